import type { SystemState } from '../../lib/rpc/system.ts';

/** A statement that took longer than this is worth a look: what people wait for is a hundred times faster. */
const SLOW_MS = 500;
/** Statements that are remembered; the least recent goes first. */
const KEPT = 50;
const TEXT_MAX = 600;

/** A statement without its values, and how slow it was in this process. Milliseconds; ISO 8601 UTC. */
export type SlowStatement = Readonly<SystemState['slow'][number]>;

const slow = new Map<string, SlowStatement>();
let total = 0;

/** Remembers a statement that was slow, by its text: values never stand in it. */
export const noteStatement = (sql: string, milliseconds: number): void => {
  if (milliseconds < SLOW_MS) return;
  const text = sql.replaceAll(/\s+/g, ' ').trim().slice(0, TEXT_MAX);
  const known = slow.get(text);
  slow.delete(text);
  slow.set(text, {
    sql: text,
    count: (known?.count ?? 0) + 1,
    longest_ms: Math.round(Math.max(known?.longest_ms ?? 0, milliseconds)),
    last: new Date().toISOString(),
  });
  total += 1;
  for (const [oldest] of slow) if (slow.size > KEPT) slow.delete(oldest);
};

/** The slowest since the process started, the longest first, and how many there were in all. */
export const slowStatements = (
  most: number,
): { readonly total: number; readonly first: SlowStatement[] } => ({
  total,
  first: [...slow.values()].sort((a, b) => b.longest_ms - a.longest_ms).slice(0, most),
});
