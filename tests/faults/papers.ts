import { readdir } from 'node:fs/promises';
import { openStore } from '../../server/store/store.ts';
import { orphansOf } from '../../server/store/sweep.ts';
import { asking, becomes, rowsOf } from './probe.ts';
import type { Site } from './site.ts';

/** Within this time stored bytes get their row, or are removed. */
const CLAIM_MS = 60_000;

/** How many files a document has. */
export const filesOf = async (site: Site, paper: number): Promise<number> => {
  const [row] = await rowsOf<{ count: number }>(
    site,
    'select count(*)::int as count from "file" where "registrator_id" = $1 and not "deleted"',
    [paper],
  );
  return row?.count ?? 0;
};

/**
 * What broken uploads left behind, beyond what was `there` before them. A kill in the middle of a copy leaves bytes
 * that are swept a day later; copies of signed papers lie a moment without their row, so only what stays is litter.
 */
export const litterOf = async (site: Site, there: readonly string[] = []): Promise<string[]> => {
  let left = await unclaimed(site, there);
  await becomes(CLAIM_MS, async () => {
    const now = left.length === 0 ? [] : await unclaimed(site, there);
    left = left.filter((flaw) => now.includes(flaw));
    return left.length === 0;
  });
  return left;
};

/** Temporary files and bytes without a row at this moment, however young, beyond what was `there` before. */
export const unclaimed = async (site: Site, there: readonly string[] = []): Promise<string[]> => {
  const store = await openStore(`file:${site.folder}/files`, site.folder);
  const flaws = (await readdir(store.unfinished)).map((name) => `the temporary file ${name} was left behind`);
  await asking(site, async (client) => {
    const db = {
      rows: async (sql: string, values: readonly unknown[] = []) =>
        (await client.query(sql, [...values])).rows,
    };
    for await (const name of orphansOf(db, store, new Date(Date.now() + 60_000)))
      flaws.push(`the bytes ${name} have no row`);
  });
  return flaws.filter((flaw) => !there.includes(flaw));
};
