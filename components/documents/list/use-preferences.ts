'use client';
import { useCallback, useSyncExternalStore } from 'react';

/** How a person likes a list, kept in this browser. */
export interface ListPreferences {
  /** Keys of the columns shown; null = as the definition says. */
  readonly columns: readonly string[] | null;
  readonly density: 'comfortable' | 'compact';
  readonly size: number | null;
}

const STANDARD: ListPreferences = { columns: null, density: 'comfortable', size: null };
const CHANGED = 'list-preferences';

/** The preferences of one list and the way to change them; every open list of that name follows. */
export const usePreferences = (
  route: string,
): [ListPreferences, (patch: Partial<ListPreferences>) => void] => {
  const key = `list:${route}`;
  const stored = useSyncExternalStore(
    subscribe,
    () => window.localStorage.getItem(key),
    () => null,
  );
  const preferences = parse(stored);
  const change = useCallback(
    (patch: Partial<ListPreferences>) => {
      window.localStorage.setItem(
        key,
        JSON.stringify({ ...parse(window.localStorage.getItem(key)), ...patch }),
      );
      window.dispatchEvent(new Event(CHANGED));
    },
    [key],
  );
  return [preferences, change];
};

const subscribe = (onChange: () => void): (() => void) => {
  window.addEventListener(CHANGED, onChange);
  window.addEventListener('storage', onChange);
  return () => {
    window.removeEventListener(CHANGED, onChange);
    window.removeEventListener('storage', onChange);
  };
};

const parse = (stored: string | null): ListPreferences => {
  if (stored === null) return STANDARD;
  try {
    const value = JSON.parse(stored) as Partial<ListPreferences>;
    return {
      columns: Array.isArray(value.columns) ? value.columns.map(String) : null,
      density: value.density === 'compact' ? 'compact' : 'comfortable',
      size: typeof value.size === 'number' && value.size >= 1 ? value.size : null,
    };
  } catch {
    return STANDARD;
  }
};
