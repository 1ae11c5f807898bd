import type { Locale } from '../../lib/access/actor.ts';
import { openCodeOf, parameterOf } from '../../lib/settings/definition.ts';
import { kindOf } from '../../lib/settings/kind.ts';
import type { StatusName } from '../client/rules.ts';
import { sentence } from '../i18n/sentence.ts';

type Statuses = ReadonlyMap<string, StatusName>;

/** A sentence in both languages, under a name and its `_eng`. */
export const inBoth = <Name extends string>(name: Name, say: (locale: Locale) => string) =>
  ({ [name]: say('ru'), [`${name}_eng`]: say('en') }) as Record<Name | `${Name}_eng`, string>;

/** The first of some sentences that there is; '' where there is none. */
export const firstSaid = (
  locale: Locale,
  keys: readonly string[],
  values?: Record<string, string>,
): string => {
  for (const key of keys) {
    const text = sentence(locale, key, values);
    if (text !== key) return text;
  }
  return '';
};

/** What is said of a parameter, in both languages; `statuses` name those of the periods. */
export const wordsOf = (code: string, statuses: Statuses) => {
  const open = openCodeOf(code);
  const say = (locale: Locale, part: 'title' | 'does' | 'example'): string => {
    if (!open)
      return firstSaid(locale, [part === 'does' ? `parameters.${code}` : `parameter.${part}.${code}`]);
    const values = { code: open.of, status: statusName(statuses, open.of, locale) };
    if (part === 'example') return '';
    return firstSaid(locale, [`parameter.${part === 'title' ? 'open' : 'open_does'}.${open.family}`], values);
  };
  return {
    ...inBoth('title', (locale) => say(locale, 'title')),
    ...inBoth('does', (locale) => say(locale, 'does')),
    ...inBoth('example', (locale) => say(locale, 'example')),
    ...inBoth('where', (locale) =>
      (kindOf(code)?.at ?? []).map((place) => sentence(locale, `parameter.place.${place}`)).join(', '),
    ),
    ...inBoth('awaited', (locale) => awaitedIn(locale, code)),
  };
};

export const statusName = (statuses: Statuses, id: string, locale: Locale): string => {
  const status = statuses.get(id);
  return (locale === 'en' && status?.name_eng) || status?.name || id;
};

const awaitedIn = (locale: Locale, code: string): string => {
  const waits = parameterOf(code)?.waits;
  return waits === undefined
    ? ''
    : sentence(locale, 'awaited.sentence', { part: sentence(locale, `awaited.part.${waits}`) });
};
