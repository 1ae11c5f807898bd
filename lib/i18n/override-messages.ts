import type { Locale } from '../access/actor.ts';

/** A sentence as its file has it, or as it is once it was read. */
export type Sentence = string | readonly unknown[];
export interface Messages {
  [key: string]: Sentence | Messages;
}

/** Whether this is a group of sentences. */
export const isGroup = (value: Sentence | Messages | undefined): value is Messages =>
  typeof value === 'object' && !Array.isArray(value);
/** A text of the client's own, as the dictionary `lan` has it. */
export interface Wording {
  readonly alias?: unknown;
  readonly name?: unknown;
  readonly name_eng?: unknown;
}

/**
 * Shipped messages with the rows of the dictionary `lan` over them: alias `shell.home` replaces that sentence, an
 * empty value replaces nothing (AMB-062). An alias that names a group, or reaches through a sentence, is left out.
 */
export const overrideMessages = (messages: Messages, rows: readonly Wording[], locale: Locale): Messages =>
  rows.reduce<Messages>((result, row) => {
    const value = locale === 'en' ? row.name_eng : row.name;
    return typeof row.alias === 'string' && isSaid(value)
      ? placed(result, row.alias.split('.'), value)
      : result;
  }, messages);

const isSaid = (value: unknown): value is Sentence =>
  Array.isArray(value) || (typeof value === 'string' && value.trim() !== '');

const placed = (messages: Messages, [key = '', ...rest]: readonly string[], value: Sentence): Messages => {
  if (key === '' || key === '__proto__') return messages;
  const current = Object.hasOwn(messages, key) ? messages[key] : undefined;
  if (rest.length === 0) return isGroup(current) ? messages : { ...messages, [key]: value };
  if (current !== undefined && !isGroup(current)) return messages;
  return { ...messages, [key]: placed(current ?? {}, rest, value) };
};
