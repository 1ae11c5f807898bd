import { setUp } from './setup.mjs';

await setUp();
// What it checks is read through tables that a fresh checkout has not got.
const { runProgram } = await import('./program.ts');
await runProgram('bin/generate.mjs', []);
const { check } = await import('./check.ts');
process.exitCode = (await check()) ? 0 : 1;
