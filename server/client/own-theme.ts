import { withOwnTheme } from '../../lib/themes/own-theme.ts';
import type { Theme } from '../../lib/themes/theme.ts';
import { themeOf } from '../theme-of.ts';
import { ownRules, type Whose } from './own-rules.ts';

/** The look of a client: as delivered, with what its admin has changed; as delivered while that cannot be read. */
export const ownTheme = async (whose: Whose): Promise<Theme> => {
  const delivered = themeOf(whose.client_code);
  const own = (await ownRules(whose))?.look;
  // A client that looks like `eg` has its pictures under its own code.
  return own ? withOwnTheme({ ...delivered, code: whose.client_code }, own) : delivered;
};
