import { z } from 'zod';
import { MARKINGS } from '../calendar/day-edit.ts';
import { isDay } from '../kernel/day.ts';

/** A few years of days: more than an edit by hand or a file of a year has. */
export const DAYS_MAX = 1_100;

const marking = z.enum(MARKINGS);
const day = z.string().refine(isDay);

/** Days that get another marking, each once, with the one they were seen with. */
export const calendarDaysInput = z.strictObject({
  /** The organization whose own days they are; of all organizations without one. */
  organization_id: z.number().int().positive().optional(),
  days: z
    .array(z.strictObject({ day, type: marking, was: marking }))
    .min(1)
    .max(DAYS_MAX)
    .refine((days) => new Set(days.map((each) => each.day)).size === days.length),
});
export type CalendarDays = z.infer<typeof calendarDaysInput>;

/** What was written: how many days got another marking, and what that took of the stored periods. */
export const calendarSaved = z.object({
  /** People notified that one of their documents counts other days. */
  told: z.number().int(),
  days: z.number().int(),
  added: z.number().int(),
  changed: z.number().int(),
  removed: z.number().int(),
});
export type CalendarSaved = z.infer<typeof calendarSaved>;

/** Documents on their way that would count other days. */
export const calendarPreview = z.object({
  /** How many were looked at, the latest first; `more` where there are others. */
  looked: z.number().int(),
  more: z.boolean(),
  /** How many of them would count other days. */
  differ: z.number().int(),
  /** The first of them by their dates. */
  first: z.array(
    z.object({
      id: z.number().int(),
      object_id: z.string(),
      number: z.string(),
      /** The caller may open it. */
      readable: z.boolean(),
      was: z.number().int(),
      becomes: z.number().int(),
    }),
  ),
});
export type CalendarPreview = z.infer<typeof calendarPreview>;
