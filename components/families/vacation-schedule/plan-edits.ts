import type { ScheduleChange } from '../../../lib/documents/families/vacation-schedule/rpc.ts';
import type { PlanEntry } from './plan-entry.ts';

/** What is changed and not saved yet: entries as they are to be, by their numbers; null for one that goes. */
export type PlanEdits = ReadonlyMap<number, PlanEntry | null>;

export const NO_EDITS: PlanEdits = new Map();

/** Entries by their numbers: of thousands they are looked up with every key. */
export const byNumber = (entries: readonly PlanEntry[]): ReadonlyMap<number, PlanEntry> =>
  new Map(entries.map((entry) => [entry.id, entry]));

/** The entries with what is changed in them; those that are not kept yet stand last. */
export const entriesAfter = (entries: readonly PlanEntry[], edits: PlanEdits): readonly PlanEntry[] => {
  if (edits.size === 0) return entries;
  const after: PlanEntry[] = [];
  for (const entry of entries) {
    const edit = edits.get(entry.id);
    if (edit === undefined) after.push(entry);
    else if (edit !== null) after.push(edit);
  }
  for (const edit of edits.values()) if (edit !== null && edit.id < 0) after.push(edit);
  return after;
};

/** Changes that still hold: those of entries unchanged by others since, and none that changes nothing. */
export const stillHeld = (kept: ReadonlyMap<number, PlanEntry>, edits: PlanEdits): PlanEdits =>
  new Map(
    [...edits].filter(([id, edit]) => {
      const entry = kept.get(id);
      if (!entry) return id < 0 && edit !== null;
      return edit === null || (edit.updated_at === entry.updated_at && !hasSameDays(edit, entry));
    }),
  );

/** The changes as one call writes them: what goes before what comes in its place. */
export const changesOf = (entries: readonly PlanEntry[], edits: PlanEdits): ScheduleChange[] => {
  const byId = byNumber(entries);
  const changes = [...edits].flatMap(([id, edit]): ScheduleChange[] => {
    const updated_at = byId.get(id)?.updated_at ?? '';
    if (edit === null) return [{ id, updated_at, gone: true }];
    const { employee_id, document_type_id, start_date, end_date } = edit;
    if (id > 0) return [{ id, updated_at, start_date, end_date }];
    return document_type_id === null ? [] : [{ employee_id, document_type_id, start_date, end_date }];
  });
  return changes.toSorted((one, other) => Number('gone' in other) - Number('gone' in one));
};

const hasSameDays = (one: PlanEntry, other: PlanEntry): boolean =>
  one.start_date === other.start_date && one.end_date === other.end_date;
