import { existsSync, globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { FAMILIES } from '../lib/documents/families.ts';
import type { FamilyIdentity } from '../lib/families/identity.ts';
import { IDENTITIES, identitiesTable } from './identities-table.ts';
import { writeChanged } from './write-changed.ts';

const ROOT = join(import.meta.dirname, '..');
const DEFINITIONS = 'components/families/definitions.data.ts';
const FORMS = 'components/families/forms.data.ts';

/** Each of what an identity is made of: one that is left out does not compile. */
const PARTS: Readonly<Record<keyof FamilyIdentity, true>> = {
  object_id: true,
  routes: true,
  group: true,
  readers: true,
  dates: true,
  absence: true,
  law: true,
  kind: true,
  made: true,
  screens: true,
  guide: true,
};

/** What a family says of itself without its fields, form and rules. */
const identityOf = (family: FamilyIdentity): Partial<FamilyIdentity> =>
  Object.fromEntries(
    Object.keys(PARTS).flatMap((key) =>
      Object.hasOwn(family, key) ? [[key, Reflect.get(family, key)]] : [],
    ),
  );

/** Where the definition of each family stands, by its object: its folder, and its name there. */
const placesOfFolders = async () => {
  const folders = globSync('lib/documents/families/*/index.ts', { cwd: ROOT }).sort();
  const places = await Promise.all(
    folders.map(async (path) => {
      const exported = Object.entries((await import(join(ROOT, path))) as Record<string, unknown>);
      return exported.flatMap(([name, value]) => {
        const family = FAMILIES.find((each) => each === value);
        return family ? [{ object_id: family.object_id, name, path }] : [];
      });
    }),
  );
  return places.flat();
};

/** The text of the table by which a list fetches the definition of its family. */
const fetchedDefinitions = async (): Promise<string> =>
  tableOf({
    imports: [
      "import type { Family } from '../../lib/documents/family.ts';",
      "import { type Fetched, given } from './given.ts';",
    ],
    about: 'Definitions of families, each a part of its own: a list fetches that of its family.',
    head: 'DEFINITIONS: Readonly<Record<string, Fetched<Family>>>',
    rows: (await placesOfFolders()).map(
      ({ object_id, name, path }) => `${object_id}: ${fetched(`../../${path}`, `file.${name}`)}`,
    ),
  });

/** The text of the table by which a form fetches what its family says and shows of its own. */
const fetchedForms = async (): Promise<string> =>
  tableOf({
    imports: [
      "import type { FamilyForm } from '../documents/form/slots.ts';",
      "import { type Fetched, given } from './given.ts';",
    ],
    about: 'Forms of families, each a part of its own: the definition, and what a family shows besides.',
    head: 'FORMS: Readonly<Record<string, Fetched<FamilyForm>>>',
    rows: (await placesOfFolders()).map(({ object_id, name, path }) => {
      const own = `./${basename(dirname(path))}/form.ts`;
      const form = existsSync(join(ROOT, 'components/families', own))
        ? fetched(own, 'file.form')
        : fetched(`../../${path}`, `{ family: file.${name} }`);
      return `${object_id}: ${form}`;
    }),
  });

const fetched = (path: string, value: string): string =>
  `dynamic(() => import('${path}').then((file) => given(${value}))),`;

const tableOf = (table: {
  imports: readonly string[];
  about: string;
  head: string;
  rows: readonly string[];
}) =>
  `import dynamic from 'next/dynamic';
${table.imports.join('\n')}

/** ${table.about} */
export const ${table.head} = {
${table.rows.join('\n')}
};
`;

/** Writes what pages, menus and links know of the families, as their folders say it. */
export const writeFamilies = async (): Promise<void> => {
  writeChanged(join(ROOT, IDENTITIES), identitiesTable(FAMILIES.map(identityOf)));
  writeChanged(join(ROOT, DEFINITIONS), await fetchedDefinitions());
  writeChanged(join(ROOT, FORMS), await fetchedForms());
};
