import { z } from 'zod';

/** Where something stands in a template: a paragraph of the text or a cell of a sheet, and the sign in it, from 1. */
export const formPlace = z.object({
  where: z.enum(['text', 'header', 'footer', 'notes', 'sheet']),
  /** The name of the sheet; '' where there are none. */
  sheet: z.string(),
  /** The number of the paragraph, or the address of the cell. */
  at: z.string(),
  char: z.number().int(),
});
export type FormPlace = z.infer<typeof formPlace>;

export const PROBLEM_CODES = [
  'unknown',
  'outside_list',
  'stray',
  'not_closed',
  'not_opened',
  'crossed',
] as const;

/** Why a version cannot be put in force. */
export const formProblem = z.object({
  code: z.enum(PROBLEM_CODES),
  place: formPlace,
  /** What stands there. */
  said: z.string(),
  /** The field that was probably meant, or the list it belongs to; '' where nothing is near. */
  likely: z.string(),
});
export type FormProblem = z.infer<typeof formProblem>;
