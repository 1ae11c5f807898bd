import { havePgBouncer, systemPgBouncer } from '../../bin/pgbouncer.ts';
import { runProgram } from '../../bin/program.ts';

/** The portal behind PgBouncer in both of its modes, as the tests of every run walk it; here nothing is skipped. */
export const walkPgBouncer = async (): Promise<void> => {
  await havePgBouncer();
  if (!systemPgBouncer()) throw new Error('PgBouncer is not there and can not be installed.');
  const { code, output } = await runProgram('node_modules/vitest/vitest.mjs', [
    ...['run', '--project', 'api', 'tests/api/pgbouncer.test.ts'],
  ]);
  if (code !== 0) throw new Error(output);
};
