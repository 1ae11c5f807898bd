'use client';
import { useEffect } from 'react';

/** By then what the page itself is made of has come. */
const AHEAD_MS = 2_000;

/** Fetches code that is drawn later: what speaks of a lost connection or ends a session must not need one to appear. */
export const useFetchedAhead = (load: () => Promise<unknown>): void => {
  useEffect(() => {
    const timer = setTimeout(() => void load().catch(() => undefined), AHEAD_MS);
    return () => clearTimeout(timer);
  }, [load]);
};
