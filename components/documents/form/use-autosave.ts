'use client';
import { useEffect, useRef } from 'react';

const PAUSE_MS = 1_200;

/** Saves a draft a moment after the typing stops; nothing is sent while `ready` is false. */
export const useAutosave = (ready: boolean, version: unknown, save: () => Promise<unknown>): void => {
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of what was typed begins the pause anew
  useEffect(() => {
    if (!ready) return;
    const timer = setTimeout(() => void latest.current(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [ready, version]);
};
