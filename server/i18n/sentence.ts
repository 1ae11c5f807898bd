import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTranslator } from 'use-intl/core';
import type { Locale } from '../../lib/access/actor.ts';

const NAMESPACES = [
  'errors',
  'rules',
  'notifications',
  'documents',
  'families',
  'mail',
  'shell',
  'signature_policy',
  'users',
  'print',
] as const;

const load = (locale: Locale): Record<string, unknown> =>
  Object.fromEntries(
    NAMESPACES.map((namespace) => [
      namespace,
      JSON.parse(readFileSync(join(process.cwd(), 'messages', locale, `${namespace}.json`), 'utf8')),
    ]),
  );

const translators = new Map<Locale, (key: string, values?: Record<string, string | number>) => string>();

const translator = (locale: Locale) => {
  const known = translators.get(locale);
  if (known) return known;
  const made = createTranslator({ locale, messages: load(locale), onError: () => {} }) as unknown as (
    key: string,
    values?: Record<string, string | number>,
  ) => string;
  translators.set(locale, made);
  return made;
};

/** A sentence of the shipped messages. An unknown key answers the key, so that a gap shows. */
export const sentence = (locale: Locale, key: string, values?: Record<string, string | number>): string =>
  translator(locale)(key, values);
