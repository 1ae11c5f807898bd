import { importedDay, isUnsetDay } from '../../lib/kernel/imported-day.ts';
import type { FieldRefusal } from '../../lib/kernel/refusal.ts';
import { ok, type Result, refuse } from '../../lib/kernel/result.ts';
import { shownNumber } from '../../lib/kernel/shown-number.ts';
import type { DictionaryField } from '../../lib/rpc/dictionaries.ts';
import { type Named, type NamedRows, NOTHING_NAMED, numbered, plain } from './named-rows.ts';

/** What a cell is read by. */
export interface CellFacts {
  readonly named: ReadonlyMap<string, NamedRows>;
  /** The organization that the line gives for the people it names; '' where it gives none. */
  readonly organization?: string;
  /** Plain numbers of days count from 1904. */
  readonly from1904?: boolean;
}

/**
 * The value of a cell as the wire has it. Codes: `field/wrong`, `field/ambiguous` where it means several rows,
 * `user/unknown-organization`.
 */
export const wireOfCell = (
  field: DictionaryField,
  cell: string,
  facts: CellFacts,
): Result<unknown, FieldRefusal> => {
  const text = cell.trim();
  if (text !== '' && field.references) return referred(field, text, facts);
  const value = plainValue(field, text, facts.from1904 ?? false);
  return value === undefined ? refuse({ field: field.name, code: 'field/wrong' }) : ok(value);
};

/** Undefined where a text is no value of the field. */
const plainValue = ({ kind, values }: DictionaryField, text: string, from1904: boolean): unknown => {
  if (kind === 'flag') return text === '' ? '0' : FLAGS[plain(text)];
  if (text === '') return values?.some(({ value }) => value === '') ? '' : null;
  if (kind === 'day') return isUnsetDay(text) ? null : importedDay(text, from1904);
  if (kind === 'decimal') return shownNumber(text);
  if (!values) return text;
  return values.find(({ value, label, label_eng }) =>
    [value, label, label_eng].some((each) => plain(each) === plain(text)),
  )?.value;
};

const referred = (
  { name: field, references }: DictionaryField,
  text: string,
  { named, organization = '' }: CellFacts,
): Result<unknown, FieldRefusal> => {
  const said = organization.trim();
  const organizations = named.get('organization') ?? NOTHING_NAMED;
  const [whose] = said === '' ? [] : organizations.meant(said);
  if (said !== '' && !whose)
    return refuse({ field, code: 'user/unknown-organization', values: { value: said.slice(0, 60) } });
  const rows = named.get(references?.object ?? '') ?? NOTHING_NAMED;
  const [found, ...others] = rows.meant(text, whose && Number(whose.id));
  if (!found) return refuse({ field, code: 'field/wrong' });
  if (others.length > 0)
    return refuse({
      field,
      code: 'field/ambiguous',
      values: ambiguous(text, [found, ...others], organizations),
    });
  return ok(references?.by === 'id' ? found.id : found.code);
};

const ROWS_SAID = 3;

/** The rows a text may mean, each with the code of its organization. */
const ambiguous = (value: string, found: readonly Named[], organizations: NamedRows) => ({
  value: value.slice(0, 60),
  rows: found
    .slice(0, ROWS_SAID)
    .map((row) => {
      const whose = organizations.byId(row.organization_id);
      return [row.name || row.code, whose && `(${whose.code || whose.name})`].filter(Boolean).join(' ');
    })
    .join(', '),
});

/** A value of a row as a file has it: what is named by its code, flags as 1 and 0. */
export const cellOfWire = (
  { references }: DictionaryField,
  value: unknown,
  named: ReadonlyMap<string, NamedRows>,
): string => {
  if (value === null || value === undefined) return '';
  if (references?.by !== 'id') return String(value);
  const row = named.get(references.object)?.byId(value);
  return row?.code || numbered(String(value));
};

/** The code of the organization of the person that a field names. */
export const organizationCell = (
  { references }: DictionaryField,
  value: unknown,
  named: ReadonlyMap<string, NamedRows>,
): string => {
  const { organization_id } = named.get(references?.object ?? '')?.byId(value) ?? {};
  const whose = named.get('organization')?.byId(organization_id);
  return whose?.code || (organization_id === undefined ? '' : numbered(organization_id));
};

/** A value as a preview says it: what is named by its name. */
export const saidValue = (
  { references }: DictionaryField,
  value: unknown,
  named: ReadonlyMap<string, NamedRows>,
): unknown => {
  const row = references?.by === 'id' ? named.get(references.object)?.byId(value) : undefined;
  return row ? row.name || row.code : value;
};

const FLAGS: Readonly<Record<string, '0' | '1'>> = {
  '1': '1',
  да: '1',
  yes: '1',
  true: '1',
  истина: '1',
  '+': '1',
  '0': '0',
  нет: '0',
  no: '0',
  false: '0',
  ложь: '0',
  '-': '0',
  '–': '0',
};
