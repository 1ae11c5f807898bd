import type { CellValue, WireLine } from '../../../lib/documents/lines.ts';
import type { Profile } from '../../../lib/rpc/sign-in.ts';
import { clearStored, readStored, writeStored } from '../../rpc/storage.ts';
import { type FormLines, isLines } from './form-lines.ts';
import type { FormValue, Values } from './values.ts';

/** Where drafts of a kind of document lie: apart for each account, and for each grant of the caller. */
export const draftPlace = ({ id, grant_id }: Drafting, object_id: string): string =>
  `${id}:${grant_id ?? ''}:${object_id}`;

type Drafting = Pick<Profile, 'id' | 'grant_id'>;

/** Under which key a draft of a place is kept. */
export const draftKey = (place: string): string => `draft:${place}`;

/** What was typed into a document that the server does not know yet: kept in this tab until it does. */
export const keepDraft = (place: string, values: Values): void => {
  writeStored('session', draftKey(place), values);
};

export const dropDraft = (place: string): void =>
  clearStored('session', draftKey(place), unansweredKey(place));

/** The creation of a document that was sent and of which nothing came back: what it said, under which key. */
export interface Unanswered {
  readonly data: Record<string, unknown>;
  readonly key: string;
}

const unansweredKey = (place: string): string => `unanswered:${place}`;

/** Kept over a reload: whatever became of it, it is asked for again under its key before anything else is made. */
export const keepUnanswered = (place: string, sent: Unanswered): void =>
  writeStored('session', unansweredKey(place), sent);

export const dropUnanswered = (place: string): void => clearStored('session', unansweredKey(place));

export const keptUnanswered = (place: string): Unanswered | undefined => {
  const kept = readStored('session', unansweredKey(place)) as Partial<Unanswered> | undefined;
  return typeof kept?.key === 'string' && typeof kept.data === 'object' && kept.data !== null
    ? { key: kept.key, data: kept.data }
    : undefined;
};

const isCell = (value: unknown): value is CellValue =>
  value === null || typeof value === 'string' || typeof value === 'number';

const areLines = (value: unknown): value is FormLines =>
  Array.isArray(value) &&
  value.every(
    (line: Partial<WireLine> | null) =>
      typeof line?.key === 'string' &&
      (line.id === null || typeof line.id === 'number') &&
      typeof line.cells === 'object' &&
      line.cells !== null &&
      Object.values(line.cells).every(isCell),
  );

/** The kept draft, only the fields the form has. */
export const keptDraft = (place: string, empty: Values): Values | undefined => {
  const stored = readStored('session', draftKey(place));
  if (typeof stored !== 'object' || stored === null) return undefined;
  const known = Object.entries(stored).filter(
    (entry): entry is [string, FormValue] =>
      entry[0] in empty && (isLines(empty[entry[0]]) ? areLines(entry[1]) : isCell(entry[1])),
  );
  return { ...empty, ...Object.fromEntries(known) };
};
