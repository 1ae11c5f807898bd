import type { Wording } from '../../lib/i18n/override-messages.ts';

let isOn = false;
let shown: readonly Wording[] | undefined;
const watchers = new Set<() => void>();
const tell = (): void => {
  for (const watcher of watchers) watcher();
};

/** Whether texts are being edited on this page, and what the client's own are meanwhile. An external store for React. */
export const textsEdited = {
  subscribe: (watcher: () => void): (() => void) => {
    watchers.add(watcher);
    return () => watchers.delete(watcher);
  },
  on: (): boolean => isOn,
  /** Undefined while none was changed here: those the page came with count. */
  wording: (): readonly Wording[] | undefined => shown,
  start: (): void => {
    isOn = true;
    tell();
  },
  stop: (): void => {
    isOn = false;
    tell();
  },
  show: (wording: readonly Wording[]): void => {
    shown = wording;
    tell();
  },
};
