import type { Mover } from '../../../lib/access/portal.ts';
import type { DocumentRef } from '../../../lib/documents/effects.ts';
import type { Day } from '../../../lib/kernel/day.ts';
import type { Told } from '../../../lib/rpc/followed.ts';
import type { Step } from '../../../lib/workflow/step.ts';
import { refusal } from '../../call/call-error.ts';
import type { Rules } from '../../client/rules.ts';
import type { Tx } from '../../db/tx.ts';
import type { MoveRow } from '../write-move.ts';

/** A move that was just written, and what its effects may touch. */
export interface Cause {
  readonly mover: Mover;
  readonly row: MoveRow;
  readonly step: Step;
  readonly rules: Rules;
  readonly today: Day;
  /** Its signature is written after it, in the same transaction. */
  readonly signed: boolean;
  /** The documents that were locked before anything was decided, the moved one among them. */
  readonly locked: ReadonlySet<number>;
}

/** The effects of one move while they are carried out. */
export interface Carrying {
  readonly cause: Cause;
  /** What was made so far, by name. */
  readonly made: Map<string, number>;
  readonly told: Told[];
}

/** Carries out one kind of effect. */
export type CarryOut<Kind> = (tx: Tx, carrying: Carrying, effect: Kind) => Promise<void>;

/**
 * The id of a document that an effect touches. One that was not locked with the moved one is a mistake of the family:
 * locking it here could deadlock.
 */
export const touchable = ({ cause, made }: Carrying, ref: DocumentRef): number => {
  const id = typeof ref === 'number' ? ref : made.get(ref.made);
  if (id === undefined) throw refusal('not_found');
  if (typeof ref === 'number' && !cause.locked.has(ref))
    throw new Error(`an effect of move ${cause.row.id} touches document ${id}, which was not named`);
  return id;
};
