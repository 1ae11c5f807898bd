'use client';
import { useMutationState } from '@tanstack/react-query';
import { type Attempt, giveUp, isAttempt } from './attempt.ts';

/** The changes that wait for a connection, and the way to give them up. */
export const useUnsent = (): { readonly count: number; readonly cancel: () => void } => {
  const waiting = useMutationState<Attempt<unknown>>({
    filters: { predicate: ({ state }) => state.isPaused && isAttempt(state.variables) },
    select: ({ state }) => state.variables as Attempt<unknown>,
  });
  return {
    count: waiting.length,
    cancel: () => {
      for (const attempt of waiting) giveUp(attempt);
    },
  };
};
