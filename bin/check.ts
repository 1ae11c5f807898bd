import { existsSync } from 'node:fs';
import { commentComplaints } from './check-comments.ts';
import { definitionComplaints } from './check-definitions.ts';
import { familyComplaints } from './check-families.ts';
import { messageComplaints } from './check-messages.ts';
import { waitingComplaints } from './check-waits.ts';
import { runProgram } from './program.ts';

const FOLDERS = ['app', 'bin', 'components', 'lib', 'prisma', 'server', 'tests'];

const TOOLS: Record<string, () => Promise<string | undefined>> = {
  style: () => tool('node_modules/@biomejs/biome/bin/biome', ['check', '--max-diagnostics=50']),
  // The native compiler checks; the one before it is there for the tools that ask its API.
  types: () => tool('node_modules/typescript-native/bin/tsc', ['--noEmit', '-p', '.']),
  boundaries: () =>
    tool(
      'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
      FOLDERS.filter((name) => existsSync(name)),
    ),
  'dead code': () => tool('node_modules/knip/bin/knip.js', ['--no-progress', '--no-gitignore']),
  messages: async () => messageComplaints().join('\n') || undefined,
  waits: async () => waitingComplaints().join('\n') || undefined,
  definitions: async () => definitionComplaints().join('\n') || undefined,
  families: async () => familyComplaints().join('\n') || undefined,
  comments: async () => commentComplaints().join('\n') || undefined,
};

/**
 * Style, types, boundaries, dead code, messages, that `lib` never waits, what definitions of families lack, that generic code
 * knows no family and that comments name roles, side by side; prints what failed. True when nothing did.
 */
export async function check(): Promise<boolean> {
  await prepare();
  const results = await Promise.all(Object.entries(TOOLS).map(timed));
  for (const { name, seconds, complaint } of results) {
    console.log(`${complaint === undefined ? 'ok    ' : 'FAILED'}  ${name} (${seconds.toFixed(1)} s)`);
    if (complaint !== undefined) console.log(complaint);
  }
  return results.every(({ complaint }) => complaint === undefined);
}

/** Types lean on one more thing that a fresh checkout has not got. */
async function prepare(): Promise<void> {
  if (!existsSync('next-env.d.ts')) await runProgram('node_modules/next/dist/bin/next', ['typegen']);
}

async function timed([name, work]: [string, () => Promise<string | undefined>]) {
  const started = performance.now();
  const complaint = await work();
  return { name, complaint, seconds: (performance.now() - started) / 1000 };
}

async function tool(script: string, args: readonly string[]): Promise<string | undefined> {
  const { code, output } = await runProgram(script, args);
  return code === 0 ? undefined : output;
}
