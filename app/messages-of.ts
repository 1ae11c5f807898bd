import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compiled } from '../components/i18n/compiled.ts';
import type { Locale } from '../lib/access/actor.ts';
import type { Messages } from '../lib/i18n/override-messages.ts';

/** Sentences only the server says, and the guide's, which its own page fetches. */
const NOT_FOR_PAGES = new Set([
  'errors',
  'mail',
  'notifications',
  'parameters',
  'awaited',
  'guide',
  'outage',
]);
const known = new Map<Locale, Messages>();

/** Every sentence a page may print, one group per file of `messages/{locale}`, ready to be filled in. */
export const messagesOf = (locale: Locale): Messages => {
  const messages = known.get(locale) ?? read(locale);
  known.set(locale, messages);
  return messages;
};

const read = (locale: Locale): Messages => {
  const folder = join(process.cwd(), 'messages', locale);
  const names = readdirSync(folder).flatMap((file) =>
    file.endsWith('.json') ? [file.slice(0, -'.json'.length)] : [],
  );
  return Object.fromEntries(
    names
      .filter((name) => !NOT_FOR_PAGES.has(name))
      .map((name) => [name, compiled(JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')))]),
  );
};
