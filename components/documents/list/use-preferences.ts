'use client';
import { createContext, useCallback, useContext, useMemo, useSyncExternalStore } from 'react';
import { keepForServer } from '../../rpc/year-cookie.ts';
import {
  type ListPreferences,
  preferencesCookie,
  readPreferences,
  writtenPreferences,
} from './preferences.ts';

const CHANGED = 'list-preferences';

/** The preferences the server drew with, as they are written, by the names of lists. */
export const DrawnPreferences = createContext<Readonly<Record<string, string>>>({});

/** The preferences of one list, or of the lines of a form, and the way to change them; all of that name follow. */
export const usePreferences = (
  route: string,
): [ListPreferences, (patch: Partial<ListPreferences>) => void] => {
  const drawn = useContext(DrawnPreferences)[route] ?? '';
  const written = useSyncExternalStore(
    subscribe,
    () => cookieOf(preferencesCookie(route)),
    () => drawn,
  );
  const preferences = useMemo(() => readPreferences(written), [written]);
  const change = useCallback(
    (patch: Partial<ListPreferences>) => {
      const name = preferencesCookie(route);
      keepForServer(name, writtenPreferences({ ...readPreferences(cookieOf(name)), ...patch }));
      window.dispatchEvent(new Event(CHANGED));
    },
    [route],
  );
  return [preferences, change];
};

const cookieOf = (name: string): string =>
  document.cookie
    .split('; ')
    .find((each) => each.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? '';

const subscribe = (onChange: () => void): (() => void) => {
  window.addEventListener(CHANGED, onChange);
  window.addEventListener('focus', onChange);
  return () => {
    window.removeEventListener(CHANGED, onChange);
    window.removeEventListener('focus', onChange);
  };
};
