import type { WhyStep } from './use-why.ts';

/** The steps of different roles that lead to one status: to a reader they are one button. */
export type Move = readonly [WhyStep, ...WhyStep[]];

/** The moves that steps make, in their order. */
export const movesOf = (steps: readonly WhyStep[]): readonly Move[] => {
  const moves = new Map<string, Move>();
  for (const step of steps) {
    const key = `${step.next_status_id} ${step.reject}`;
    const before = moves.get(key);
    moves.set(key, before ? [...before, step] : [step]);
  }
  return [...moves.values()];
};

/** The step of a move that is nearest to the reader: open, else one they have a right to, else the first. */
export const nearest = (move: Move): WhyStep =>
  move.find(({ open }) => open) ?? move.find(({ right }) => right === null) ?? move[0];
