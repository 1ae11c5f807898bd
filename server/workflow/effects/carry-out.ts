import type { Effect } from '../../../lib/documents/effects.ts';
import type { Reason } from '../../../lib/kernel/errors.data.ts';
import { type Failed, type Followed, followedOf } from '../../../lib/rpc/followed.ts';
import { CallError, refusal } from '../../call/call-error.ts';
import { apart, type Tx } from '../../db/tx.ts';
import { sentence } from '../../i18n/sentence.ts';
import type { Carrying, Cause } from './carrying.ts';
import { make } from './make.ts';
import { mark } from './mark.ts';
import { move } from './move.ts';
import { hire, invite, shut } from './people.ts';
import { push } from './push.ts';
import { tell } from './tell.ts';
import { withdraw } from './withdraw.ts';
import { work } from './work.ts';

/**
 * Carries out what follows from a move, in order, in its transaction; each effect once for its move, however often it is
 * asked. One that fails takes the move with it, unless it says that the move stands. Refuses what an effect is refused
 * for, or the reason it names instead.
 */
export const carryOut = async (tx: Tx, cause: Cause, effects: readonly Effect[]): Promise<Followed> => {
  const carrying: Carrying = { cause, made: new Map(), told: [] };
  const failed: Failed[] = [];
  for (const [place, effect] of effects.entries()) {
    try {
      const work = (within: Tx) => once(within, carrying, effect, place);
      // One that says what its failure is called waits for all that it sent: a statement of it fails here, not at the commit.
      await (effect.may_fail || effect.fails_as ? apart(tx, work) : work(tx));
    } catch (error) {
      // What it made is undone, whenever in the making it failed.
      if (effect.kind === 'make') carrying.made.delete(effect.name);
      const reason = reasonOf(effect, error);
      if (!reason) throw error;
      if (!effect.may_fail) throw effect.fails_as ? refusal(reason) : error;
      await isFirst(tx, cause, effect, place, reason);
      failed.push(failedFor(reason, cause));
    }
  }
  return followedOf({ told: carrying.told, failed });
};

const once = async (tx: Tx, carrying: Carrying, effect: Effect, place: number): Promise<void> => {
  if (await isFirst(tx, carrying.cause, effect, place)) await carryOutOne(tx, carrying, effect);
};

/** Whether nothing stands yet for this place among the effects of the move; from now on something does. */
const isFirst = async (
  tx: Tx,
  { row }: Cause,
  { kind }: Effect,
  place: number,
  failure = '',
): Promise<boolean> => {
  const rows = await tx.rows(
    `insert into "document_effect" ("cause_id", "place", "kind", "failure") values ($1, $2, $3, $4)
     on conflict do nothing returning 1`,
    [row.id, place, kind, failure],
  );
  return rows.length > 0;
};

const carryOutOne = (tx: Tx, carrying: Carrying, effect: Effect): Promise<void> => {
  switch (effect.kind) {
    case 'make':
      return make(tx, carrying, effect);
    case 'mark':
      return mark(tx, carrying, effect);
    case 'move':
      return move(tx, carrying, effect);
    case 'push':
      return push(tx, carrying, effect);
    case 'withdraw':
      return withdraw(tx, carrying, effect);
    case 'tell':
      return tell(tx, carrying, effect);
    case 'invite':
      return invite(tx, carrying, effect);
    case 'hire':
      return hire(tx, carrying, effect);
    case 'shut':
      return shut(tx, carrying, effect);
    case 'work':
      return work(tx, carrying, effect);
  }
};

const failedFor = (reason: Reason, { rules: { words } }: Cause): Failed => ({
  reason,
  message: sentence('ru', `errors.${reason}`, undefined, words),
  message_eng: sentence('en', `errors.${reason}`, undefined, words),
});

/** Classes of errors of the database that a statement itself is to blame for: its data, and what they must keep to. */
const OF_THE_STATEMENT = /^2[23]/;

/** Why an effect failed; undefined for what is no failure of it: a deadlock, a lost connection, a mistake of ours. */
const reasonOf = ({ fails_as }: Effect, error: unknown): Reason | undefined => {
  if (error instanceof CallError) return fails_as ?? error.refusal.reason;
  return OF_THE_STATEMENT.test((error as { code?: string }).code ?? '')
    ? (fails_as ?? 'system_error')
    : undefined;
};
