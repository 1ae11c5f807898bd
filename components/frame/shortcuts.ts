'use client';
import { useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { keysAreOn } from '../shell/key-preference.ts';

export interface ShortcutActions {
  readonly find: () => void;
  readonly help: () => void;
  /** Addresses behind `G` then a letter, by physical key. */
  readonly go: Readonly<Record<string, string | undefined>>;
  /** Shows what can be created: `C`. */
  readonly create: (() => void) | undefined;
}
const SEQUENCE_MS = 1_500;

/**
 * The keys of the whole portal, by physical key so that the Russian layout works too: Ctrl K and / search, ? help,
 * G then H, A or C; C. Single letters act only outside fields and windows, and can be switched off in the profile.
 */
export const useShortcuts = (actions: ShortcutActions): void => {
  const router = useRouter();
  const latest = useRef(actions);
  const goneAt = useRef(0);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { find, help, go, create } = latest.current;
      if (event.defaultPrevented || event.isComposing) return;
      const run = (action: () => void) => {
        event.preventDefault();
        action();
      };
      if (event.code === 'KeyK' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey)
        return run(find);
      if (event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target) || !keysAreOn()) return;
      if (event.code === 'Slash') return run(event.shiftKey ? help : find);
      if (event.shiftKey) return;
      const target = event.timeStamp - goneAt.current < SEQUENCE_MS ? go[event.code] : undefined;
      goneAt.current = event.code === 'KeyG' ? event.timeStamp : Number.NEGATIVE_INFINITY;
      if (target) run(() => router.push(target));
      else if (event.code === 'KeyC' && create) run(create);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [router]);
};

/** The user types, or a window or menu has the keyboard. */
const isBusy = (target: EventTarget | null): boolean =>
  document.querySelector('[role=dialog],[role=menu],[role=listbox]') !== null ||
  (target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.closest('input,textarea,select,[role=textbox],[role=combobox]') !== null));
