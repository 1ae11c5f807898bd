import type { ScheduleChange } from '../../../lib/documents/families/vacation-schedule/rpc.ts';
import type { PlanEntry } from './plan-entry.ts';

/** What is changed and not saved yet: entries as they are to be, by their numbers; null for one that goes. */
export type PlanEdits = ReadonlyMap<number, PlanEntry | null>;

export const NO_EDITS: PlanEdits = new Map();

/** The entries with what is changed in them. */
export const entriesAfter = (entries: readonly PlanEntry[], edits: PlanEdits): readonly PlanEntry[] => {
  if (edits.size === 0) return entries;
  const kept = new Set(entries.map(({ id }) => id));
  return [
    ...entries.flatMap((entry) => {
      const edit = edits.get(entry.id);
      return edit === undefined ? [entry] : edit === null ? [] : [edit];
    }),
    ...[...edits.values()].filter((edit) => edit !== null && !kept.has(edit.id)),
  ].filter((entry) => entry !== null);
};

/** Changes that still hold: those of entries that nobody else has changed since, and none that changes nothing. */
export const stillHeld = (entries: readonly PlanEntry[], edits: PlanEdits): PlanEdits => {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  return new Map(
    [...edits].filter(([id, edit]) => {
      const entry = byId.get(id);
      if (!entry) return id < 0 && edit !== null;
      return edit === null || (edit.updated_at === entry.updated_at && !hasSameDays(edit, entry));
    }),
  );
};

/** The changes as one call writes them: what goes before what comes in its place. */
export const changesOf = (entries: readonly PlanEntry[], edits: PlanEdits): ScheduleChange[] => {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
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
