import { countRuleOf } from '../calendar/count-rule.ts';
import { pastRefusals } from '../calendar/restrictions.ts';
import type { FieldRefusal } from '../kernel/refusal.ts';
import type { Field } from '../objects/object.ts';
import type { DocumentRecord } from '../workflow/document-record.ts';
import type { Family } from './family.ts';
import { stillToCome } from './happened.ts';
import { linesOf } from './lines.ts';
import { standingOf } from './moments.ts';
import { namedRefusals } from './named-readers.ts';
import { completePeriod, type Period, periodRefusals } from './period.ts';
import type { RuleFacts } from './record.ts';

/** A document as it will be kept. */
export interface Completed {
  /** What the portal fills in beside what was given. */
  readonly patch: Readonly<Record<string, unknown>>;
  readonly record: DocumentRecord;
  readonly refusals: readonly FieldRefusal[];
}

/**
 * Completes a document on every save, and in the form while it is filled in: fields that its type has no place for are
 * emptied, numbers lose the spaces between their digits, the period is counted by its rule, the family adds what
 * follows from the rest. `given` names what the caller has just set, `before` is the document as it is kept. Refuses
 * `field/not-of-type`, `field/digits`, `field/still-to-come`, a period that cannot be, a past date, lines that name no
 * reader or one twice, fields that are closed to the caller, whatever the family's shape objects to, and
 * `field/not-taken`.
 */
export const completeDocument = (
  family: Family,
  merged: DocumentRecord,
  given: ReadonlySet<string>,
  facts: RuleFacts,
  before?: DocumentRecord,
): Completed => {
  const outside = outOfPlace(family, facts.type?.code);
  const refusals: FieldRefusal[] = outside
    .filter(([name]) => given.has(name) && !isEmpty(merged[name]))
    .map(([field]) => ({ field, code: 'field/not-of-type' }));
  const emptied = Object.fromEntries(
    outside
      .filter(([name]) => !given.has(name) && !isEmpty(merged[name]))
      .map(([name, field]) => [name, emptyOf(field)]),
  );
  const numbers = digitsIn(family, merged);
  const base: DocumentRecord = { ...merged, ...emptied, ...numbers };
  refusals.push(...wrongDigits(family, base));
  const period = family.dates?.end ? periodOf(family, base, given, facts) : undefined;
  if (period) refusals.push(...periodRefusals(base, period, given));
  const dated: DocumentRecord = { ...base, ...period };
  const added = family.complete?.(dated, facts, given, before) ?? {};
  const record: DocumentRecord = { ...dated, ...added };
  refusals.push(
    ...namedRefusals(family, record),
    ...closedFields(family, [...given], record, facts),
    ...(family.shape?.(record, facts, given) ?? []),
    ...pastDates(family, record, given, facts),
    ...stillToCome(family.object.fields, record, facts.today, given),
  );
  if (refusals.length === 0)
    refusals.push(
      ...notTaken(family, base, record, given, facts),
      ...cellsNotTaken(family, base, record, given, facts, before),
    );
  return {
    patch: { ...emptied, ...numbers, ...period, ...added },
    record,
    refusals,
  };
};

/** Fields the caller may not write as the document stands, each with its reason. */
export const closedFields = (
  { closed }: Pick<Family, 'closed'>,
  fields: readonly string[],
  record: DocumentRecord,
  facts: Pick<RuleFacts, 'byHr' | 'byOwner'>,
): FieldRefusal[] =>
  fields.flatMap((field) => {
    const code = closed?.(field, record, facts);
    return code === undefined ? [] : [{ field, code }];
  });

/**
 * Values just set that the completion dropped, since nothing asks for them as the document stands (a parameter, a type,
 * a role): they are refused, not lost. A field still asked for was changed by a rule of its family.
 */
