import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runProgram } from '../../bin/program.ts';
import type { Row } from './row.ts';

const MOST_S = 120;

/**
 * `npm run invariants` over the whole large company, as an operator runs it. What it finds does not count: pgbench has
 * written into these tables before.
 */
export const benchInvariants = async (url: string): Promise<Row[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'eg-bench-'));
  try {
    const start = performance.now();
    const { code, output } = await runProgram('server/invariants/cli.ts', [], {
      env: { DATABASE_URL: url, DATA_DIR: folder },
    });
    const seconds = (performance.now() - start) / 1_000;
    if (code === 2) throw new Error(output);
    return [
      {
        name: 'all invariants of the large company',
        value: `${seconds.toFixed(0)} s`,
        wanted: `< ${MOST_S} s`,
        holds: seconds < MOST_S,
      },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
