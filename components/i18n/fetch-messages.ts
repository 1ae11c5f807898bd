import type { Locale } from '../../lib/access/actor.ts';
import type { Messages } from '../../lib/i18n/override-messages.ts';
import { compiled } from './compiled.ts';

/** The sentences of another language, one file per namespace, fetched when it is chosen. */
export const fetchMessages = async (locale: Locale, namespaces: readonly string[]): Promise<Messages> =>
  Object.fromEntries(
    await Promise.all(
      namespaces.map(async (namespace) => {
        const file = (await import(`../../messages/${locale}/${namespace}.json`)) as { default: Messages };
        return [namespace, compiled(file.default)] as const;
      }),
    ),
  );
