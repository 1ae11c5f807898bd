import { BUSINESS_ROLES, ROLES } from '../access/roles.ts';
import { CONTACT_FIELDS } from '../identity/contact.ts';
import { exitAddress } from '../identity/exit-address.ts';
import { isNamedRange } from '../identity/place.ts';
import type { FieldRefusal } from '../kernel/refusal.ts';
import { openCodeOf, parameterOf } from '../settings/definition.ts';
import { kindOf } from '../settings/kind.ts';
import type { Holds, ParameterKind } from '../settings/parameter-kind.ts';
import { numeric } from '../settings/read.ts';

/** What a client has that values may name; the codes in lower case. */
export interface Known {
  readonly types: ReadonlySet<string>;
  readonly type_ids: ReadonlySet<string>;
  readonly objects: ReadonlySet<string>;
  readonly statuses: ReadonlySet<string>;
}

type Wrong = Omit<FieldRefusal, 'field'>;

/**
 * Why a value is none of its parameter: `field` is `code` for a parameter the portal does not know, else `value`. An
 * empty value stands for the default and is always right. Refuses: parameter/unknown, number, whole, less, more, flag,
 * choice, items, address.
 */
export const wrongParameter = (code: string, value: string, known: Known): FieldRefusal | undefined => {
  const kind = kindOf(code);
  const definition = parameterOf(code);
  if (!kind || !definition || !isOfStatus(code, known)) return { field: 'code', code: 'parameter/unknown' };
  const text = value.trim();
  if (text === '') return undefined;
  const wrong =
    definition.type === 'flag'
      ? wrongFlag(text)
      : kind.choices
        ? notChosen(text, kind.choices)
        : definition.type === 'number'
          ? wrongNumber(text, definition.min, kind)
          : wrongText(text, kind.holds, known);
  return wrong && { field: 'value', ...wrong };
};

/** A period of a status names one that there is. */
const isOfStatus = (code: string, { statuses }: Known): boolean => {
  const open = openCodeOf(code);
  return open?.family !== 'by_status' || statuses.has(open.of);
};

const notChosen = (text: string, choices: readonly string[]): Wrong | undefined =>
  choices.includes(text.toLowerCase())
    ? undefined
    : { code: 'parameter/choice', values: { choices: choices.filter((each) => each !== '').join(', ') } };

const wrongNumber = (
  text: string,
  min: number | undefined,
  { max, fraction }: ParameterKind,
): Wrong | undefined => {
  const number = numeric(text);
  if (number === undefined) return { code: 'parameter/number' };
  if (!fraction && !Number.isInteger(number)) return { code: 'parameter/whole' };
  if (min !== undefined && number < min) return { code: 'parameter/less', values: { min } };
  return max !== undefined && number > max ? { code: 'parameter/more', values: { max } } : undefined;
};

const wrongFlag = (text: string): Wrong | undefined =>
  text === '0' || text === '1' ? undefined : { code: 'parameter/flag' };

const wrongText = (text: string, holds: Holds | undefined, known: Known): Wrong | undefined => {
  if (holds === undefined || holds === 'words') return undefined;
  if (holds === 'address') return exitAddress(text) ? undefined : { code: 'parameter/address' };
  const isItem = ITEMS[holds];
  const wrong = text
    .split(';')
    .map((item) => item.trim())
    .filter((item) => item !== '' && !isItem(item, known));
  return wrong.length > 0 ? { code: 'parameter/items', values: { items: wrong.join('; ') } } : undefined;
};

const among =
  (names: readonly string[]) =>
  (item: string): boolean =>
    names.includes(item.toLowerCase());

const STATUS_DAYS = /^([a-z][a-z0-9_]*)\s*=\s*\d{1,3}$/i;

const ITEMS: Readonly<Record<Exclude<Holds, 'words' | 'address'>, (item: string, known: Known) => boolean>> =
  {
    types: (item, { types }) => types.has(item.toLowerCase()),
    type_ids: (item, { type_ids }) => type_ids.has(item),
    objects: (item, { types, objects }) =>
      ['0', '1', '*'].includes(item) || types.has(item.toLowerCase()) || objects.has(item.toLowerCase()),
    roles: among([...ROLES, 'user']),
    business_roles: among(BUSINESS_ROLES),
    contacts: among(CONTACT_FIELDS),
    status_days: (item, { statuses }) => statuses.has(STATUS_DAYS.exec(item)?.[1]?.toLowerCase() ?? ''),
    ranges: isNamedRange,
  };
