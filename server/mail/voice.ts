import type { Theme } from '../../lib/themes/theme.ts';
import { ownTheme } from '../client/own-theme.ts';
import { ownWords } from '../client/own-words.ts';
import type { OwnWords } from '../i18n/sentence.ts';

/** How a client's letters look, and what they say in its own words. */
export interface Voice {
  readonly theme: Theme;
  readonly own: OwnWords | undefined;
}

/** The voice of a client, by its code. */
export const voiceOf = async (client_code: string): Promise<Voice> => {
  const [theme, own] = await Promise.all([ownTheme({ client_code }), ownWords({ client_code })]);
  return { theme, own };
};
