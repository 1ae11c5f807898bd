import type { Followed } from '../../../lib/rpc/followed.ts';

/** What the call that moves documents answers: a row of history each, with what followed from it. */
export interface MoveAnswer {
  readonly data: readonly Followed[];
}

/** What followed from all moves, in their order. */
export const allFollowed = (moves: readonly Followed[]): Required<Followed> => ({
  told: moves.flatMap(({ told = [] }) => told),
  failed: moves.flatMap(({ failed = [] }) => failed),
});
