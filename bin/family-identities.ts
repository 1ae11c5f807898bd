import { existsSync, globSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { argv } from 'node:process';
import { FAMILIES } from '../lib/documents/families.ts';
import type { FamilyIdentity } from '../lib/families/identity.ts';
import { runProgram } from './program.ts';

const ROOT = join(import.meta.dirname, '..');
const TABLE = 'lib/families/identities.data.ts';
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

/** The identities as the folders of the families say them. */
export const identitiesOfFolders = () => FAMILIES.map(identityOf);

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
export const fetchedDefinitions = async (): Promise<string> =>
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
export const fetchedForms = async (): Promise<string> =>
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

// Written by \`npm run families\` from the folders of the families.

/** ${table.about} */
export const ${table.head} = {
${table.rows.join('\n')}
};
`;

if (argv[1] === import.meta.filename) {
  writeFileSync(
    join(ROOT, TABLE),
    `import type { FamilyIdentity } from './identity.ts';

// Written by \`npm run families\` from what the folders of the families say.

export const IDENTITIES: readonly FamilyIdentity[] = ${JSON.stringify(identitiesOfFolders())};
`,
  );
  writeFileSync(join(ROOT, DEFINITIONS), await fetchedDefinitions());
  writeFileSync(join(ROOT, FORMS), await fetchedForms());
  const { code, output } = await runProgram('node_modules/@biomejs/biome/bin/biome', [
    'check',
    '--write',
    TABLE,
    DEFINITIONS,
    FORMS,
  ]);
  if (code !== 0) throw new Error(output);
}
