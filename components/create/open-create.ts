const EVENT = 'open-create';

/** Opens the window of what can be created, from wherever it is offered. */
export const openCreate = (): boolean => window.dispatchEvent(new Event(EVENT));

/** Calls back whenever that window is asked for; answers how to stop. */
export const onOpenCreate = (open: () => void): (() => void) => {
  window.addEventListener(EVENT, open);
  return () => window.removeEventListener(EVENT, open);
};
