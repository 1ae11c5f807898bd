import { z } from 'zod';

export const parameterPreviewInput = z.strictObject({
  code: z.string().min(1).max(100),
  value: z.string().max(2_000),
  /** The one organization it would be for; all where nothing is said. */
  organization_id: z.number().int().positive().optional(),
});

export const parameterHistoryInput = z.strictObject({ code: z.string().min(1).max(100) });

/** A value that may be chosen, in words. */
const option = z.object({ value: z.string(), label: z.string(), label_eng: z.string() });
export type ParameterOption = z.infer<typeof option>;

/** A value that one organization has. */
const override = z.object({
  id: z.number().int(),
  organization_id: z.number().int(),
  value: z.string(),
  updated_at: z.string(),
});
export type ParameterOverride = z.infer<typeof override>;

/** A value that is put in force on a day to come, or was refused on its day. */
const scheduled = z.object({
  id: z.number().int(),
  /** The one organization it is for; null for all. */
  organization_id: z.number().int().nullable(),
  value: z.string(),
  starts_on: z.string(),
  /** Why it was not put in force; '' while its day is to come. */
  refused: z.string(),
  refused_eng: z.string(),
  who: z.string(),
  who_eng: z.string(),
});
export type ParameterScheduled = z.infer<typeof scheduled>;

/** A parameter with everything its keeper is shown. */
const parameterShown = z.object({
  code: z.string(),
  group: z.string(),
  type: z.enum(['number', 'text', 'flag', 'list']),
  default: z.string(),
  min: z.number().nullable(),
  max: z.number().nullable(),
  /** Need not be whole. */
  fraction: z.boolean(),
  unit: z.string().nullable(),
  /** The only values there are, in words. */
  choices: z.array(option).nullable(),
  /** What a list or a text holds; its options have that name. */
  holds: z.string().nullable(),
  title: z.string(),
  title_eng: z.string(),
  /** What it does. */
  does: z.string(),
  does_eng: z.string(),
  example: z.string(),
  example_eng: z.string(),
  /** Where it works. */
  where: z.string(),
  where_eng: z.string(),
  /** Why it has no effect yet; '' where it has. */
  awaited: z.string(),
  awaited_eng: z.string(),
  /** Nothing follows from it. */
  /** A value may hold documents up: `parameter.preview` counts them. */
  judges: z.boolean(),
  /** An organization may have a value of its own. */
  by_organization: z.boolean(),
  /** Its record, where it has one. */
  id: z.number().int().nullable(),
  updated_at: z.string().nullable(),
  /** As it is stored; '' stands for the default. */
  value: z.string(),
  /** It differs from the shipped value. */
  changed: z.boolean(),
  last: z.object({ moment: z.string(), who: z.string(), who_eng: z.string() }).nullable(),
  /** Organizations with another value. */
  overrides: z.array(override),
  /** Values to come, the earliest day first. */
  scheduled: z.array(scheduled),
});
export type ParameterShown = z.infer<typeof parameterShown>;

export const parameterList = z.object({
  parameters: z.array(parameterShown),
  /** What lists may have, by what they hold. */
  options: z.record(z.string(), z.array(option)),
  /** The organizations that may have values of their own. */
  organizations: z.array(z.object({ id: z.number().int(), name: z.string(), name_eng: z.string() })),
});
export type ParameterList = z.infer<typeof parameterList>;

/** What another value would do to the documents that are on their way. */
export const parameterPreview = z.object({
  /** Documents are judged by it at all. */
  judged: z.boolean(),
  /** How many were looked at, the newest first; `more` where there are others. */
  looked: z.number().int(),
  more: z.boolean(),
  /** Held up by the value, and not without it. */
  refused: z.number().int(),
  /** Of these, not sent yet. */
  unsent: z.number().int(),
  /** The first of them. Names of owners are only for readers of the document. */
  first: z.array(
    z.object({
      id: z.number().int(),
      object_id: z.string(),
      number: z.string(),
      day: z.string().nullable(),
      employee_name: z.string().nullable(),
      employee_name_eng: z.string().nullable(),
    }),
  ),
});
export type ParameterPreview = z.infer<typeof parameterPreview>;

/** One change of a parameter: what it was and became, null where there was or is no value. */
export const parameterChange = z.object({
  id: z.number().int(),
  moment: z.string(),
  /** The one organization it was changed for; null for all. */
  organization_id: z.number().int().nullable(),
  who: z.string(),
  who_eng: z.string(),
  /** The day it was asked to begin on; null for a change that was made at once. */
  starts_on: z.string().nullable(),
  was: z.string().nullable(),
  became: z.string().nullable(),
});
export type ParameterChange = z.infer<typeof parameterChange>;
