'use client';
import { useSyncExternalStore } from 'react';
import { delayedIds } from './delayed.ts';

const NONE: ReadonlySet<number> = new Set();

/** Documents that were decided on here and can still be taken back: for the decider they no longer wait. */
export const useDelayedIds = (): ReadonlySet<number> =>
  useSyncExternalStore(delayedIds.subscribe, delayedIds.read, () => NONE);
