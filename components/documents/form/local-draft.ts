import { clearStored, readStored, writeStored } from '../../rpc/storage.ts';
import type { Values } from './values.ts';

const keyOf = (object_id: string): string => `draft:${object_id}`;

/** What was typed into a document that the server does not know yet: kept in this tab until it does. */
export const keepDraft = (object_id: string, values: Values): void => {
  writeStored('session', keyOf(object_id), values);
};

export const dropDraft = (object_id: string): void =>
  clearStored('session', keyOf(object_id), unansweredKey(object_id));

/** The creation of a document that was sent and of which nothing came back: what it said, under which key. */
export interface Unanswered {
  readonly data: Record<string, unknown>;
  readonly key: string;
}

const unansweredKey = (object_id: string): string => `unanswered:${object_id}`;

/** Kept over a reload: whatever became of it, it is asked for again under its key before anything else is made. */
export const keepUnanswered = (object_id: string, sent: Unanswered): void =>
  writeStored('session', unansweredKey(object_id), sent);

export const dropUnanswered = (object_id: string): void => clearStored('session', unansweredKey(object_id));

export const keptUnanswered = (object_id: string): Unanswered | undefined => {
  const kept = readStored('session', unansweredKey(object_id)) as Partial<Unanswered> | undefined;
  return typeof kept?.key === 'string' && typeof kept.data === 'object' && kept.data !== null
    ? { key: kept.key, data: kept.data }
    : undefined;
};

/** The kept draft, only the fields the form has. */
export const keptDraft = (object_id: string, empty: Values): Values | undefined => {
  const stored = readStored('session', keyOf(object_id));
  if (typeof stored !== 'object' || stored === null) return undefined;
  const known = Object.entries(stored).filter(
    (entry): entry is [string, string | number | null] =>
      entry[0] in empty &&
      (entry[1] === null || typeof entry[1] === 'string' || typeof entry[1] === 'number'),
  );
  return { ...empty, ...Object.fromEntries(known) };
};
