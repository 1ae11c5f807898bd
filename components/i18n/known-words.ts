import type { Locale } from '../../lib/access/actor.ts';
import type { Messages } from '../../lib/i18n/override-messages.ts';

const asked = new Map<string, Promise<Messages>>();

/**
 * Fetches sentences once; those who ask meanwhile get the same promise, and a failure is forgotten. Once they are there
 * the promise says so itself, by the names that React reads: a part that has asked for it is drawn without a wait.
 */
export const askWords = (locale: Locale, names: readonly string[]): Promise<Messages> => {
  const key = `${locale} ${names.join(' ')}`;
  const before = asked.get(key);
  if (before) return before;
  const asking = fetched(locale, names).then(
    (value) => {
      Object.assign(asking, { status: 'fulfilled', value });
      return value;
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
