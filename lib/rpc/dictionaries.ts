import { z } from 'zod';
import { id, record } from './shapes.ts';

export const dictionaryInput = z.strictObject({ name: z.string().min(1).max(60) });
export const dictionaryRowInput = z.strictObject({
  name: z.string().min(1).max(60),
  id: z.union([id, z.string().min(1).max(60)]),
});

const said = { label: z.string(), label_eng: z.string() };

/** One field of a dictionary, as its screen shows and asks for it. */
const dictionaryField = z.object({
  name: z.string(),
  kind: z.enum(['id', 'code', 'text', 'flag', 'day', 'time', 'moment', 'integer', 'decimal', 'json']),
  ...said,
  hint: z.string(),
  hint_eng: z.string(),
  /** When it may be set; null for what the portal fills in. */
  write: z.enum(['add', 'edit', 'always']).nullable(),
  required: z.boolean(),
  nullable: z.boolean(),
  max: z.number().int().nullable(),
  values: z.array(z.object({ value: z.string(), ...said })).nullable(),
  /** The object whose row it names, and the field it names it by. */
  references: z.object({ object: z.string(), by: z.enum(['id', 'code']) }).nullable(),
  /** The field with the words for it. */
  shown: z.string().nullable(),
  /** It stands in the json `detail`, at this place. */
  in_detail: z.boolean(),
});
export type DictionaryField = z.infer<typeof dictionaryField>;

/** A dictionary as its reader may use it. */
export const dictionaryDescription = z.object({
  name: z.string(),
  object: z.string(),
  title: z.string(),
  title_eng: z.string(),
  /** What it is for. */
  text: z.string(),
  text_eng: z.string(),
  columns: z.array(z.string()),
  searched: z.array(z.string()),
  narrowed: z.array(z.string()),
  /** All its rows have these values; a new row gets them. */
  only: z.record(z.string(), z.string()),
  /** Where the thing a row describes is served, by `{code}`. */
  taken_at: z.string().nullable(),
  /** The screen that explains how a row came about, and the field whose value goes to it. */
  explained: z.object({ route: z.string(), by: z.string() }).nullable(),
  /** Rows without a client are the portal's own. */
  shipped: z.boolean(),
  may: z.object({ add: z.boolean(), edit: z.boolean(), del: z.boolean() }),
  fields: z.array(dictionaryField),
});
export type DictionaryDescription = z.infer<typeof dictionaryDescription>;

/** The dictionaries the caller keeps, and how many rows each has, up to 10,000. */
export const dictionaryList = z.array(
  z.object({
    name: z.string(),
    title: z.string(),
    title_eng: z.string(),
    text: z.string(),
    text_eng: z.string(),
    rows: z.number().int(),
  }),
);
export type DictionaryList = z.infer<typeof dictionaryList>;

/** Where a row is used: how many rows of an object name it in a field; `more` where there are more than counted. */
export const dictionaryUses = z.array(
  z.object({ object: z.string(), field: z.string(), ...said, count: z.number().int(), more: z.boolean() }),
);
export type DictionaryUses = z.infer<typeof dictionaryUses>;

/** One change of a row: what each field was and became; what it was before is null where it was added. */
export const dictionaryChange = z.object({
  seq: z.number().int(),
  action: z.string(),
  moment: z.string(),
  who: z.string(),
  who_eng: z.string(),
  was: record.nullable(),
  became: record,
});
export type DictionaryChange = z.infer<typeof dictionaryChange>;
