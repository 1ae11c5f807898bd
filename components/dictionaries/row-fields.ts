'use client';
import { useTranslations } from 'next-intl';
import { z } from 'zod';
import { detailAt, detailOf, detailWith } from '../../lib/dictionaries/detail.ts';
import type { DictionaryDescription, DictionaryField } from '../../lib/rpc/dictionaries.ts';
import type { FieldValue, WindowField, WindowForm } from '../forms/window/window-form.ts';
import { useNames } from '../people/use-names.ts';
import { useTellHandedOver } from '../people/use-tell-handed-over.ts';
import type { AnyRow } from '../rpc/rows.ts';
import { isPeople, type Option, useOptions } from './use-options.ts';

/** Stands for nothing in a choice, whose values are never empty. */
const NONE = '-';

/** The window in which a row of a dictionary is added or edited; the server judges what is in it. */
export const useRowFields = (
  described: DictionaryDescription,
  row: AnyRow | undefined,
  title: string,
): WindowForm<Record<string, unknown>> => {
  const t = useTranslations('dictionary');
  const names = useNames();
  const tell = useTellHandedOver();
  const optionsOf = useOptions(described);
  const writable = inOrder(described).filter(
    ({ name, kind, write }) =>
      kind !== 'json' && name !== 'disabled' && (write === 'always' || write === (row ? 'edit' : 'add')),
  );
  const detail = detailOf(row?.detail);
  return {
    title,
    description: names.of(described, 'text'),
    size: 'lg',
    begins: Object.fromEntries(
      writable.map((field) => [
        field.name,
        begun(
          field,
          field.in_detail
            ? detailAt(detail, field.name)
            : (row?.[field.name] ?? onlyOption(field, optionsOf(field))),
        ),
      ]),
    ),
    fields: () =>
      writable.map((field, index) =>
        rowField(field, {
          label: names.of(field, 'label'),
          hint: names.of(field, 'hint'),
          none: t('none_chosen'),
          options: optionsOf(field),
          isHalf: isHalf(writable, index),
        }),
      ),
    check: checkOf(writable),
    wrong: () => t('fill'),
    method: row ? 'table.edit' : 'table.add',
    send: (checked) => {
      const wires = writable
        .map((field) => [field, wireOf(checked[field.name] as FieldValue)] as const)
        .filter(([field, value]) => value !== '' || !isLeftOut(field));
      const own = wires.filter(([{ in_detail }]) => !in_detail).map(([{ name }, value]) => [name, value]);
      const inDetail = wires.filter(([{ in_detail }]) => in_detail).map(([{ name }, value]) => [name, value]);
      const record = {
        ...Object.fromEntries(own),
        ...(inDetail.length > 0 && { detail: detailWith(detail, Object.fromEntries(inDetail)) }),
        ...(row ? { id: row.id, updated_at: row.updated_at } : described.only),
      };
      return { params: { object: described.object, data: [record] } };
    },
    saved: t('saved'),
    tell,
  };
};

/** Fields as the table has its columns, then the others; the English text beside the Russian one. */
const inOrder = ({ fields, columns }: DictionaryDescription): readonly DictionaryField[] => {
  const shown = columns.flatMap((name) => fields.filter((field) => field.name === name));
  const all = [...shown, ...fields.filter((field) => !shown.includes(field))];
  const twinOf = ({ name }: DictionaryField) => all.find((other) => other.name === `${name}_eng`);
  const isTwin = ({ name }: DictionaryField) => all.some((other) => `${other.name}_eng` === name);
  return all.flatMap((field) => (isTwin(field) ? [] : [field, ...[twinOf(field)].filter((twin) => !!twin)]));
};

/** A number left untyped stays as it is. */
const isLeftOut = ({ kind, nullable }: DictionaryField): boolean =>
  !nullable && (kind === 'integer' || kind === 'decimal');

const begun = (field: DictionaryField, value: unknown): FieldValue => {
  if (field.kind === 'flag') return value === '1' || value === true;
  if (field.references && isPeople(field.references)) return typeof value === 'number' ? value : null;
  if (field.kind === 'day') return typeof value === 'string' ? value : null;
  if (field.values || field.references)
    return value === null || value === undefined || value === '' ? NONE : String(value);
  return value === null || value === undefined ? '' : String(value);
};

/** Where a choice is needed and there is one thing to choose, it is chosen. */
const onlyOption = ({ required }: DictionaryField, [first, ...others]: readonly Option[]): unknown =>
  required && others.length === 0 ? first?.value : undefined;

const wireOf = (value: FieldValue): unknown =>
  typeof value === 'boolean' ? (value ? '1' : '0') : value === NONE ? null : value;

interface Shown {
  readonly label: string;
  readonly hint: string;
  readonly none: string;
  readonly options: readonly Option[];
  readonly isHalf: boolean;
}

const rowField = (field: DictionaryField, { label, hint, none, options, isHalf }: Shown): WindowField => {
  const { name, kind, max, required } = field;
  const common = { name, label, ...(hint && { hint }), ...(isHalf && { half: 'wide' as const }) };
  if (kind === 'flag') return { ...common, kind: 'check' };
  if (field.references && isPeople(field.references)) return { ...common, kind: 'person' };
  if (kind === 'day') return { ...common, kind: 'day', optional: !required };
  if (field.values || field.references)
    return {
      ...common,
      kind: 'choice',
      optional: !required,
      options: required ? options : [{ value: NONE, label: none }, ...options],
      placeholder: none,
    };
  if (kind === 'text' && (max ?? 0) > LINE) return { ...common, kind: 'area', rows: 2, optional: !required };
  const isNumber = kind === 'integer' || kind === 'decimal' || kind === 'id';
  return {
    ...common,
    kind: 'text',
    max: isNumber ? NUMBER_MAX : (max ?? LINE),
    optional: !required,
    ...(isNumber && { inputMode: 'numeric' as const }),
  };
};

const LINE = 300;
const NUMBER_MAX = 16;

/** Texts of both languages stand side by side; short fields share a line with the next. */
const isHalf = (fields: readonly DictionaryField[], index: number): boolean => {
  const field = fields[index];
  if (!field || field.kind === 'flag') return false;
  const { name } = field;
  const twin =
    /(_eng|\.en)$/.test(name) ||
    fields.some((other) => other.name === `${name}_eng` || other.name === name.replace(/\.ru$/, '.en'));
  return twin || field.kind !== 'text';
};

const checkOf = (fields: readonly DictionaryField[]): z.ZodType<Record<string, unknown>> =>
  z.object(
    Object.fromEntries(
      fields.map(({ name, required, kind }) => [
        name,
        required && kind !== 'flag'
          ? z.any().refine((value) => value !== null && value !== '' && value !== NONE)
          : z.any(),
      ]),
    ),
  ) as z.ZodType<Record<string, unknown>>;
