import { COMPENSATIONS } from '../../../lib/documents/families/overtime/fields.ts';
import { isDay } from '../../../lib/kernel/day.ts';
import { draftKey } from '../../documents/form/local-draft.ts';
import { clearStored, readStored, writeStored } from '../../rpc/storage.ts';
import { type Common, NO_WORK, type Person } from './master-values.ts';

/** Everything that is typed into the overtime of several people. */
export interface MasterTyped {
  readonly common: Common;
  readonly people: readonly Person[];
}

export const NOTHING_TYPED: MasterTyped = { common: NO_WORK, people: [] };

/** What is typed is kept in this tab until it is made: a reload loses nothing. */
export const keepMaster = (place: string, typed: MasterTyped): void =>
  writeStored('session', draftKey(place), typed);

export const dropMaster = (place: string): void => clearStored('session', draftKey(place));

/** What was kept, of it only what the form knows; undefined where nothing was. */
export const keptMaster = (place: string): MasterTyped | undefined => {
  const stored = readStored('session', draftKey(place));
  if (!isRecord(stored)) return undefined;
  const people = Array.isArray(stored.people) ? stored.people.flatMap(personOf) : [];
  return { common: commonOf(isRecord(stored.common) ? stored.common : {}), people };
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const compensationOf = (value: unknown): Person['compensation_type'] =>
  COMPENSATIONS.find((each) => each === value);

const dayOf = (value: unknown) => (isDay(value) ? value : null);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const commonOf = (stored: Readonly<Record<string, unknown>>): Common => ({
  start_date: dayOf(stored.start_date),
  time_from: textOf(stored.time_from) || null,
  time_to: textOf(stored.time_to) || null,
  hour_preset: textOf(stored.hour_preset),
  shift_code: textOf(stored.shift_code),
  reason: textOf(stored.reason),
  compensation_type: compensationOf(stored.compensation_type) ?? NO_WORK.compensation_type,
  dayoff_date: dayOf(stored.dayoff_date),
  comments: textOf(stored.comments),
});

const personOf = (stored: unknown): Person[] =>
  isRecord(stored) && typeof stored.employee_id === 'number' && Number.isSafeInteger(stored.employee_id)
    ? [
        {
          employee_id: stored.employee_id,
          holiday_agreed: stored.holiday_agreed === true,
          compensation_type: compensationOf(stored.compensation_type),
          dayoff_date: dayOf(stored.dayoff_date),
        },
      ]
    : [];
