import type { Locale } from '../access/actor.ts';

export interface Messages {
  [key: string]: string | Messages;
}
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
    return typeof row.alias === 'string' && typeof value === 'string' && value.trim() !== ''
      ? placed(result, row.alias.split('.'), value)
      : result;
  }, messages);

const placed = (messages: Messages, [key = '', ...rest]: readonly string[], value: string): Messages => {
  if (key === '' || key === '__proto__') return messages;
  const current = Object.hasOwn(messages, key) ? messages[key] : undefined;
  if (rest.length === 0) return typeof current === 'object' ? messages : { ...messages, [key]: value };
  if (typeof current === 'string') return messages;
  return { ...messages, [key]: placed(current ?? {}, rest, value) };
};
