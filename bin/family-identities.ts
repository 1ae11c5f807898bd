import { globSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv } from 'node:process';
import { AWAITED_FAMILIES } from '../lib/documents/families/awaited/index.ts';
import { FAMILIES } from '../lib/documents/families.ts';
import type { FamilyIdentity } from '../lib/documents/identity.ts';
import { runProgram } from './program.ts';

const ROOT = join(import.meta.dirname, '..');
const TABLE = 'lib/documents/identities.data.ts';
const FETCHED = 'components/families/definitions.data.ts';

const KEYS = [
  'object_id',
  'awaited',
  'routes',
  'group',
  'readers',
  'dates',
  'absence',
  'absentOn',
  'law',
  'owners',
  'under',
  'pushed',
  'screens',
  'guide',
  'start',
] as const satisfies readonly (keyof FamilyIdentity | 'awaited')[];

/** What a family says of itself without its fields, form and rules. */
const identityOf = (family: FamilyIdentity): Partial<FamilyIdentity> =>
  Object.fromEntries(
    KEYS.flatMap((key) => (Object.hasOwn(family, key) ? [[key, Reflect.get(family, key)]] : [])),
  );

/** The identities as the folders of the families say them. */
export const identitiesOfFolders = () => ({
  built: FAMILIES.map(identityOf),
  awaited: AWAITED_FAMILIES.map(identityOf),
});

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

/** The text of the table by which a page fetches the definition of one family. */
export const fetchedDefinitions = async (): Promise<string> => {
  const rows = (await placesOfFolders()).map(
    ({ object_id, name, path }) =>
      `${object_id}: dynamic(() => import('../../${path}').then((file) => given(file.${name}))),`,
  );
  return `import dynamic from 'next/dynamic';
import type { Family } from '../../lib/documents/family.ts';
import { type Fetched, given } from './given.ts';

// Written by \`npm run families\` from the folders of the families.

/** Definitions of families, each a part of its own: a page fetches that of its family. */
export const DEFINITIONS: Readonly<Record<string, Fetched<Family>>> = {
${rows.join('\n')}
};
`;
};

if (argv[1] === import.meta.filename) {
  const { built, awaited } = identitiesOfFolders();
  writeFileSync(
    join(ROOT, TABLE),
    `import type { AwaitedFamily, FamilyIdentity } from './identity.ts';

// Written by \`npm run families\` from what the folders of the families say.

export const BUILT: readonly FamilyIdentity[] = ${JSON.stringify(built)};

export const AWAITED: readonly AwaitedFamily[] = ${JSON.stringify(awaited)};
`,
  );
  writeFileSync(join(ROOT, FETCHED), await fetchedDefinitions());
  const { code, output } = await runProgram('node_modules/@biomejs/biome/bin/biome', [
    'check',
    '--write',
    TABLE,
    FETCHED,
  ]);
  if (code !== 0) throw new Error(output);
}
