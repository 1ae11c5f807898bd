import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv } from 'node:process';
import { AWAITED_FAMILIES } from '../lib/documents/families/awaited/index.ts';
import { FAMILIES } from '../lib/documents/families.ts';
import type { FamilyIdentity } from '../lib/documents/identity.ts';
import { runProgram } from './program.ts';

const ROOT = join(import.meta.dirname, '..');
const TABLE = 'lib/documents/identities.data.ts';

const KEYS = [
  'object_id',
  'awaited',
  'routes',
  'group',
  'readers',
  'dates',
  'absence',
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
  const { code, output } = await runProgram('node_modules/@biomejs/biome/bin/biome', [
    'check',
    '--write',
    TABLE,
  ]);
  if (code !== 0) throw new Error(output);
}
