import type { Calendar } from '../../../lib/calendar/calendar.ts';
import type { Day } from '../../../lib/kernel/day.ts';
import { isOpen, moved, type PlanEntry, split, stretched, withDays } from './plan-entry.ts';
import type { PlanPerson } from './use-schedule.ts';

type Put = (changed: readonly (readonly [id: number, edit: PlanEntry | null])[]) => void;

/** What is done with entries by hand; nothing that the person was told of already is touched. */
export interface PlanActs {
  /** How an entry would stand: what a drag shows. */
  readonly drawn: (entry: PlanEntry, how: 'move' | 'stretch', days: number) => PlanEntry;
  readonly add: (person: PlanPerson, start_date: Day, days: number) => void;
  readonly move: (entry: PlanEntry, days: number) => void;
  readonly stretch: (entry: PlanEntry, days: number) => void;
  readonly split: (entry: PlanEntry) => void;
  readonly drop: (entry: PlanEntry) => void;
}

/** Acts over edits that are not saved yet; `kind` is the kind of leave that new parts are of, as the form offers it first. */
export const planActs = (
  put: Put,
  calendar: Calendar,
  kind: Pick<PlanEntry, 'document_type_id' | 'rule'>,
): PlanActs => {
  const change = (entry: PlanEntry, next: PlanEntry) => {
    if (next !== entry && isOpen(entry)) put([[entry.id, next]]);
  };
  return {
    drawn: (entry, how, days) => (how === 'move' ? moved : stretched)(entry, days, calendar),
    add: (person, start_date, days) => {
      const fresh: PlanEntry = {
        ...kind,
        id: nextId(),
        employee_id: person.id,
        start_date,
        end_date: start_date,
        days: 1,
        status_id: 'draft',
        updated_at: '',
        leave_id: null,
        failure: null,
        isChanged: true,
      };
      const entry = withDays(fresh, start_date, days, calendar);
      put([[entry.id, entry]]);
    },
    move: (entry, days) => change(entry, moved(entry, days, calendar)),
    stretch: (entry, days) => change(entry, stretched(entry, days, calendar)),
    split: (entry) => {
      const parts = isOpen(entry) ? split(entry, nextId(), calendar) : undefined;
      if (parts) put(parts.map((part) => [part.id, part] as const));
    },
    drop: (entry) => {
      if (isOpen(entry)) put([[entry.id, null]]);
    },
  };
};

let last = 0;

/** Numbers of entries that are not kept yet, below zero and each its own. */
const nextId = (): number => {
  last -= 1;
  return last;
};
