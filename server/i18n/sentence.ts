import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTranslator } from 'use-intl/core';
import type { Locale } from '../../lib/access/actor.ts';
import { FAMILY_IDENTITIES } from '../../lib/families/identities.ts';
import { withFamilies } from '../../lib/i18n/family-messages.ts';
import { formatDay } from '../../lib/i18n/format.ts';
import type { Messages } from '../../lib/i18n/override-messages.ts';
import { SAID_BY_SERVER } from '../../lib/i18n/said-by-server.data.ts';
import { isDay } from '../../lib/kernel/day.ts';

const load = (locale: Locale): Messages => {
  const folder = join(process.cwd(), 'messages', locale);
  const read = (...path: string[]): Messages =>
    JSON.parse(readFileSync(join(folder, ...path), 'utf8')) as Messages;
  return withFamilies(
    Object.fromEntries(SAID_BY_SERVER.map((namespace) => [namespace, read(`${namespace}.json`)])),
    Object.fromEntries(
      FAMILY_IDENTITIES.map(({ object_id }) => [object_id, read('families', `${object_id}.json`)]),
    ),
  );
};

interface Translator {
  (key: string, values?: Record<string, string | number>): string;
  has: (key: string) => boolean;
}

const translators = new Map<Locale, Translator>();

const translator = (locale: Locale): Translator => {
  const known = translators.get(locale);
  if (known) return known;
  const made = createTranslator({
    locale,
    messages: load(locale),
    onError: () => {},
  }) as unknown as Translator;
  translators.set(locale, made);
  return made;
};

type Values = Record<string, string | number>;

/** A client's own sentences by their key, in each language (AMB-062). */
export type OwnWords = Readonly<Record<Locale, ReadonlyMap<string, string>>>;

/**
 * A sentence: the client's own, else the shipped one; days among its values are written as the language writes them. An
 * unknown key answers the key, so that a gap shows.
 */
export const sentence = (locale: Locale, key: string, values?: Values, own?: OwnWords): string => {
  const text = own?.[locale].get(key);
  const said = values && saidIn(locale, values);
  return (text === undefined ? undefined : filled(locale, text, said)) ?? translator(locale)(key, said);
};

/** Whether there is a sentence of this key, the client's own or the shipped one, whatever values it asks for. */
export const hasSentence = (key: string, own?: OwnWords): boolean =>
  own?.ru.has(key) === true || translator('ru').has(key);

const saidIn = (locale: Locale, values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, isDay(value) ? formatDay(value, locale) : value]),
  );

/** A client's own text with its values; undefined when it is not ICU or asks for a value there is none of. */
const filled = (locale: Locale, text: string, values?: Values): string | undefined => {
  let failed = false;
  const say = createTranslator({
    locale,
    messages: { text },
    onError: () => {
      failed = true;
    },
  });
  const said = say('text', values);
  return failed ? undefined : said;
};
