import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '../../lib/access/actor.ts';
import { withFamilies } from '../../lib/i18n/family-messages.ts';
import type { Messages } from '../../lib/i18n/override-messages.ts';

export type Words = { readonly [key: string]: string | Words };

const ROOT = join(import.meta.dirname, '../../messages');

/** Every file of sentences of a language, those of the families as `families/vacation.json`, in order. */
export const messageFiles = (locale: string): string[] =>
  readdirSync(join(ROOT, locale), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .sort();

/** What a file of sentences says. */
export const wordsOf = (locale: Locale | string, file: string): Words =>
  JSON.parse(readFileSync(join(ROOT, locale, file), 'utf8')) as Words;

/** Every sentence of a language, those of the families in their places: what a page may say. */
export const everythingSaid = (locale: Locale | string): Messages => {
  const files = messageFiles(locale).map(
    (file) => [file.slice(0, -'.json'.length), wordsOf(locale, file)] as const,
  );
  const [common, families] = [false, true].map((ofFamilies) =>
    Object.fromEntries(
      files.flatMap(([name, said]) =>
        name.startsWith('families/') === ofFamilies ? [[name.replace('families/', ''), said]] : [],
      ),
    ),
  );
  return withFamilies((common ?? {}) as Messages, (families ?? {}) as Messages);
};
