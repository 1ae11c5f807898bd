import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_THEME } from '../lib/themes/default-theme.ts';
import { mergeTheme, type Theme } from '../lib/themes/theme.ts';

const FOLDER = join(process.cwd(), 'themes');
const FILE = /^([a-z0-9_-]{1,32})\.json$/;

let codes: readonly string[] | undefined;
const themes = new Map<string, Theme>();

/** Codes of the clients that have a theme: by themselves they are a client in an address (AMB-002). */
export const clientCodes = (): readonly string[] => {
  codes ??= readdirSync(FOLDER).flatMap((file) => FILE.exec(file)?.[1] ?? []);
  return codes;
};

/** The look of a client; an unknown code looks like `eg` (specification 1). */
export const themeOf = (code: string): Theme => {
  if (!clientCodes().includes(code)) return DEFAULT_THEME;
  const known =
    themes.get(code) ??
    mergeTheme(DEFAULT_THEME, JSON.parse(readFileSync(join(FOLDER, `${code}.json`), 'utf8')));
  themes.set(code, known);
  return known;
};
