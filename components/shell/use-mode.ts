'use client';
import { useEffect, useSyncExternalStore } from 'react';
import { chosenDebug, modeOf, type PortalMode } from '../../lib/settings/debug-mode.ts';
import { useVisitor } from '../rpc/profile.ts';
import { KEYS, readStored, writeStored } from '../rpc/storage.ts';
import { usePortal } from './portal.tsx';

const watchers = new Set<() => void>();

/** The mode this person sees: the footer prints it, and messages meant for debugging appear in one of them only. */
export const useMode = (): PortalMode => {
  const { mode } = usePortal();
  const roles = useVisitor()?.roles ?? [];
  const chosen = useSyncExternalStore(watch, storedChoice, () => undefined);
  return modeOf(mode, chosen, roles);
};

/** Keeps what the query of an address says of debugging in this browser (AMB-047). */
export const useDebugChoice = (): void => {
  useEffect(() => {
    const chosen = chosenDebug(new URLSearchParams(window.location.search).get('debug'));
    if (chosen === undefined) return;
    writeStored('local', KEYS.debug, chosen);
    for (const tell of watchers) tell();
  }, []);
};

const watch = (tell: () => void): (() => void) => {
  watchers.add(tell);
  return () => watchers.delete(tell);
};

const storedChoice = (): '0' | '1' | undefined => {
  const stored = readStored('local', KEYS.debug);
  return typeof stored === 'string' ? chosenDebug(stored) : undefined;
};
