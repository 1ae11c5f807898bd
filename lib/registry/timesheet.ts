import { type Actor, holds } from '../access/actor.ts';
import { and, eq, type Filter, or } from '../filter/filter.ts';
import { code, day, decimal, id, integer, json, moment, named, text } from '../objects/kinds.ts';
import type { Field, Fields, ObjectDefinition } from '../objects/object.ts';
import { throughEmployee } from '../objects/people.ts';
import { CLOSINGS } from '../timesheet/closing.ts';

/** Whose timesheets the caller reads: their own, those of reports, those of the organization. */
export interface TimesheetReach {
  readonly own: boolean;
  readonly reports: boolean;
  readonly organization: boolean;
}

/** A grant for some families gives none: a timesheet shows documents of all families. */
export const timesheetReach = (actor: Actor): TimesheetReach => {
  const lent = actor.families === undefined;
  return {
    own: lent && actor.employee_id !== null && holds(actor, 'employee', 'manager'),
    reports: lent && actor.employee_id !== null && holds(actor, 'manager'),
    organization: lent && actor.organization_id !== null && holds(actor, 'hr', 'reviewer', 'accountant'),
  };
};

/** Whether the caller forms, closes and corrects the timesheets of their organization. */
export const keepsTimesheets = (actor: Actor): boolean =>
  holds(actor, 'hr') && actor.families === undefined && actor.organization_id !== null;

/** The field of a day of the month: what stands in it, and its hours. */
export const MONTH_DAYS = Array.from({ length: 31 }, (_, index) => index + 1);

const dayField: Field = text(60, { computed: true, asked: 'value' });

const dayFields: Fields = Object.fromEntries(
  MONTH_DAYS.flatMap((number) => [
    [`d${number}`, dayField],
    [`h${number}`, dayField],
  ]),
);

/** Absences as the form has them: so many codes, each with its days. */
export const ABSENCE_PLACES = Array.from({ length: 8 }, (_, index) => index + 1);

const absenceFields: Fields = Object.fromEntries(
  ABSENCE_PLACES.flatMap((place) => [
    [`absence_code_${place}`, dayField],
    [`absence_days_${place}`, dayField],
  ]),
);

const ofEmployee = (column: string, max: number): Field =>
  text(max, { from: { ref: 'employee_id', table: 'employee', column } });

/** Timesheets as they were formed; everything that changes one is a call of its own. */
export const timesheet: ObjectDefinition = {
  object_id: 'timesheet',
  tables: ['timesheet'],
  fields: {
    id: id(),
    employee_id: id(),
    ...named('employee', 'employee_id', 'employee'),
    number: ofEmployee('number', 40),
    position: ofEmployee('position', 300),
    position_eng: ofEmployee('position_eng', 300),
    department: ofEmployee('department', 300),
    department_eng: ofEmployee('department_eng', 300),
    ...throughEmployee,
    organization_id: id(),
    month: code(7),
    /** The number of the sheet of the month in the year of its organization, and how often it was corrected once closed. */
    sheet_number: integer({ nullable: true }),
    sheet_correction: integer({ computed: true, nullable: true }),
    first_day: day({ computed: true }),
    last_day: day({ computed: true }),
    status: code(20, { values: CLOSINGS }),
    /** JSON text by date: hours worked, those of them at night, and the letters of the codes as the mark (AMB-160). */
    days: json({ computed: true }),
    /** Ids of the overtime that was counted, with `;` between. */
    overtime_ids: text(4000),
    first_days: integer(),
    first_minutes: integer(),
    first_hours: decimal({ computed: true }),
    second_days: integer(),
    second_minutes: integer(),
    second_hours: decimal({ computed: true }),
    month_days: integer({ computed: true }),
    month_hours: decimal({ computed: true }),
    /** Days of absence by their codes, as the form T-13 sums them up. */
    absences: text(400, { computed: true, asked: 'value' }),
    ...absenceFields,
    ...dayFields,
    manager_id: id({ computed: true }),
    create_date: moment(),
    updated_at: moment(),
  },
  scope: (actor) => {
    const reach = timesheetReach(actor);
    const here = eq('organization_id', actor.organization_id);
    const parts: Filter[] = [
      ...(reach.own ? [eq('employee_id', actor.employee_id)] : []),
      ...(reach.reports ? [and(eq('manager_id', actor.employee_id), here)] : []),
      ...(reach.organization ? [here] : []),
    ];
    return parts.length === 0 ? 'none' : or(...parts);
  },
  order: { field: 'employee_name', desc: false },
};
