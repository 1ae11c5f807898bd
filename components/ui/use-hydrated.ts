'use client';
import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False while the page still is what the server drew. What is read by calls may be there before a late part of the
 * page is taken over, and must not be drawn into the server's markup.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
