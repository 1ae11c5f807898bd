import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setUp, whenAbandoned } from './setup.mjs';

// `npm test`: everything, on a machine with nothing but Node and npm. `npm run test:all`: the same with nothing sampled.
process.chdir(join(dirname(fileURLToPath(import.meta.url)), '..'));
if (process.argv.includes('--all')) process.env.TEST_WHOLE = '1';
await setUp();
whenAbandoned(() => process.kill(process.pid, 'SIGTERM'));
const { runTests } = await import('./run-tests.ts');
process.exitCode = (await runTests()) ? 0 : 1;
