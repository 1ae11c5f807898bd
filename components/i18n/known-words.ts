import type { Locale } from '../../lib/access/actor.ts';
import type { Messages } from '../../lib/i18n/override-messages.ts';

const known = new Map<string, Messages>();
const asked = new Map<string, Promise<Messages>>();

const keyOf = (locale: Locale, names: readonly string[]): string => `${locale} ${names.join(' ')}`;

/** What was fetched of these sentences; undefined when nothing was. */
export const knownWords = (locale: Locale, names: readonly string[]): Messages | undefined =>
  known.get(keyOf(locale, names));

/** Fetches sentences once; those who ask meanwhile get the same promise, and a failure is forgotten. */
export const askWords = (locale: Locale, names: readonly string[]): Promise<Messages> => {
  const key = keyOf(locale, names);
  const before = asked.get(key);
  if (before) return before;
  const asking = fetched(locale, names).then(
    (messages) => {
      known.set(key, messages);
      return messages;
    },
    (error: unknown) => {
      asked.delete(key);
      throw error;
    },
  );
  asked.set(key, asking);
  return asking;
};

/** The list of all message files, and what reads them, travel only when one of them is wanted. */
const fetched = async (locale: Locale, names: readonly string[]): Promise<Messages> =>
  (await import('./fetch-messages.ts')).fetchMessages(locale, names);
