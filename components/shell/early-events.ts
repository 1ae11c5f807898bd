/** What somebody did to a page before it was alive. */
export interface EarlyEvent {
  readonly type: string;
  readonly target: Element;
  /** What a field held after it. */
  readonly value: string | undefined;
  readonly key: string | undefined;
}

/** What was held, until nothing is left of it. */
export interface EarlyEvents {
  /** The next one; undefined, and the holding has ended, when there is none. */
  readonly next: () => EarlyEvent | undefined;
  /** Runs something whose events are not held. */
  readonly past: (work: () => void) => void;
}

declare global {
  interface Window {
    egEarly?: EarlyEvents;
  }
}

/**
 * Holds what people press and type until the page is alive: it stands in the page before every other script, as a text,
 * so it uses nothing from outside. Links lead on, fields take what is typed and files are chosen as in any page.
 */
const holdEvents = (): void => {
  const types = ['click', 'submit', 'input', 'change', 'keydown'];
  const held: EarlyEvent[] = [];
  let passing = false;
  const isByBrowser = (type: string, target: Element, { key = '' }: KeyboardEvent): boolean => {
    if (type === 'keydown')
      return key.length > 1 || target.closest('input, textarea, select, [contenteditable]') !== null;
    return (
      type === 'click' && target.closest('a[href], input[type=file], label:has(input[type=file])') !== null
    );
  };
  const hold = (event: Event): void => {
    const { type, target } = event;
    if (passing || !(target instanceof Element) || isByBrowser(type, target, event as KeyboardEvent)) return;
    event.stopImmediatePropagation();
    if (type !== 'input' && type !== 'change') event.preventDefault();
    held.push({
      type,
      target,
      value: (target as { value?: string }).value,
      key: (event as { key?: string }).key,
    });
  };
  for (const type of types) window.addEventListener(type, hold, true);
  const end = (): void => {
    for (const type of types) window.removeEventListener(type, hold, true);
    delete window.egEarly;
  };
  window.egEarly = {
    next: () => held.shift() ?? void end(),
    past: (work) => {
      passing = true;
      try {
        work();
      } finally {
        passing = false;
      }
    },
  };
  // A page that never comes alive keeps nobody from what a page can do by itself.
  setTimeout(end, 20_000);
};

export const EARLY_SCRIPT = `(${holdEvents.toString()})()`;
