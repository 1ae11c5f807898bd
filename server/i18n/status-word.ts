import type { Locale } from '../../lib/access/actor.ts';
import { type OwnWords, sentence } from './sentence.ts';

/** The family's own word for a status («Принят на работу»), the client's text first; undefined where it has none. */
export const familyStatusWord = (
  locale: Locale,
  object_id: string,
  status_id: string,
  own?: OwnWords,
): string | undefined => {
  const key = `documents.statuses.${object_id}.${status_id}`;
  const said = sentence(locale, key, undefined, own);
  return said === key ? undefined : said;
};

/** Names of the field that says a status, with the language each is in. */
const NAMES = [
  ['status_name', 'ru'],
  ['status_name_eng', 'en'],
] as const;

/** What a row must bring for its status to be said in its family's word; nothing where no status is asked for. */
export const askedForStatus = (
  names: readonly string[],
  readable: Readonly<Record<string, unknown>>,
): string[] =>
  NAMES.some(([name]) => names.includes(name)) && 'object_id' in readable && 'status_id' in readable
    ? ['object_id', 'status_id']
    : [];

/** A row of documents whose status is said in the word of its family; other rows as they are. */
export const withStatusWord = (
  row: Readonly<Record<string, unknown>>,
  own: OwnWords,
): Readonly<Record<string, unknown>> => {
  const { object_id, status_id } = row;
  if (typeof object_id !== 'string' || typeof status_id !== 'string') return row;
  const said = NAMES.flatMap(([name, locale]) => {
    const word = name in row ? familyStatusWord(locale, object_id, status_id, own) : undefined;
    return word === undefined ? [] : [[name, word] as const];
  });
  return said.length > 0 ? { ...row, ...Object.fromEntries(said) } : row;
};
