import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { colourOfHex, contrast, hexOf } from '../../../lib/themes/colour.ts';
import { colourIn, isEnough, measured } from '../../../lib/themes/contrast.ts';
import { DEFAULT_THEME } from '../../../lib/themes/default-theme.ts';
import { formulaOf } from '../../../lib/themes/formula.ts';
import { judgeLook } from '../../../lib/themes/judge-look.ts';
import { withOwnTheme } from '../../../lib/themes/own-theme.ts';
import { PAIRS } from '../../../lib/themes/pairs.data.ts';
import { mergeTheme } from '../../../lib/themes/theme.ts';

const ratio = (one: string, other: string): number => contrast(colourOfHex(one), colourOfHex(other));

describe('contrast of two colours', () => {
  test.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#777777', '#ffffff', 4.48],
    ['#767676', '#ffffff', 4.54],
    ['#0000ff', '#ffffff', 8.59],
    ['#ff0000', '#ffffff', 4],
  ])('%s on %s is %d, as WCAG has it', (one, other, is) => {
    expect(ratio(one, other)).toBeCloseTo(is, 1);
    expect(ratio(other, one)).toBeCloseTo(is, 1);
  });

  test('a colour is itself again', () => {
    for (const hex of ['#0a5c70', '#ffffff', '#000000', '#ffdd2d', '#123456'])
      expect(hexOf(colourOfHex(hex))).toBe(hex);
  });
});

describe('what the style sheet makes of the colours of a client', () => {
  test('colours are those a browser shows', () => {
    expect(colourIn(DEFAULT_THEME, 'light', 'primary')).toBe('#0a5c70');
    expect(colourIn(DEFAULT_THEME, 'light', 'on-primary')).toBe('#ffffff');
    expect(colourIn(DEFAULT_THEME, 'dark', 'on-chrome')).toBe('#f1f5f5');
    const { l } = formulaOf('oklch(from #ffffff calc((l - 0.5) * 2 - 0.4) min(c, 0.1) h)')(() => {
      throw new Error('no colour is named');
    });
    expect(l).toBeCloseTo(0.6, 5);
    for (const wrong of ['red', 'oklch(from var(--a) l c', 'url(#x)'])
      expect(() => formulaOf(wrong)(() => colourOfHex('#ffffff'))).toThrow();
  });

  test.each(readdirSync('themes'))('a delivered theme can be read, by day and by night: %s', (file) => {
    const theme = mergeTheme(DEFAULT_THEME, JSON.parse(readFileSync(`themes/${file}`, 'utf8')));
    expect(measured(theme)).toHaveLength(2 * PAIRS.length);
    expect(judgeLook(theme)).toEqual([]);
  });
});

describe('a look that cannot be read', () => {
  test('names the pair and the nearest colour that will do', () => {
    const yellow = withOwnTheme(DEFAULT_THEME, { primary: '#ffdd2d' });
    const [trouble, ...others] = judgeLook(yellow);
    expect(others).toEqual([]);
    expect(trouble).toMatchObject({ field: 'primary', pair: { on: 'primary', mode: 'light', needs: 3 } });
    expect(trouble?.pair.ratio).toBeLessThan(1.4);
    expect(trouble?.cure).toBe('#aa8800');
    expect(judgeLook(withOwnTheme(DEFAULT_THEME, { primary: '#aa8800' }))).toEqual([]);
  });

  const hex = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);
  test('whatever the colours, a text is never the trouble, and the cures mend it', () => {
    const brands = fc.record({
      primary: hex,
      accent: hex,
      secondary: hex,
      background: hex,
      night_accent: hex,
    });
    fc.assert(
      fc.property(brands, (own) => {
        const troubles = judgeLook(withOwnTheme(DEFAULT_THEME, own));
        for (const { pair, cure } of troubles) {
          expect(pair.needs).toBe(3);
          expect(cure).toMatch(/^#[0-9a-f]{6}$/);
        }
        const mended = Object.fromEntries(troubles.map(({ field, cure }) => [field, cure]));
        expect(
          measured(withOwnTheme(DEFAULT_THEME, { ...own, ...mended })).filter((p) => !isEnough(p)),
        ).toEqual([]);
      }),
      { numRuns: 60, seed: 20261119 },
    );
  });
});

test('what a client leaves empty stays as delivered, and its dark follows its own day', () => {
  const delivered = { ...DEFAULT_THEME, code: 'acme', night: { primary: '#112233' }, logo: '/themes/a.svg' };
  expect(withOwnTheme(delivered, {})).toEqual(delivered);
  const own = withOwnTheme(delivered, { primary: '#8C1537', logo_file: `${'a'.repeat(32)}.png` });
  expect(own.colors.primary).toBe('#8c1537');
  expect(own.colors.accent).toBe(DEFAULT_THEME.colors.accent);
  expect(own.night).toEqual({});
  expect(own.logo).toBe(`/themes/acme/${'a'.repeat(32)}.png`);
  expect(withOwnTheme(delivered, { night_primary: '#445566' }).night).toEqual({ primary: '#445566' });
});
