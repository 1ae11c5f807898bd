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

/** The look of a client: names, company line, logo and eight colours; nothing else is a client's (AMB-069). */
export interface Theme {
  readonly code: string;
  readonly name: string;
  readonly name_eng: string;
  readonly company: string;
  readonly company_eng: string;
  /** Address of an image on our own origin; '' draws the portal's own mark. */
  readonly logo: string;
  readonly colors: Readonly<Record<ThemeColor, string>>;
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
  const texts = Object.fromEntries(TEXTS.flatMap((key) => (filled(given[key]) ? [[key, given[key]]] : [])));
  return {
    ...base,
    ...texts,
    logo:
      typeof given.logo === 'string' && OWN_IMAGE.test(given.logo) && !given.logo.includes('..')
        ? given.logo
        : base.logo,
    colors: {
      ...base.colors,
      ...Object.fromEntries(THEME_COLORS.flatMap((key) => (isHex(colors[key]) ? [[key, colors[key]]] : []))),
    },
    dark: typeof given.dark === 'boolean' ? given.dark : base.dark,
  };
};

/** The declarations that put the colours on a page: `--brand-primary:#0a5c70;…`. Only checked hex values get here. */
export const themeDeclarations = (theme: Theme): string =>
  THEME_COLORS.map((key) => `--brand-${key}:${theme.colors[key]};`).join('');

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const filled = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';
const isHex = (value: unknown): boolean => typeof value === 'string' && HEX.test(value);
