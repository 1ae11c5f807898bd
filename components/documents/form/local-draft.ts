import type { Values } from './values.ts';

const keyOf = (object_id: string): string => `draft:${object_id}`;

/** What was typed into a document that the server does not know yet: kept in this tab until it does. */
export const keepDraft = (object_id: string, values: Values): void => {
  try {
    window.sessionStorage.setItem(keyOf(object_id), JSON.stringify(values));
  } catch {
    // A full or forbidden storage only means that a reload begins anew.
  }
};

export const dropDraft = (object_id: string): void => {
  try {
    window.sessionStorage.removeItem(keyOf(object_id));
  } catch {
    // Nothing was kept, nothing is left.
  }
};

/** The kept draft, only the fields the form has. */
export const keptDraft = (object_id: string, empty: Values): Values | undefined => {
  try {
    const stored = JSON.parse(window.sessionStorage.getItem(keyOf(object_id)) ?? 'null') as Record<
      string,
      unknown
    > | null;
    if (stored === null) return undefined;
    const known = Object.entries(stored).filter(
      (entry): entry is [string, string | number | null] =>
        entry[0] in empty &&
        (entry[1] === null || typeof entry[1] === 'string' || typeof entry[1] === 'number'),
    );
    return { ...empty, ...Object.fromEntries(known) };
  } catch {
    return undefined;
  }
};
