import { refusal } from '../call/call-error.ts';

const WAITING = 20;

interface Turn {
  readonly last: Promise<unknown>;
  readonly count: number;
}

const turns = new Map<string, Turn>();

/** Runs the work of one person after their earlier work. Refuses files_busy when too much of it waits. */
export const inTurn = async <T>(by: string, work: () => Promise<T>): Promise<T> => {
  const before = turns.get(by);
  if ((before?.count ?? 0) >= WAITING) throw refusal('files_busy');
  const mine = (before?.last ?? Promise.resolve()).then(work, work);
  const turn = { last: mine, count: (before?.count ?? 0) + 1 };
  turns.set(by, turn);
  try {
    return await mine;
  } finally {
    const now = turns.get(by);
    if (now && now.count > 1) turns.set(by, { ...now, count: now.count - 1 });
    else turns.delete(by);
  }
};
