import type { Locale } from '../../lib/access/actor.ts';
import type { Messages } from '../../lib/i18n/override-messages.ts';
import { pickedMessages } from '../../lib/i18n/picked-messages.ts';

/** The named sentences of a language, one file per group, fetched when they are wanted; the build has read them. */
export const fetchMessages = async (locale: Locale, names: readonly string[]): Promise<Messages> => {
  const files = [...new Set(names.map((name) => name.split('.')[0] ?? ''))];
  const fetched = await Promise.all(
    files.map(async (file) => {
      const { default: messages } = (await import(`../../messages/${locale}/${file}.json`)) as {
        default: Messages;
      };
      return [file, messages] as const;
    }),
  );
  return pickedMessages(Object.fromEntries(fetched), names);
};
