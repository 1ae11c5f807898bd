import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compiled } from '../components/i18n/compiled.ts';
import type { Locale } from '../lib/access/actor.ts';
import { FAMILY_IDENTITIES, familiesUnder, identityOf } from '../lib/families/identities.ts';
import { namesOfFamily, withFamilies } from '../lib/i18n/family-messages.ts';
import type { Messages } from '../lib/i18n/override-messages.ts';
import { pickedMessages } from '../lib/i18n/picked-messages.ts';

const known = new Map<Locale, Messages>();

/** The named sentences a page may print, ready to be filled in. What stands behind a name: `pickedMessages`. */
export const messagesOf = (locale: Locale, names: readonly string[]): Messages =>
  pickedMessages(everything(locale), names);

/** The names of a screen's sentences, without those of other families where it shows one alone, with those it shares an address with. */
export const namesOf = (names: readonly string[], family: string | undefined, locale: Locale) =>
  family === undefined
    ? names
    : namesOfFamily(
        names,
        familiesUnder(identityOf(family)?.routes.under ?? family).map(({ object_id }) => object_id),
        everything(locale),
        FAMILY_IDENTITIES.map(({ object_id }) => object_id),
      );

const everything = (locale: Locale): Messages => {
  const messages = known.get(locale) ?? read(locale);
  known.set(locale, messages);
  return messages;
};

const read = (locale: Locale): Messages => {
  const folder = join(process.cwd(), 'messages', locale);
  return withFamilies(filesOf(folder), filesOf(join(folder, 'families')));
};

const filesOf = (folder: string): Messages =>
  Object.fromEntries(
    readdirSync(folder)
      .filter((file) => file.endsWith('.json'))
      .map((file) => [
        file.slice(0, -'.json'.length),
        compiled(JSON.parse(readFileSync(join(folder, file), 'utf8'))),
      ]),
  );
