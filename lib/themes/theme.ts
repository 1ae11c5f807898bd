export const THEME_COLORS = [
  'primary',
  'secondary',
  'accent',
  'error',
  'info',
  'success',
  'warning',
  'background',
] as const;
export type ThemeColor = (typeof THEME_COLORS)[number];

/** Colours that may be others by night. */
export const NIGHT_COLORS = ['primary', 'accent'] as const;
export type NightColor = (typeof NIGHT_COLORS)[number];

/** The look of a client: names, company line, logo and eight colours; nothing else is a client's (AMB-069). */
export interface Theme {
  readonly code: string;
  readonly name: string;
  readonly name_eng: string;
  /** Whose portal it is; '' is the company as it calls itself. */
  readonly company: string;
  readonly company_eng: string;
  /** Address of an image on our own origin; '' draws the portal's own mark. */
  readonly logo: string;
  /** The one for the dark; '' takes the same. */
  readonly logo_dark: string;
  readonly colors: Readonly<Record<ThemeColor, string>>;
  /** What is another by night; the rest follows the colours. */
  readonly night: Readonly<Partial<Record<NightColor, string>>>;
  /** Dark until the person chooses otherwise. */
  readonly dark: boolean;
}

const TEXTS = ['code', 'name', 'name_eng', 'company', 'company_eng'] as const;
const HEX = /^#[0-9a-f]{6}$/i;
const OWN_IMAGE = /^\/[a-z0-9_-][a-z0-9_./-]*\.(?:svg|png)$/i;

/** A client's definition over the default one: whatever is missing or is no text, colour or own image stays. */
export const mergeTheme = (base: Theme, definition: unknown): Theme => {
  const given = isRecord(definition) ? definition : {};
  const colors = isRecord(given.colors) ? given.colors : {};
  const night = isRecord(given.night) ? given.night : {};
  const texts = Object.fromEntries(TEXTS.flatMap((key) => (filled(given[key]) ? [[key, given[key]]] : [])));
  return {
    ...base,
    ...texts,
    logo: ownImage(given.logo) ?? base.logo,
    logo_dark: ownImage(given.logo_dark) ?? base.logo_dark,
    colors: { ...base.colors, ...hexesOf(colors, THEME_COLORS) },
    night: { ...base.night, ...hexesOf(night, NIGHT_COLORS) },
    dark: typeof given.dark === 'boolean' ? given.dark : base.dark,
  };
};

/** The properties that put the colours on a page: `--brand-primary` is `#0a5c70`. Only checked hex values get here. */
export const themeProperties = ({ colors, night }: Pick<Theme, 'colors' | 'night'>): Record<string, string> =>
  Object.fromEntries([
    ...THEME_COLORS.map((key) => [`--brand-${key}`, colors[key]]),
    ...NIGHT_COLORS.map((key) => [`--night-${key}`, night[key] ?? colors[key]]),
  ]);

const ownImage = (address: unknown): string | undefined =>
  typeof address === 'string' && OWN_IMAGE.test(address) && !address.includes('..') ? address : undefined;

const hexesOf = <Name extends string>(
  given: Record<string, unknown>,
  names: readonly Name[],
): Partial<Record<Name, string>> =>
  Object.fromEntries(names.flatMap((name) => (isHex(given[name]) ? [[name, given[name]]] : []))) as Partial<
    Record<Name, string>
  >;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const filled = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';
/** Whether this is a colour as a theme gives it: `#0a5c70`. */
export const isHex = (value: unknown): value is string => typeof value === 'string' && HEX.test(value);
