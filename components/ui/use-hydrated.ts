'use client';
import { useSyncExternalStore } from 'react';

/** False in the server's drawing and until the page's scripts answer: what acts by script waits for it. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

const never = () => () => undefined;
