import { isWeekly } from '../../../calendar/count-rule.ts';
import { isWorkdayOnly, weeklyRefusals, workdayRefusals } from '../../../calendar/restrictions.ts';
import { hoursBetween, isClockTime } from '../../../kernel/clock-time.ts';
import { isDay } from '../../../kernel/day.ts';
import type { FieldRefusal } from '../../../kernel/refusal.ts';
import { isListed } from '../../../settings/read.ts';
import type { DocumentRecord } from '../../../workflow/document-record.ts';
import type { Step } from '../../../workflow/step.ts';
import type { FamilyInput } from '../../family.ts';
import type { Moments } from '../../moments.ts';
import { fullDayRefusals, overlapOf, overlapValues } from '../../overlap.ts';
import type { Findings, RuleFacts } from '../../record.ts';

const isPart = ({ time_from, time_to }: DocumentRecord): boolean =>
  isClockTime(time_from) || isClockTime(time_to);

const isOneDay = ({ start_date, end_date }: DocumentRecord): boolean =>
  start_date !== null && start_date === end_date;

/** The day it was written on, and the hours of a part of a day. */
export const complete: FamilyInput['complete'] = (record, { today, isNew }) => ({
  ...(isNew && !record.date ? { date: today } : {}),
  hours: hoursOf(record),
});

const hoursOf = ({ time_from, time_to }: DocumentRecord): string | null =>
  isClockTime(time_from) && isClockTime(time_to) && time_from < time_to
    ? hoursBetween(time_from, time_to)
    : null;

/** A part is of one day and ends after it began; a day off is taken after the day that was worked. */
export const shape: FamilyInput['shape'] = (record) => {
  const { start_date, end_date, time_from, time_to, worked_date } = record;
  const refused: FieldRefusal[] = [];
  if (isPart(record) && start_date && end_date && start_date !== end_date)
    refused.push({ field: 'end_date', code: 'absence/hours-of-one-day' });
  if (isClockTime(time_from) && isClockTime(time_to) && time_to <= time_from)
    refused.push({ field: 'time_to', code: 'absence/ends-before-start' });
  if (isDay(worked_date) && start_date && worked_date >= start_date)
    refused.push({ field: 'worked_date', code: 'absence/worked-later' });
  return refused;
};

/** Several days have no hours; what overtime has earned needs no day that was worked. */
export const moments: Moments = {
  standing: (record) => ({
    unasked: [
      ...(isOneDay(record) || isPart(record) ? [] : ['time_from', 'time_to']),
      ...(record.overtime_ids && !record.worked_date ? ['worked_date'] : []),
    ],
  }),
};

/** What stands against an absence that is sent; hr is warned of other absences of the person. */
export const check: FamilyInput['check'] = (record, facts, step): Findings => {
  const other = overlapOf(record, facts.overlaps);
  const met = other
    ? [{ field: 'start_date', code: 'document/overlap', values: overlapValues(other) }]
    : fullDayRefusals('time_to', record, facts);
  return {
    refusals: [
      ...halfPart(record),
      ...lateRefusals(record, facts, step),
      ...dayRefusals(record, facts),
      ...(facts.byHr ? [] : met),
    ],
    warnings: facts.byHr ? met : [],
  };
};

const halfPart = (record: DocumentRecord): FieldRefusal[] =>
  isPart(record)
    ? (['time_from', 'time_to'] as const).flatMap((field): FieldRefusal[] =>
        isClockTime(record[field]) ? [] : [{ field, code: 'field/required', values: { family: 'absence' } }],
      )
    : [];

/** An absence that has begun is sent only by a role of `absence_late_roles`, or by hr. */
const lateRefusals = (
  { start_date }: DocumentRecord,
  { today, byHr, parameters }: RuleFacts,
  step: Step | undefined,
): FieldRefusal[] =>
  start_date === null ||
  start_date >= today ||
  byHr ||
  !step ||
  isListed(parameters, 'absence_late_roles', step.business_role)
    ? []
    : [{ field: 'start_date', code: 'absence/too-late', values: { today } }];

/** It takes a working day; its ends are working days where the client wants them to be (AMB-090, AMB-094). */
const dayRefusals = (
  { start_date, end_date, days }: DocumentRecord,
  { type, parameters, calendar }: RuleFacts,
): FieldRefusal[] => {
  if (start_date === null || end_date === null) return [];
  if (days === 0) return [{ field: 'end_date', code: 'absence/no-workday' }];
  const document = { object_id: 'absence', document_type: type };
  const period = { start_date, end_date };
  if (isWeekly(document, parameters)) return weeklyRefusals(period, calendar);
  return isWorkdayOnly(document, parameters) ? workdayRefusals(period, calendar) : [];
};
