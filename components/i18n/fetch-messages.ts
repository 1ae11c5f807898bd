import type { Locale } from '../../lib/access/actor.ts';
import type { Messages } from '../../lib/i18n/override-messages.ts';
import { fileOf, pickedMessages } from '../../lib/i18n/picked-messages.ts';
import { compiled } from './compiled.ts';

/** The named sentences of a language, one file per group, fetched and read when they are wanted. */
export const fetchMessages = async (locale: Locale, names: readonly string[]): Promise<Messages> => {
  const files = [...new Set(names.map(fileOf))];
  const fetched = await Promise.all(
    files.map(async (file) => {
      const { default: messages } = (await import(`../../messages/${locale}/${file}.json`)) as {
        default: Messages;
      };
      return [file, compiled(messages)] as const;
    }),
  );
  return pickedMessages(Object.fromEntries(fetched), names);
};
