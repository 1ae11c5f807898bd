import type { Actor, Locale } from '../../lib/access/actor.ts';
import { localised } from '../../lib/i18n/localised.ts';
import { shortName } from '../../lib/i18n/person-name.ts';
import type { AccessPersonFacts, ComparedRow, PersonStep, PersonWay, Side } from '../../lib/reach/answer.ts';
import type { LookedRole } from '../../lib/reach/table.data.ts';
import { type AccessWords, accessWords } from '../../lib/reach/words.ts';
import { type Rules, readRules } from '../client/rules.ts';
import { db } from '../db/tx.ts';
import { sentence } from '../i18n/sentence.ts';
import { accessCompare, accessPerson } from './person.ts';
import { accessTable } from './table.ts';

/** What is taken along: a table of roles, the rights of one person, or two people beside each other. */
export type AccessExport =
  | { readonly role?: LookedRole | undefined; readonly object?: string | undefined }
  | { readonly person: number; readonly with?: number | undefined };

type Line = readonly string[];

/** The page «Роли и доступ» as a table of texts, in the words of the screen. Refuses what the page is refused. */
export const exportedAccess = async (
  admin: Actor,
  asked: AccessExport,
  locale: Locale,
): Promise<readonly Line[]> => {
  const rules = await readRules(db, admin.client_id);
  if (!('person' in asked)) return ofRoles(wordsOf(locale, rules, []), await accessTable(admin, asked));
  if (asked.with !== undefined) {
    const both = await accessCompare(admin, { first: asked.person, second: asked.with });
    return ofTwo(wordsOf(locale, rules, [both.first, both.second]), both);
  }
  const one = await accessPerson(admin, asked.person);
  return ofOne(wordsOf(locale, rules, [one.person]), one);
};

const VERBS = ['read', 'add', 'edit', 'del'] as const;
/** Values of a list in a file: more than any list has. */
const EVERY = 1_000;

const wordsOf = (locale: Locale, rules: Rules, people: readonly AccessPersonFacts[]): AccessWords => {
  const said = (...keys: readonly string[]): string | undefined =>
    keys
      .map((key) => [key, sentence(locale, key, undefined, rules.words)])
      .find(([key, text]) => key !== text)?.[1];
  const organizations = people.flatMap((person) => person.organizations);
  return accessWords(
    {
      say: (key, values) => sentence(locale, `access.${key}`, values, rules.words),
      object: (id) => said(`shell.families.${id}`, `access.object.${id}`, `audit.object.${id}`) ?? id,
      role: (id) => said(`access.role.${id}`, `shell.role.${id}`, `documents.holder.role.${id}`) ?? id,
      route: (name) => said(`shell.routes.${name}`) ?? name,
      status: (id) => localised({ ...rules.statuses.get(id) }, 'name', locale) || id,
      organization: (id) =>
        localised({ ...organizations.find((each) => each.id === id) }, 'name', locale) || String(id),
      grants: people.flatMap(({ held }) => held),
      name: (named) => shortName(localised(named, 'name', locale)),
    },
    EVERY,
  );
};

const heads = ({ say }: AccessWords, ...names: readonly string[]): Line =>
  names.map((name) => say(`column.${name}`));

const ofRoles = (words: AccessWords, table: Awaited<ReturnType<typeof accessTable>>): readonly Line[] => [
  heads(words, 'role', 'group', 'object', ...VERBS, 'steps', 'screens'),
  ...table.flatMap(({ role, rows }) =>
    rows.map((row) => [
      words.role(role),
      words.say(`group.${row.group}`),
      words.object(row.object),
      ...VERBS.map((verb) => waysIn(words, row[verb])),
      row.steps
        .map((step) => words.say('step_of', { step: words.step(step), levels: words.levels(step) }))
        .join('; '),
      row.screens.map((name) => words.route(name)).join('; '),
    ]),
  ),
];

const waysIn = (words: AccessWords, ways: readonly Parameters<AccessWords['line']>[0][] | null): string => {
  if (ways === null) return words.say('by_deeds');
  return ways.length === 0 ? words.say('no') : ways.map(words.line).join('; ');
};

const ofOne = (words: AccessWords, { rows }: Awaited<ReturnType<typeof accessPerson>>): readonly Line[] => [
  heads(words, 'group', 'object', 'right', 'reach', 'cause'),
  ...rows.flatMap((row) =>
    rightsIn(words, row).map(([right, reach, cause]) => [...nameOf(words, row), right, reach, cause]),
  ),
];

const ofTwo = (
  words: AccessWords,
  { first, second, rows }: Awaited<ReturnType<typeof accessCompare>>,
): readonly Line[] => {
  const sides = { first: words.name(first), second: words.name(second) };
  const who = (side: Side) => words.say(`side.${side}`, side === 'both' ? {} : { name: sides[side] });
  return [
    heads(words, 'group', 'object', 'right', 'reach', 'cause', 'who'),
    ...rows.flatMap((row) =>
      rightsIn(words, row).map(([right, reach, cause, side]) => [
        ...nameOf(words, row),
        right,
        reach,
        cause,
        who(side ?? 'both'),
      ]),
    ),
  ];
};

const nameOf = (words: AccessWords, { group, object }: Pick<ComparedRow, 'group' | 'object'>): Line => [
  words.say(`group.${group}`),
  words.object(object),
];

type Sided<Of> = Of & { readonly side?: Side };
interface Rights {
  readonly read: readonly Sided<PersonWay>[];
  readonly add: readonly Sided<PersonWay>[] | null;
  readonly edit: readonly Sided<PersonWay>[] | null;
  readonly del: readonly Sided<PersonWay>[] | null;
  readonly steps: readonly Sided<PersonStep>[];
  readonly screens: readonly (string | { readonly name: string; readonly side: Side })[];
}

/** Each right of a row by itself: what it is, how far it reaches, where it comes from and whose it is. */
const rightsIn = (
  words: AccessWords,
  row: Rights,
): readonly (readonly [right: string, reach: string, cause: string, side: Side | undefined])[] => [
  ...VERBS.flatMap((verb) =>
    (row[verb] ?? []).map(
      (way) =>
        [
          words.say(`column.${verb}`),
          words.line(way),
          way.causes.map(words.cause).join('; '),
          way.side,
        ] as const,
    ),
  ),
  ...row.steps.map(
    (step) =>
      [words.step(step), words.levels(step), step.causes.map(words.cause).join('; '), step.side] as const,
  ),
  ...row.screens.map((screen) =>
    typeof screen === 'string'
      ? ([words.say('column.screens'), words.route(screen), '', undefined] as const)
      : ([words.say('column.screens'), words.route(screen.name), '', screen.side] as const),
  ),
];
