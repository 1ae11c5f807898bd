import { walkPgBouncer } from './pgbouncer.ts';
import { walkPostfix } from './walk-postfix.ts';
import { walkSamba } from './walk-samba.ts';

/** Walks of a portal with a real server each; a walk throws with what was not as it should be. */
const WALKS: Readonly<Record<string, () => Promise<void>>> = {
  postfix: walkPostfix,
  pgbouncer: walkPgBouncer,
  samba: walkSamba,
};

// What a walk has started ends with this process.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));

/** `npm run test:servers [-- NAME …]`: starts each real server from Debian's packages and walks a portal that uses it. */
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !Object.hasOwn(WALKS, name));
if (unknown.length > 0) {
  process.stderr.write(`There is no server ${unknown.join(', ')}: ${Object.keys(WALKS).join(', ')}.\n`);
  process.exit(2);
}
for (const [name, walk] of Object.entries(WALKS)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  const started = performance.now();
  try {
    await walk();
    console.log(`ok      ${name} (${((performance.now() - started) / 1_000).toFixed(1)} s)`);
  } catch (error) {
    process.exitCode = 1;
    console.log(`FAILED  ${name}\n${(error as Error).stack}`);
  }
}
process.exit();
