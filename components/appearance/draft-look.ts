import type { Appearance } from '../../lib/rpc/appearance.ts';
import { judgeLook, type Trouble } from '../../lib/themes/judge-look.ts';
import {
  NO_OWN_THEME,
  OWN_COLORS,
  type OwnColor,
  type OwnTheme,
  withOwnTheme,
} from '../../lib/themes/own-theme.ts';
import { isHex, type Theme } from '../../lib/themes/theme.ts';

export const LOGOS = ['logo', 'logo_dark'] as const;
export type LogoField = (typeof LOGOS)[number];

/** A picture the admin has just chosen; '' takes the present one away. */
export interface ChosenLogo {
  readonly name: string;
  readonly base64: string;
  /** Where it is drawn from before it is kept. */
  readonly address: string;
}

/** A look as its admin has it on the screen. */
export interface DraftLook {
  readonly own: OwnTheme;
  readonly logos: Readonly<Partial<Record<LogoField, ChosenLogo>>>;
}

/** What the screen begins with: the look that is kept. */
export const draftOf = ({ own }: Appearance): DraftLook => ({
  own: Object.fromEntries(
    Object.keys(NO_OWN_THEME).map((name) => [name, own?.[name as keyof OwnTheme] ?? '']),
  ) as OwnTheme,
  logos: {},
});

/** The theme a draft would make; a colour that is being written counts once it is one. */
export const themeOfDraft = ({ delivered }: Appearance, { own, logos }: DraftLook): Theme => {
  const theme = withOwnTheme(delivered, own);
  return {
    ...theme,
    logo: logos.logo?.address ?? theme.logo,
    logo_dark: logos.logo_dark?.address ?? theme.logo_dark,
  };
};

/** What keeps a draft from being kept: colours that are none, else pairs that cannot be told apart. */
export const troublesOf = (look: Appearance, draft: DraftLook): { wrong: OwnColor[]; weak: Trouble[] } => {
  const wrong = OWN_COLORS.filter((name) => draft.own[name] !== '' && !isHex(draft.own[name]));
  return { wrong, weak: wrong.length > 0 ? [] : judgeLook(themeOfDraft(look, draft)) };
};

/** The fields that a draft changes, as `table.edit` takes them. */
export const changesIn = (look: Appearance, draft: DraftLook): Record<string, string> => {
  const before = draftOf(look).own;
  return {
    ...Object.fromEntries(
      OWN_COLORS.filter((name) => draft.own[name] !== before[name]).map((name) => [name, draft.own[name]]),
    ),
    ...Object.fromEntries(
      LOGOS.flatMap((field) => {
        const chosen = draft.logos[field];
        return chosen && (chosen.base64 || before[`${field}_file`]) ? [[field, chosen.base64]] : [];
      }),
    ),
  };
};