const notTaken = (
  family: Family,
  said: DocumentRecord,
  kept: DocumentRecord,
  given: ReadonlySet<string>,
  facts: RuleFacts,
): FieldRefusal[] => {
  const lost = [...given].filter((name) => {
    const field = family.object.fields[name];
    return field && !field.lines && field.kind !== 'flag' && !isEmpty(said[name]) && isEmpty(kept[name]);
  });
  if (lost.length === 0) return [];
  const { unasked } = standingOf(
    family,
    { ...kept, ...Object.fromEntries(lost.map((name) => [name, said[name]])) },
    facts,
  );
  return lost
    .filter((name) => unasked?.includes(name) ?? true)
    .map((field) => ({ field, code: 'field/not-taken' }));
};

/** Cells of lines that were just set and that the completion dropped, since nothing asks for them now. */
const cellsNotTaken = (
  family: Family,
  said: DocumentRecord,
  kept: DocumentRecord,
  given: ReadonlySet<string>,
  facts: RuleFacts,
  before: DocumentRecord | undefined,
): FieldRefusal[] => {
  const unasked = (standingOf(family, said, facts).unasked ?? []).map((path) => path.split('.'));
  return unasked.flatMap(([name = '', index = '', cell = '']): FieldRefusal[] => {
    const [line, completed] = [said, kept].map((record) => linesOf(record, name)[Number(index)]);
    if (!given.has(name) || !line || isEmpty(line[cell]) || !isEmpty(completed?.[cell])) return [];
    // Cells the portal filled in are dropped without a refusal.
    if (family.lines?.[name]?.filled?.(line).includes(cell)) return [];
    const was = linesOf(before ?? {}, name).find(({ id }) => id !== null && id === line.id);
    return line[cell] === was?.[cell] ? [] : [{ field: `${name}.${index}.${cell}`, code: 'field/not-taken' }];
  });
};

/** Digits without the spaces people type between them. */
const digitsIn = ({ fields }: Family, record: DocumentRecord): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { digits }]) =>
      digits !== undefined && typeof record[name] === 'string'
        ? [[name, record[name].replaceAll(/\s/g, '')]]
        : [],
    ),
  );

const wrongDigits = ({ fields }: Family, record: DocumentRecord): FieldRefusal[] =>
  Object.entries(fields).flatMap(([field, { digits }]): FieldRefusal[] => {
    const value = record[field];
    if (digits === undefined || typeof value !== 'string' || value === '') return [];
    return value.length === digits && /^\d+$/.test(value)
      ? []
      : [{ field, code: 'field/digits', values: { digits } }];
  });

const periodOf = (
  { object_id }: Family,
  record: DocumentRecord,
  given: ReadonlySet<string>,
  { type, parameters, calendar }: RuleFacts,
): Period => {
  const rule = countRuleOf({ object_id, document_type: type }, parameters);
  const { start_date, end_date, days } = completePeriod(record, given, rule, calendar);
  return { start_date, end_date, days };
};

/** A past date where past days are closed (AMB-093); a document keeps its date while its dates do not change. */
const pastDates = (
  family: Family,
  record: DocumentRecord,
  given: ReadonlySet<string>,
  facts: RuleFacts,
): FieldRefusal[] =>
  ['document_type_id', family.dates?.start, family.dates?.end, family.dates?.days].some(
    (field) => field && given.has(field),
  ) && !standingOf(family, record, facts).datedBack
    ? pastRefusals(record, { object_id: family.object_id, document_type: facts.type }, facts)
    : [];

/** Whether a field has its place in documents of a type. */
export const isOfType = ({ when }: Pick<Field, 'when'>, code: string | undefined): boolean =>
  when === undefined || (code !== undefined && when.types.some((type) => isNamed(type, code)));

const isNamed = (type: string, code: string): boolean =>
  type.endsWith('*') ? code.startsWith(type.slice(0, -1)) : type === code;

const outOfPlace = (family: Family, code: string | undefined): [string, Field][] =>
  Object.entries(family.fields).filter(([, field]) => !isOfType(field, code));

export const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === false ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

const emptyOf = ({ kind, nullable }: Field): unknown => (nullable ? null : kind === 'flag' ? false : '');
