import { FAMILY_IDENTITIES } from '../families/identities.ts';
import { hasOwnForm } from '../families/identity.ts';
import { isOfCandidates } from '../families/kinds.data.ts';
import { isGroup, type Messages } from './override-messages.ts';

/** Groups of sentences that families add to, beside `families` itself. */
export const WITH_FAMILIES: readonly string[] = [
  'families',
  'rules',
  'print',
  'notifications',
  'shell',
  'create',
  'guide',
  'documents',
];

/**
 * The sentences of a language with those of its families in their places. A family says everything in one file: its
 * refusals go to `rules.<family>`, its printed sentences to `print.families.<family>`, those of its moves to
 * `notifications.<family>`, its title, what its documents are called together and the gender it is spoken of by to
 * `shell.families.<family>`, `shell.together.<family>` and `shell.genders.<family>`, what the day it is due is called
 * to `shell.due.<family>`, other words it is looked for by to `create.synonyms.<family>` and those of kinds of its
 * documents to `create.kinds.<family>`, what its lists are called to `shell.routes`, how one is made to
 * `guide.pages.<family>`, its own words for statuses, steps and stages to `documents.<statuses|steps|stages>.<family>`,
 * all the rest to `families.<family>`.
 */
export const withFamilies = (messages: Messages, said: Messages): Messages => {
  const families = withListsOfReviewers(said);
  const of = (part: string): Messages =>
    Object.fromEntries(
      Object.entries(families).flatMap(([family, said]) => {
        const own = isGroup(said) ? said[part] : undefined;
        return own === undefined ? [] : [[family, own]];
      }),
    );
  const rest = Object.fromEntries(
    Object.entries(families).map(([family, said]) => [
      family,
      isGroup(said)
        ? Object.fromEntries(Object.entries(said).filter(([part]) => !OWN_PLACE.has(part)))
        : said,
    ]),
  );
  return {
    ...messages,
    families: rest,
    rules: { ...groupOf(messages, 'rules'), ...of('rules') },
    print: { ...groupOf(messages, 'print'), families: of('print') },
    notifications: { ...groupOf(messages, 'notifications'), ...of('notifications') },
    create: { ...groupOf(messages, 'create'), synonyms: of('synonyms'), kinds: of('kinds') },
    guide: {
      ...groupOf(messages, 'guide'),
      pages: { ...of('guide'), ...groupOf(groupOf(messages, 'guide'), 'pages') },
    },
    documents: {
      ...groupOf(messages, 'documents'),
      ...Object.fromEntries(
        OF_MOVES.map((part) => [part, { ...groupOf(groupOf(messages, 'documents'), part), ...of(part) }]),
      ),
    },
    shell: {
      ...groupOf(messages, 'shell'),
      families: of('title'),
      together: of('title_plural'),
      genders: of('gender'),
      due: of('due'),
      routes: { ...routesOf(families), ...groupOf(groupOf(messages, 'shell'), 'routes') },
    },
  };
};

/** Where no reviewer reads the documents of others, their list is one of their own documents, called as these are together. */
const withListsOfReviewers = (families: Messages): Messages => ({
  ...families,
  ...Object.fromEntries(
    FAMILY_IDENTITIES.flatMap((family) => {
      const said = groupOf(families, family.object_id);
      const { title_plural } = said;
      return family.readers.reviewer || isOfCandidates(family) || hasOwnForm(family) || !title_plural
        ? []
        : [[family.object_id, { ...said, lists: { rev: title_plural, ...groupOf(said, 'lists') } }]];
    }),
  ),
});

/** What the form and the lists of each family are called; where the shell has a name of its own for one, that stands. */
const routesOf = (families: Messages): Messages =>
  Object.fromEntries(
    FAMILY_IDENTITIES.flatMap(({ object_id, routes }) => {
      const said = groupOf(families, object_id);
      const { own, sub, rev, hr } = groupOf(said, 'lists');
      const names = Object.entries({
        [routes.form]: said.title,
        [`${routes.list}-own`]: own,
        [`${routes.list}-sub`]: sub,
        [`${routes.list}-rev`]: rev,
        [routes.list]: hr,
      });
      return routes.under
        ? []
        : names.flatMap(([name, text]) => (text === undefined ? [] : [[name, text] as const]));
    }),
  );

/** Words for where a document stands and moves, which a family may say in its own way. */
const OF_MOVES = ['statuses', 'steps', 'stages'] as const;

const OWN_PLACE: ReadonlySet<string> = new Set([
  ...OF_MOVES,
  'rules',
  'print',
  'notifications',
  'synonyms',
  'kinds',
  'due',
  'guide',
]);

const groupOf = (messages: Messages, name: string): Messages => {
  const group = messages[name];
  return isGroup(group) ? group : {};
};

/**
 * The names of sentences that a page of some families brings: of others it needs neither their words nor their
 * refusals. `families` are the objects of all of them.
 */
export const namesOfFamily = (
  names: readonly string[],
  own: readonly string[],
  messages: Messages,
  families: readonly string[],
): string[] =>
  names.flatMap((name) => {
    if (name === 'families') return own.map((family) => `families.${family}`);
    if (name !== 'rules') return [name];
    return Object.keys(groupOf(messages, 'rules'))
      .filter((group) => own.includes(group) || !families.includes(group))
      .map((group) => `rules.${group}`);
  });
