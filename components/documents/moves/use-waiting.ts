'use client';
import { useCallback } from 'react';
import { numberOf } from '../../../lib/settings/read.ts';
import { useDays } from '../../calendar/use-days.ts';
import { useDictionaries } from '../use-dictionaries.ts';
import { type Waiting, waitingOf } from './waiting.ts';

/** How long something has waited since a moment, and whether longer than the norm of a decision allows. */
export const useWaiting = (): ((since: string) => Waiting) => {
  const days = useDays();
  const { parameters, calendar } = useDictionaries();
  return useCallback(
    (since) =>
      waitingOf(days.dayOf(since), days.today, numberOf(parameters, 'decision_norm_workdays'), calendar),
    [days, parameters, calendar],
  );
};
