import type { Field } from './object.ts';

/** Short constructors: a definition reads as a table. */
export const id = (field: Partial<Field> = {}): Field => ({ kind: 'id', ...field });
export const code = (max: number, field: Partial<Field> = {}): Field => ({ kind: 'code', max, ...field });
export const text = (max: number, field: Partial<Field> = {}): Field => ({ kind: 'text', max, ...field });
export const flag = (field: Partial<Field> = {}): Field => ({ kind: 'flag', ...field });
export const day = (field: Partial<Field> = {}): Field => ({ kind: 'day', ...field });
/** A time of the day. */
export const time = (field: Partial<Field> = {}): Field => ({ kind: 'time', ...field });
export const moment = (field: Partial<Field> = {}): Field => ({ kind: 'moment', ...field });
export const integer = (field: Partial<Field> = {}): Field => ({ kind: 'integer', ...field });
export const decimal = (field: Partial<Field> = {}): Field => ({ kind: 'decimal', ...field });
/** Money, with at most so many digits after the point. */
export const money = (places: number, field: Partial<Field> = {}): Field =>
  decimal({ money: { places }, ...field });
export const json = (field: Partial<Field> = {}): Field => ({ kind: 'json', max: 8000, ...field });

/** A joined name in both languages: `employee_name`, `employee_name_eng`. */
export const named = (prefix: string, ref: string, table: string, max = 300): Record<string, Field> => ({
  [`${prefix}_name`]: text(max, { from: { ref, table, column: 'name' } }),
  [`${prefix}_name_eng`]: text(max, { from: { ref, table, column: 'name_eng' } }),
});

export const always = { write: 'always' } as const;
export const must = { write: 'always', required: true } as const;

/** A record's own name in both languages; the English one may be missing. */
export const names = (max: number, name: Partial<Field> = must): Record<'name' | 'name_eng', Field> => ({
  name: text(max, name),
  name_eng: text(max, always),
});
