'use client';
import { useMemo, useRef } from 'react';
import type { Locale } from '../../lib/access/actor.ts';
import { type FoundText, textFinder } from '../../lib/i18n/found-texts.ts';
import { overrideMessages, type Wording } from '../../lib/i18n/override-messages.ts';
import { fileOf } from '../../lib/i18n/picked-messages.ts';
import { SAID_BY_SERVER } from '../../lib/i18n/said-by-server.data.ts';
import { fetchMessages } from '../i18n/fetch-messages.ts';
import { useLanguage } from '../i18n/language.tsx';
import type { SeenText } from './seen-text.ts';

type Find = (seen: string) => FoundText[];

/** Finds the sentences a seen text may be: among those of the screen first, else among what the server says. */
export const useTextFinder = () => {
  const { locale, sayings, wording } = useLanguage();
  const known = useRef(new Map<string, Promise<Find>>());
  return useMemo(() => {
    known.current = new Map();
    const among = (names: readonly string[]): Promise<Find> => {
      const key = names.join(' ');
      const finder = known.current.get(key) ?? madeFinder(locale, names, wording);
      known.current.set(key, finder);
      return finder;
    };
    const onScreen = () => among([...new Set(sayings())].filter((name) => fileOf(name) !== 'texts').sort());
    return {
      /** The finder of what the screen says, for many texts. */
      onScreen,
      find: async ({ readings }: SeenText): Promise<FoundText[]> => {
        const found = bestOf(readings, await onScreen());
        return found.length > 0 ? found : bestOf(readings, await among(SAID_BY_SERVER));
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
): Promise<Find> => {
  const find = textFinder(overrideMessages(await fetchMessages(locale, names), wording, locale));
  const asked = new Map<string, FoundText[]>();
  return (seen) => {
    const found = asked.get(seen) ?? find(seen);
    asked.set(seen, found);
    return found;
  };
};
