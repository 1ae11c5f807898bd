import type { Locale } from '../../lib/access/actor.ts';
import { FAMILY_IDENTITIES } from '../../lib/families/identities.ts';
import { WITH_FAMILIES, withFamilies } from '../../lib/i18n/family-messages.ts';
import type { Messages } from '../../lib/i18n/override-messages.ts';
import { fileOf, pickedMessages } from '../../lib/i18n/picked-messages.ts';
import { compiled } from './compiled.ts';

/** The named sentences of a language, one file per group or family, fetched and read when they are wanted. */
export const fetchMessages = (locale: Locale, names: readonly string[]): Promise<Messages> =>
  gathered(locale, names, compiled);

/** The same as their files have them. */
export const fetchTexts = (locale: Locale, names: readonly string[]): Promise<Messages> =>
  gathered(locale, names, (said) => said);

const gathered = async (
  locale: Locale,
  names: readonly string[],
  read: (said: Messages) => Messages,
): Promise<Messages> => {
  const files = [...new Set(names.map(fileOf))];
  const families = files.some((file) => WITH_FAMILIES.includes(file))
    ? FAMILY_IDENTITIES.map(({ object_id }) => object_id)
    : [];
  const [messages, ofFamilies] = await Promise.all([
    fetched(
      files.filter((file) => file !== 'families'),
      (file) => import(`../../messages/${locale}/${file}.json`),
      read,
    ),
    fetched(families, (family) => import(`../../messages/${locale}/families/${family}.json`), read),
  ]);
  return pickedMessages(withFamilies(messages, ofFamilies), names);
};

const fetched = async (
  names: readonly string[],
  fetch: (name: string) => Promise<unknown>,
  read: (said: Messages) => Messages,
): Promise<Messages> =>
  Object.fromEntries(
    await Promise.all(
      names.map(async (name) => {
        const { default: said } = (await fetch(name)) as { default: Messages };
        return [name, read(said)] as const;
      }),
    ),
  );
