import type { Refusal } from '../../lib/kernel/refusal.ts';
import { ok, type Result, refuse } from '../../lib/kernel/result.ts';
import type { Field, Fields, ObjectDefinition } from '../../lib/objects/object.ts';
import type { OrderKey } from './cursor.ts';
import type { ListInput } from './list-query.ts';

const names = (list: string): string[] => list.split(',').map((name) => name.trim());

/** The fields asked for; without any all there are, but for lines and what is read where it is asked for: those are named by `also`. */
export const selectFields = (
  fields: Fields,
  select: string | undefined,
  also: string | undefined,
): Result<Fields, Refusal> => {
  const all = select === undefined || select.trim() === '';
  const chosen: Record<string, Field> = all
    ? Object.fromEntries(Object.entries(fields).filter(([, field]) => !field.lines && !field.asked))
    : {};
  for (const name of [...(all ? [] : names(select)), ...(also?.trim() ? names(also) : [])]) {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (!field) return refuse({ reason: 'unknown_field', values: { field: name.slice(0, 60) } });
    chosen[name] = field;
  }
  return ok(chosen);
};

export const orderOf = (
  object: ObjectDefinition,
  fields: Fields,
  input: ListInput,
): Result<OrderKey[], Refusal> => {
  const asked = input.orderBy?.trim() ? names(input.orderBy) : [object.order.field];
  const desc = input.sort ? input.sort === 'desc' : input.orderBy?.trim() ? false : object.order.desc;
  if (asked.length > 5) return refuse({ reason: 'invalid_params', values: { field: 'orderBy' } });
  const keys: OrderKey[] = [];
  for (const name of asked) {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (!field || field.shownIn || field.asked || field.kind === 'json')
      return refuse({ reason: 'unknown_field', values: { field: name.slice(0, 60) } });
    const own = field.aliasOf ?? name;
    if (!keys.some((key) => key.name === own))
      keys.push({ name: own, field, desc, nullable: mayBeNull(field) });
  }
  const identity = object.fields.id;
  if (identity && !keys.some((key) => key.name === 'id'))
    keys.push({ name: 'id', field: identity, desc, nullable: false });
  return ok(keys);
};

/** Whether a caller who may read these fields may learn every value a cursor of this order holds. */
export const isOrderTold = (order: readonly OrderKey[], fields: Fields): boolean =>
  order.every(({ name }) => fields[name] !== undefined && !fields[name].shownIn);

const mayBeNull = (field: Field): boolean => Boolean(field.nullable || field.from || field.computed);
