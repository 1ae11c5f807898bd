import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Actor } from '../../../lib/access/actor.ts';
import type { ImportLine } from '../../../lib/users/import-columns.ts';
import type { ImportVerdict } from '../../../lib/users/import-verdict.ts';
import { importJudge } from '../../../lib/users/judge-import.ts';
import type { Db } from '../../db/tx.ts';
import { readFacts } from './read-facts.ts';

/** A file as it was judged; `seen` is the digest of all that its verdicts say and would do. */
export interface JudgedFile {
  readonly verdicts: readonly ImportVerdict[];
  readonly seen: string;
}

/** Lines that are worked on before others have their turn. */
const AT_A_TIME = 200;

/** What a file would do by what is true now; writes nothing. */
export const judgeFile = async (db: Db, actor: Actor, lines: readonly ImportLine[]): Promise<JudgedFile> => {
  const judge = importJudge(actor, await readFacts(db, actor, lines));
  const judged = await inTurns(lines, judge.line);
  const verdicts = judge.together(judged);
  const digest = createHash('sha256');
  await inTurns(verdicts, (verdict) => void digest.update(JSON.stringify(verdict)));
  return { verdicts, seen: digest.digest('base64url') };
};

/** The same as `map`, with turns for other requests: a file has thousands of lines, and one thread serves all. */
export const inTurns = async <One, Other>(
  all: readonly One[],
  work: (one: One) => Other,
): Promise<Other[]> => {
  const done: Other[] = [];
  for (const [index, one] of all.entries()) {
    if (index > 0 && index % AT_A_TIME === 0) await nextTurn();
    done.push(work(one));
  }
  return done;
};
