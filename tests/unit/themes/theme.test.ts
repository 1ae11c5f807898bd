import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DEFAULT_THEME } from '../../../lib/themes/default-theme.ts';
import { mergeTheme, themeProperties } from '../../../lib/themes/theme.ts';

const shipped = (code: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../themes/${code}.json`, import.meta.url), 'utf8'));

test('the default theme is the shipped eg', () => {
  expect(shipped('eg')).toEqual(DEFAULT_THEME);
});

test('what a client does not set comes from eg', () => {
  const acme = mergeTheme(DEFAULT_THEME, shipped('acme'));
  expect(acme.company_eng).toBe('Acme JSC');
  expect(acme.colors.primary).toBe('#8c1537');
  expect(acme.colors.info).toBe(DEFAULT_THEME.colors.info);
});

test('a value that is no colour cannot reach a style sheet', () => {
  const theme = mergeTheme(DEFAULT_THEME, {
    colors: { primary: 'red;}</style><script>', accent: 'url(//evil)', error: 7 },
    logo: '//evil.example/x.svg',
    name: '',
  });
  expect(theme).toEqual(DEFAULT_THEME);
  for (const [name, value] of Object.entries(themeProperties(theme))) {
    expect(name).toMatch(/^--(brand|night)-[a-z]+$/);
    expect(value).toMatch(/^#[0-9a-f]{6}$/);
  }
});

test('no definition at all is eg', () => {
  expect(mergeTheme(DEFAULT_THEME, null)).toEqual(DEFAULT_THEME);
  expect(mergeTheme(DEFAULT_THEME, ['x'])).toEqual(DEFAULT_THEME);
});
