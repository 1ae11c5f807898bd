import type { Locale } from '../../lib/access/actor.ts';
import { BUSINESS_ROLES, ROLES } from '../../lib/access/roles.ts';
import { FAMILY_IDENTITIES } from '../../lib/families/identities.ts';
import { CONTACT_FIELDS } from '../../lib/identity/contact.ts';
import type { ParameterOption } from '../../lib/rpc/parameters.ts';
import type { StatusName } from '../client/rules.ts';
import type { Db } from '../db/tx.ts';
import { firstSaid, inBoth, statusName } from './words.ts';

interface Type {
  readonly id: number;
  readonly object_id: string;
  readonly code: string;
  readonly name: string;
  readonly name_eng: string;
}

/** What lists of parameters may have, by what they hold, in the order of their words. */
export const optionsOf = async (
  db: Db,
  clientId: number,
  statuses: ReadonlyMap<string, StatusName>,
): Promise<Record<string, ParameterOption[]>> => {
  const types = await db.rows<Type>(TYPES, [clientId]);
  const ofTypes = [...Map.groupBy(types, ({ code }) => code.toLowerCase()).values()].map(byCode);
  const named = (value: string, keys: readonly string[]): ParameterOption => ({
    value,
    ...inBoth('label', (locale) => firstSaid(locale, keys) || value),
  });
  const role = (value: string) => named(value, [`parameter.role.${value}`, `shell.role.${value}`]);
  return {
    types: ofTypes,
    type_ids: types.map((type) => ({ ...byCode([type]), value: String(type.id) })),
    objects: [
      named('1', ['parameter.everywhere']),
      ...FAMILY_IDENTITIES.map(({ object_id }) => named(object_id, [`shell.families.${object_id}`])),
      ...ofTypes,
    ],
    roles: ['user', ...ROLES].map(role),
    business_roles: BUSINESS_ROLES.filter((name) => name !== 'system').map(role),
    contacts: CONTACT_FIELDS.map((value) => named(value, [`parameter.contact.${value}`])),
    status_days: [...statuses.keys()].map((value) => ({
      value,
      ...inBoth('label', (locale) => statusName(statuses, value, locale)),
    })),
  };
};

/** Several families may have a type of one code: it is called by its names. */
const byCode = (types: readonly Type[]): ParameterOption => {
  const names = (locale: Locale) => [
    ...new Set(types.map(({ name, name_eng }) => (locale === 'en' && name_eng) || name)),
  ];
  return { value: types[0]?.code ?? '', ...inBoth('label', (locale) => names(locale).join(' / ')) };
};

const TYPES = `select "id", "object_id", "code", "name", "name_eng" from "document_type" where "client_id" = $1
  order by "object_id", "sort", "id"`;

/** The choices of a parameter in words; '' stands for the default. */
export const choicesOf = (code: string, choices: readonly string[]): ParameterOption[] =>
  choices.map((value) => ({
    value,
    ...inBoth(
      'label',
      (locale) => firstSaid(locale, [`parameter.choice.${code}.${value || 'none'}`]) || value,
    ),
  }));
