import { z } from 'zod';
import { LETTER_KINDS, LETTER_PARTS } from '../letters/letters.data.ts';
import { words } from './shapes.ts';

const kind = z.enum(LETTER_KINDS);
const part = z.enum(LETTER_PARTS);
const said = { name: z.string(), name_eng: z.string() };

/** Texts of a client's own, by the part of a letter; '' stays as delivered. */
export const letterTexts = z
  .array(z.strictObject({ part, name: words(2_000), name_eng: words(2_000) }))
  .max(LETTER_PARTS.length)
  .refine((texts) => new Set(texts.map((text) => text.part)).size === texts.length);
export type LetterTexts = z.infer<typeof letterTexts>;

/** The event a letter is about: a row of this client, or an invented one (`sample`). */
const event = z.string().regex(/^(sample|(outbox|message):\d{1,15}|reminder:\d{4}-\d\d-\d\d)$/);

export const letterEventsInput = z.strictObject({ kind });
export const letterInput = z.strictObject({
  kind,
  event,
  texts: letterTexts,
  language: z.enum(['ru', 'en']),
});
export type LetterInput = z.infer<typeof letterInput>;
export const letterKeepInput = z.strictObject({ kind, texts: letterTexts });

/** Every kind of letter with its parts, as delivered and as the client says them. */
export const letterList = z.array(
  z.object({
    kind,
    changed: z.boolean(),
    parts: z.array(z.object({ part, alias: z.string(), delivered: z.object(said), own: z.object(said) })),
  }),
);
export type LetterList = z.infer<typeof letterList>;

/** What happened lately that wrote such a letter, the newest first; nothing the caller may not read. */
export const letterEvents = z.array(
  z.object({
    event: z.string(),
    moment: z.string(),
    who: z.string(),
    who_eng: z.string(),
    about: z.string(),
    about_eng: z.string(),
  }),
);
export type LetterEvents = z.infer<typeof letterEvents>;

/** A letter as it would go out. Its links lead nowhere. */
export const letterPreview = z.object({
  from: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
});
export type LetterPreview = z.infer<typeof letterPreview>;

/** Where a letter went that its sender waited for; not `sent` is written to a file, for want of a mail server. */
export const sentLetter = z.object({ email: z.string(), sent: z.boolean() });
export type SentLetter = z.infer<typeof sentLetter>;
