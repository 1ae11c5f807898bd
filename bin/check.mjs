import { setUp } from './setup.mjs';

await setUp();
const { check } = await import('./check.ts');
process.exitCode = (await check()) ? 0 : 1;
