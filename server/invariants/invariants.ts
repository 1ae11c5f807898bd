import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Invariant, Question, Violation } from './invariant.ts';

const checks = readdirSync(join(import.meta.dirname, 'checks')).map((file) => basename(file, '.ts'));

const numberOf = (name: string): number => Number(name.slice(1));

/** What each file of `checks` gives out, by its number: I1, I2, … */
export const INVARIANTS: Readonly<Record<string, Invariant>> = Object.fromEntries(
  (await Promise.all(checks.map((name) => import(`./checks/${name}.ts`))))
    .flatMap((check: Record<string, Invariant>) => Object.entries(check))
    .sort(([one], [other]) => numberOf(one) - numberOf(other)),
);

/** Every violation of the named invariants, or of all. */
export async function* violations(
  question: Question,
  only: readonly string[] = Object.keys(INVARIANTS),
): AsyncIterable<Violation> {
  for (const name of only) yield* INVARIANTS[name]?.(question) ?? [];
}
