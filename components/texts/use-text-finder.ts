'use client';
import { useMemo, useRef } from 'react';
import type { Locale } from '../../lib/access/actor.ts';
import { type FoundText, sentencesIn, textFinder } from '../../lib/i18n/found-texts.ts';
import { overrideMessages, type Sentence, type Wording } from '../../lib/i18n/override-messages.ts';
import { fileOf } from '../../lib/i18n/picked-messages.ts';
import { SAID_BY_SERVER } from '../../lib/i18n/said-by-server.data.ts';
import { fetchMessages } from '../i18n/fetch-messages.ts';
import { useLanguage } from '../i18n/language.tsx';
import { pressedFirst } from './pressed-text.ts';
import type { SeenText } from './seen-text.ts';

type Find = (seen: string) => FoundText[];

/** Sentences that are looked through, and what each says now. */
interface Finder {
  readonly find: Find;
  readonly sentenceOf: (alias: string) => Sentence | undefined;
}

/** Finds the sentences a seen text may be: among those of the screen first, else among what the server says. */
export const useTextFinder = () => {
  const { locale, sayings, wording } = useLanguage();
  const known = useRef(new Map<string, Promise<Finder>>());
  return useMemo(() => {
    known.current = new Map();
    const among = (names: readonly string[]): Promise<Finder> => {
      const key = names.join(' ');
      const finder = known.current.get(key) ?? madeFinder(locale, names, wording);
      known.current.set(key, finder);
      return finder;
    };
    const onScreen = () => among([...new Set(sayings())].filter((name) => fileOf(name) !== 'texts').sort());
    return {
      /** The finder of what the screen says, for many texts. */
      onScreen: async () => (await onScreen()).find,
      find: async (seen: SeenText): Promise<readonly FoundText[]> => {
        const { find, sentenceOf } = await onScreen();
        const found = bestOf(seen.readings, find);
        return found.length > 0
          ? pressedFirst(seen, found, { locale, wording, sentenceOf })
          : bestOf(seen.readings, (await among(SAID_BY_SERVER)).find);
      },
    };
  }, [locale, sayings, wording]);
};

/** The sentences of the first reading that is one word for word, else of the surest. */
export const bestOf = (readings: readonly string[], find: Find): FoundText[] => {
  const all = readings.map(find).filter((found) => found.length > 0);
  const whole = all.find(([first]) => first?.share === 1);
  return whole ?? all.toSorted(([a], [b]) => (b?.share ?? 0) - (a?.share ?? 0))[0] ?? [];
};

const madeFinder = async (
  locale: Locale,
  names: readonly string[],
  wording: readonly Wording[],
): Promise<Finder> => {
  const messages = overrideMessages(await fetchMessages(locale, names), wording, locale);
  const find = textFinder(messages);
  const sentences = new Map(sentencesIn(messages));
  const asked = new Map<string, FoundText[]>();
  return {
    find: (seen) => {
      const found = asked.get(seen) ?? find(seen);
      asked.set(seen, found);
      return found;
    },
    sentenceOf: (alias) => sentences.get(alias),
  };
};
