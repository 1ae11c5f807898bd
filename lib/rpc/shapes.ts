import { z } from 'zod';

/** A JSON object as it came: no key is dropped before the object's own fields have judged it. */
export const record = z
  .unknown()
  .refine((value) => value !== null && typeof value === 'object' && !Array.isArray(value))
  .meta({ type: 'object' }) as unknown as z.ZodType<Record<string, unknown>>;

export const id = z.number().int().positive().max(Number.MAX_SAFE_INTEGER);

/** A typed text, without halves of characters: a database cannot read their JSON again. */
export const words = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .refine((text) => text.isWellFormed() && !text.includes('\u0000'));

export const objectName = z.string().min(1).max(60);

/** Codes of the warnings shown to the person who takes a step. */
export const seenWarnings = z.array(z.string().regex(/^[a-z0-9/_-]{1,80}$/)).max(50);

export const nothing = z.strictObject({});

export const byId = z.strictObject({ id });

/** An answer that only names the row it concerned. */
export const done = z.object({ data: z.object({ id }) });

export const records = z.object({ data: z.array(record) });
