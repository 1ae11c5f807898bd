import { z } from 'zod';
import { SEEN_KINDS } from '../calendar/absence-kinds.ts';
import { daysBetween, isDay } from '../kernel/day.ts';
import { id, words } from './shapes.ts';

/** A leap year with a week at each end: what a calendar shows at once. */
const DAYS_MAX = 380;
/** People of one answer; a calendar of thousands is read as it is scrolled. */
export const PEOPLE_MAX = 200;
/** Values of one filter. */
const SOME = 100;

const day = z.string().refine(isDay);

/** People and days of a calendar; filters narrow what the caller may see and never widen it. */
export const teamCalendarInput = z
  .strictObject({
    first: day,
    last: day,
    /** `team` is the caller's own team, `self` the caller alone, `all` everyone the caller may see. */
    whose: z.enum(['all', 'team', 'self']).default('all'),
    organizations: z.array(id).max(SOME).default([]),
    departments: z.array(words(300)).max(SOME).default([]),
    locations: z.array(words(200)).max(SOME).default([]),
    /** A part of a name. */
    name: words(100).default(''),
    /** Only absences of these kinds, and people who have one. */
    kinds: z.array(z.enum(SEEN_KINDS)).max(SEEN_KINDS.length).default([]),
    /** Only people who are away on some day. */
    away: z.boolean().default(false),
    offset: z.number().int().min(0).max(1_000_000).default(0),
    size: z.number().int().min(1).max(PEOPLE_MAX).default(100),
  })
  .refine(({ first, last }) => first <= last && daysBetween(first, last) < DAYS_MAX, { path: ['last'] });
export type TeamCalendarInput = z.infer<typeof teamCalendarInput>;

/** A person with a row in the calendar. */
const person = z.object({
  employee_id: id,
  name: z.string(),
  name_eng: z.string(),
  department: z.string(),
  department_eng: z.string(),
  organization_id: id,
  /** Of the caller's own team; those come first, the caller before all. */
  team: z.boolean(),
  self: z.boolean(),
});

/** A stretch of days a person is away. Of a document the caller may not read only the days are given. */
const absence = z.object({
  employee_id: id,
  first: day,
  last: day,
  /** The part of its only day that it takes, HH:MM. */
  from: z.string().nullable(),
  to: z.string().nullable(),
  /** Not agreed yet. */
  pending: z.boolean(),
  /** The document, where the caller may read it. */
  id: id.nullable(),
  object_id: z.string().nullable(),
  title: z.string().nullable(),
  title_eng: z.string().nullable(),
  /** Of the document as it stands, and which of its stretches it is: by these a calendar program tells a change. */
  version: z.number().int().nullable(),
  nth: z.number().int().nullable(),
});

/** How many are away on a day: by what is agreed, and with what is not. */
const heads = z.array(z.object({ day, agreed: z.number().int(), all: z.number().int() }));

/** A team with days on which more of it are away than its norm allows; filters do not narrow it. */
const clash = z.object({
  /** The caller's own team, or a department of an organization as far as the caller sees it. */
  team: z.boolean(),
  department: z.string(),
  department_eng: z.string(),
  organization_id: id,
  people: z.number().int(),
  norm: z.number().int(),
  heads,
});

const named = z.object({ id, name: z.string(), name_eng: z.string() });

export const teamCalendar = z.object({
  /** How many people there are, and how many of them are the caller's own team. */
  total: z.number().int(),
  team: z.number().int(),
  people: z.array(person),
  absences: z.array(absence),
  /** Days on which at least one of all those people is away. */
  heads,
  clashes: z.array(clash),
  /** Values to filter by, from all the people the caller may see. */
  offered: z.object({
    organizations: z.array(named),
    departments: z.array(z.object({ name: z.string(), name_eng: z.string() })),
    locations: z.array(z.string()),
  }),
});
export type TeamCalendar = z.infer<typeof teamCalendar>;
export type TeamPerson = TeamCalendar['people'][number];
export type TeamAbsence = TeamCalendar['absences'][number];
