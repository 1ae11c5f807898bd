import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { IDENTITIES, identitiesTable } from './identities-table.ts';

const ROOT = join(import.meta.dirname, '..');

/** Writes the tables that follow from other sources. Screens import some of them, so families come before words. */
export const writeTables = async (): Promise<void> => {
  const { writeFormulas } = await import('./theme-formulas.ts');
  writeFormulas();
  await writeFamilyTables();
  const { writeWords } = await import('./words-of-screens.ts');
  writeWords();
};

/** Those of the families alone. */
export const writeFamilyTables = async (): Promise<void> => {
  const identities = join(ROOT, IDENTITIES);
  const begin = () => writeFileSync(identities, identitiesTable([]));
  if (!existsSync(identities)) begin();
  // Families read the table that is written from them: one of another commit may name what is no longer there.
  const { writeFamilies } = await import('./family-identities.ts').catch((cause: unknown) => {
    begin();
    throw new Error('The table of families was of another commit and is begun again: run npm run generate', {
      cause,
    });
  });
  await writeFamilies();
};
