/** An action of the user on a page before it was alive. */
export interface EarlyEvent {
  readonly type: string;
  readonly target: Element;
  /** What a field held after it, and where its caret stood. */
  readonly value: string | undefined;
  readonly caret: number | null;
  /** Which key was pressed, of a keydown. */
  readonly keys: KeyboardEventInit | undefined;
}

/** The held events, until none is left. */
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
 * so it uses nothing from outside. Links lead on, fields take what is typed and files are chosen as in any page; of the
 * keys only those are held that `shortcuts.ts` and the lists may know.
 */
const holdEvents = (): void => {
  const presses = ['click', 'submit', 'keydown'];
  const types = [...presses, 'input', 'change'];
  let held: EarlyEvent[] = [];
  let passing = false;
  const isShortcut = ({ code, ctrlKey, metaKey, altKey }: KeyboardEvent, target: Element): boolean =>
    ctrlKey || metaKey
      ? code === 'KeyK'
      : !altKey && /^(Key.|Slash)$/.test(code) && !target.closest('input, textarea, select');
  const isByBrowser = (event: Event, target: Element): boolean =>
    event instanceof KeyboardEvent
      ? !isShortcut(event, target)
      : event.type === 'click' &&
        target.closest('a[href], input[type=file], label:has(input[type=file])') !== null;
  const keysOf = (event: Event): KeyboardEventInit | undefined => {
    if (!(event instanceof KeyboardEvent)) return undefined;
    const { key, code, ctrlKey, metaKey, shiftKey } = event;
    return { key, code, ctrlKey, metaKey, shiftKey };
  };
  const hold = (event: Event): void => {
    const { type, target } = event;
    if (passing || !(target instanceof Element) || isByBrowser(event, target)) return;
    event.stopImmediatePropagation();
    if (presses.includes(type)) event.preventDefault();
    // Only the last value of a field counts.
    else held = held.filter((each) => each.target !== target || each.type !== type);
    const { value, selectionEnd = null } = target as { value?: string; selectionEnd?: number | null };
    held.push({ type, target, value, caret: selectionEnd, keys: keysOf(event) });
  };
  const isAt = (
    { selectionStart, selectionEnd }: HTMLInputElement | HTMLTextAreaElement,
    caret: number | null,
  ): boolean => selectionStart === caret && selectionEnd === caret;
  // The page may draw an older text over what is held of a field, before that happens, also between the key and its
  // letter: what is typed next goes on where the last letter was typed, in one step.
  const putBack = (event: InputEvent): void => {
    const { target, data } = event;
    if (!(target instanceof HTMLInputElement) && !(target instanceof HTMLTextAreaElement)) return;
    const last = held.findLast((each) => each.target === target && each.type === 'input');
    const typed = last?.value;
    if (passing || typed === undefined) return;
    const caret = last?.caret ?? typed.length;
    if (typed === target.value && !isAt(target, last?.caret ?? null)) return;
    const set = (value: string) =>
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(target), 'value')?.set?.call(target, value);
    set(typed);
    if (event.inputType !== 'insertText' || data === null) return;
    // A letter would go where the caret was in the older text.
    event.preventDefault();
    if (target.maxLength >= 0 && typed.length + data.length > target.maxLength) return;
    set(typed.slice(0, caret) + data + typed.slice(caret));
    if (last?.caret !== null) target.setSelectionRange(caret + data.length, caret + data.length);
    target.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const listen = (to: readonly string[], how: 'addEventListener' | 'removeEventListener'): void => {
    for (const type of to) window[how](type, hold, true);
  };
  listen(types, 'addEventListener');
  window.addEventListener('beforeinput', putBack, true);
  window.egEarly = {
    next: () => {
      const event = held.shift();
      if (!event) {
        listen(types, 'removeEventListener');
        window.removeEventListener('beforeinput', putBack, true);
        delete window.egEarly;
      }
      return event;
    },
    past: (work) => {
      passing = true;
      try {
        work();
      } finally {
        passing = false;
      }
    },
  };
  // A press without effect for so long is no longer meant; what was typed stays known.
  setTimeout(() => {
    listen(presses, 'removeEventListener');
    held = held.filter(({ type }) => !presses.includes(type));
  }, 20_000);
};

export const EARLY_SCRIPT = `(${holdEvents.toString()})()`;
