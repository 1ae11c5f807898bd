import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTranslator } from 'next-intl';
import type { Locale } from '../../../lib/access/actor.ts';

/** A sentence of the portal by its key, `documents.steps.onward.prepared.verb`, with its values filled in. */
export type Words = (key: string, values?: Record<string, string | number>) => string;

const FOLDER = join(import.meta.dirname, '..', '..', '..', 'messages');

/** What the portal says in a language, read from its own sentences: the tests look for these on the screen. */
export const wordsOf = (locale: Locale): Words => {
  const files = readdirSync(join(FOLDER, locale)).filter((file) => file.endsWith('.json'));
  const messages = Object.fromEntries(
    files.map((file) => [
      file.slice(0, -'.json'.length),
      JSON.parse(readFileSync(join(FOLDER, locale, file), 'utf8')),
    ]),
  );
  const translate = createTranslator({
    locale,
    messages,
    timeZone: 'Europe/Moscow',
    onError: (error) => {
      throw error;
    },
  });
  return (key, values) => translate(key as never, values as never);
};
