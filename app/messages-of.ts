import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compiled } from '../components/i18n/compiled.ts';
import type { Locale } from '../lib/access/actor.ts';
import type { Messages } from '../lib/i18n/override-messages.ts';
import { pickedMessages } from '../lib/i18n/picked-messages.ts';

const known = new Map<Locale, Messages>();

/** The named sentences a page may print, ready to be filled in. What stands behind a name: `pickedMessages`. */
export const messagesOf = (locale: Locale, names: readonly string[]): Messages => {
  const messages = known.get(locale) ?? read(locale);
  known.set(locale, messages);
  return pickedMessages(messages, names);
};

const read = (locale: Locale): Messages => {
  const folder = join(process.cwd(), 'messages', locale);
  return Object.fromEntries(
    readdirSync(folder)
      .filter((file) => file.endsWith('.json'))
      .map((file) => [
        file.slice(0, -'.json'.length),
        compiled(JSON.parse(readFileSync(join(folder, file), 'utf8'))),
      ]),
  );
};
