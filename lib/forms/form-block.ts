import { z } from 'zod';

/** A stretch of a filled form in one look: the template's own text, a value, or an unknown field. */
const formPiece = z.object({
  text: z.string(),
  look: z.enum(['said', 'value', 'unknown']),
  bold: z.boolean(),
});
export type FormPiece = z.infer<typeof formPiece>;

const formParagraph = z.object({
  kind: z.literal('paragraph'),
  align: z.enum(['left', 'center', 'right']),
  pieces: z.array(formPiece),
  /** In a table: it is as large as the text of the page, which cells usually are not. */
  large: z.literal(true).optional(),
  /** Where it stands in the template: the number of the paragraph or the address of the cell. */
  at: z.string(),
});
export type FormParagraph = z.infer<typeof formParagraph>;

const formCell = z.object({
  paragraphs: z.array(formParagraph),
  over: z.number().int(),
  /** Rows it reaches over; its room in those below has no text. */
  down: z.number().int().optional(),
  /** Edges that are drawn, by their letters: top, bottom, left, right. */
  edges: z.string().optional(),
});
export type FormCell = z.infer<typeof formCell>;

const formTable = z.object({
  kind: z.literal('table'),
  /** What each column takes of the width, in parts of the whole. */
  rooms: z.array(z.number()),
  /** Lines are drawn between its rows. */
  ruled: z.boolean(),
  /** Its sheet lies on its side. */
  wide: z.literal(true).optional(),
  /** The places of rows that stand at the top of every page as well. */
  again: z.array(z.number().int()).optional(),
  /** Rows that stay on one page: where they begin, and how many. */
  together: z.array(z.object({ from: z.number().int(), count: z.number().int() })).optional(),
  rows: z.array(z.array(formCell)),
});

/** What a filled form says, in order, without the faces and places that only its own program draws. */
export const formBlock = z.discriminatedUnion('kind', [formParagraph, formTable]);
export type FormBlock = z.infer<typeof formBlock>;
