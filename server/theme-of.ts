import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_THEME } from '../lib/themes/default-theme.ts';
import { mergeTheme, type Theme } from '../lib/themes/theme.ts';

const FOLDER = join(process.cwd(), 'themes');
const FILE = /^([a-z0-9_-]{1,32})\.json$/;

let designed: ReadonlySet<string> | undefined;
const themes = new Map<string, Theme>();

/** The look of a client; one without a theme of its own, known or not, looks like `eg` (specification 1). */
export const themeOf = (code: string): Theme => {
  designed ??= new Set(readdirSync(FOLDER).flatMap((file) => FILE.exec(file)?.[1] ?? []));
  if (!designed.has(code)) return DEFAULT_THEME;
  const known =
    themes.get(code) ??
    mergeTheme(DEFAULT_THEME, JSON.parse(readFileSync(join(FOLDER, `${code}.json`), 'utf8')));
  themes.set(code, known);
  return known;
};
