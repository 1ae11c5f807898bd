import { isHex, type NightColor, type Theme, type ThemeColor } from './theme.ts';

/** Colours a client changes by itself, by the field that keeps each. */
export const OWN_COLORS = [
  'primary',
  'accent',
  'secondary',
  'background',
  'night_primary',
  'night_accent',
] as const;
export type OwnColor = (typeof OWN_COLORS)[number];

/** What a client changes of its look; '' stays as delivered. Logos are the names they are shown under. */
export type OwnTheme = Readonly<Record<OwnColor | 'logo_file' | 'logo_dark_file', string>>;

export const NO_OWN_THEME: OwnTheme = {
  primary: '',
  accent: '',
  secondary: '',
  background: '',
  night_primary: '',
  night_accent: '',
  logo_file: '',
  logo_dark_file: '',
};

const DAY: readonly ThemeColor[] = ['primary', 'accent', 'secondary', 'background'];
const NIGHT: readonly NightColor[] = ['primary', 'accent'];

/** The delivered theme of a client with what it has changed. */
export const withOwnTheme = (delivered: Theme, own: Partial<OwnTheme>): Theme => ({
  ...delivered,
  colors: { ...delivered.colors, ...given(DAY, (name) => own[name as keyof OwnTheme]) },
  // What is another by night was chosen beside the day's: with another day the delivered night goes.
  night: {
    ...Object.fromEntries(Object.entries(delivered.night).filter(([name]) => !own[name as NightColor])),
    ...given(NIGHT, (name) => own[`night_${name}`]),
  },
  logo: own.logo_file ? addressOf(delivered.code, own.logo_file) : delivered.logo,
  logo_dark: own.logo_dark_file
    ? addressOf(delivered.code, own.logo_dark_file)
    : own.logo_file
      ? ''
      : delivered.logo_dark,
});

const given = <Name extends string>(
  names: readonly Name[],
  of: (name: Name) => string | undefined,
): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const hex = of(name);
      return isHex(hex) ? [[name, hex.toLowerCase()]] : [];
    }),
  );

/** Where a picture of a client is shown from: the name says what is in it, so that it is kept for good. */
const addressOf = (client: string, file: string): string => `/themes/${client}/${file}`;
