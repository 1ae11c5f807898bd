import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import compile from 'icu-minify/compile';
import type { Locale } from '../../lib/access/actor.ts';
import { withFamilies } from '../../lib/i18n/family-messages.ts';
import { sentencesIn } from '../../lib/i18n/found-texts.ts';
import type { Messages, Sentence } from '../../lib/i18n/override-messages.ts';

const known = new Map<Locale, ReadonlyMap<string, string>>();

/** Every sentence of a language as it was delivered, by its alias: of pages, of letters and of what the server says. */
export const deliveredTexts = (locale: Locale): ReadonlyMap<string, string> => {
  const texts = known.get(locale) ?? read(locale);
  known.set(locale, texts);
  return texts;
};

/** A text as it is filled in; undefined where it cannot be read. */
export const readText = (text: string): Sentence | undefined => {
  try {
    return compile(text) as Sentence;
  } catch {
    return undefined;
  }
};

/** Every sentence of a language as it was delivered, those of the families in their places. */
export const deliveredMessages = (locale: Locale): Messages => {
  const folder = join(process.cwd(), 'messages', locale);
  return withFamilies(filesOf(folder), filesOf(join(folder, 'families')));
};

const read = (locale: Locale): ReadonlyMap<string, string> => {
  return new Map(
    sentencesIn(deliveredMessages(locale)).flatMap(([alias, text]) =>
      typeof text === 'string' ? [[alias, text]] : [],
    ),
  );
};

const filesOf = (folder: string): Messages =>
  Object.fromEntries(
    readdirSync(folder)
      .filter((file) => file.endsWith('.json'))
      .map((file) => [
        file.slice(0, -'.json'.length),
        JSON.parse(readFileSync(join(folder, file), 'utf8')) as Messages,
      ]),
  );
