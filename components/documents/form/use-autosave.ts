'use client';
import { useEffect, useRef } from 'react';

const PAUSE_MS = 1_200;

/**
 * Saves a draft a moment after the typing stops, or at once when its form is left before; nothing is sent while
 * `ready` is false.
 */
export const useAutosave = (ready: boolean, version: unknown, save: () => Promise<unknown>): void => {
  const latest = useRef(save);
  const waiting = useRef(false);
  useEffect(() => {
    latest.current = save;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of what was typed restarts the pause
  useEffect(() => {
    waiting.current = ready;
    if (!ready) return;
    const timer = setTimeout(() => {
      waiting.current = false;
      void latest.current();
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [ready, version]);
  useEffect(
    () => () => {
      if (waiting.current) void latest.current();
    },
    [],
  );
};
