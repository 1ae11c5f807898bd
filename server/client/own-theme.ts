import { withOwnTheme } from '../../lib/themes/own-theme.ts';
import type { Theme } from '../../lib/themes/theme.ts';
import { themeOf } from '../theme-of.ts';
import { ownRules, type Whose } from './own-rules.ts';

/** The look of a client: as delivered, with its name and what its admin has changed; as delivered while that cannot be read. */
export const ownTheme = async (whose: Whose): Promise<Theme> => {
  const delivered = themeOf(whose.client_code);
  const rules = await ownRules(whose);
  if (!rules) return delivered;
  const named = delivered.company === '' ? { ...delivered, ...rules.company } : delivered;
  // A client that looks like `eg` has its pictures under its own code.
  return rules.look ? withOwnTheme({ ...named, code: whose.client_code }, rules.look) : named;
};
