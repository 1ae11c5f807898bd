'use client';
import { useEffect } from 'react';

/** By then what the page itself is made of has come. */
const AHEAD_MS = 2_000;

/** What a person begins with; a moment later they may need what is fetched. */
const BEGINNINGS = ['pointerdown', 'keydown', 'input'];

/**
 * Fetches code that is drawn later: what speaks of a lost connection or ends a session must not need one to appear.
 * It comes once the page stands, or sooner, as soon as the person does anything.
 */
export const useFetchedAhead = (load: () => Promise<unknown>): void => {
  useEffect(() => {
    const begun = new AbortController();
    const fetchIt = () => {
      begun.abort();
      void load().catch(() => undefined);
    };
    const timer = setTimeout(fetchIt, AHEAD_MS);
    begun.signal.addEventListener('abort', () => clearTimeout(timer));
    for (const name of BEGINNINGS)
      addEventListener(name, fetchIt, { capture: true, passive: true, signal: begun.signal });
    return () => begun.abort();
  }, [load]);
};
