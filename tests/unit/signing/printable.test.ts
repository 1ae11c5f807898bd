import { describe, expect, test } from 'vitest';
import { printable, UNPRINTED_TOLD, unprintedIn } from '../../../server/signing/pdf/printable.ts';

test.each([
  ['1\u202f000\u00a0₽', '1\u00a0000\u00a0₽'],
  ['а\u2009—\u2009б', 'а — б'],
  ['кое\u2011как, по\u2010русски', 'кое-как, по-русски'],
  ['2\u2007000', '2\u00a0000'],
  ['\u22125', '–5'],
])('%j is printed as %j', (text, printed) => {
  expect(printable(text)).toBe(printed);
  expect(printable(text)).not.toContain('[U+');
});

test('a sign that no face has is printed by its number, not left out', () => {
  expect(printable('\u{1f600}')).toBe('[U+1F600]');
});

/** Signs of which one is used in business letters: all of the kind, not only those met so far. */
const KINDS = {
  'currencies of neighbours': '₸₴₺₪₹€£¥₽',
  arrows: '←↑→↓↔↕⇐⇒⇔↵',
  ticks: '✓✔✗✘✕✖',
  'boxes to tick': '☐☑☒□■',
  'marks of lists': '•◦▪●○◆★☆',
  figures: '½¼⅓²³≈≤≥≠±×÷√∞∑∅',
  'signs of office': '№§©®™℃☎✉⚠',
  'letters of neighbours': 'әғқңөұүһіґєўїԱաΩβ',
} as const;

test.each(Object.entries(KINDS))('%s stay themselves', (_, signs) => {
  expect(printable(signs)).toBe(signs);
  expect(unprintedIn({ signs })).toEqual([]);
});

test('a sign that asks for the look of another is not printed beside it', () => {
  expect(printable('✔\ufe0f ☑\ufe0f ☎\ufe0e')).toBe('✔ ☑ ☎');
});

test.each([
  ['a picture in colours', '😀', 'U+1F600'],
  ['a script of another order', 'א', 'U+05D0'],
  ['a script of joined letters', 'س', 'U+0633'],
  ['a script no font has', '日', 'U+65E5'],
  ['a place for own signs', '\ue000', 'U+E000'],
])('%s is printed by its number, and told', (_, sign, number) => {
  expect(printable(`а${sign}`)).toBe(`а[${number}]`);
  expect(unprintedIn(`а${sign}`)).toEqual([{ sign, printed: `[${number}]`, around: `а${sign}` }]);
});

describe('what is told of signs that no font has', () => {
  const signs = (facts: unknown) => unprintedIn(facts).map(({ sign }) => sign);

  test('is each sign once among the same words, however deep', () => {
    expect(signs({ a: 'я 日日 月', b: [{ c: '日' }, '日', 5, null] })).toEqual(['日', '月', '日']);
  });

  test('comes with the words on both sides, on one line, cut where there are more', () => {
    const text = `${'начало '.repeat(9)}перед\n日 после${' конец'.repeat(9)}`;
    const [told] = unprintedIn(text);
    expect(told?.around).toMatch(/^….* перед 日 после .*…$/u);
    expect([...(told?.around ?? '')].length).toBeLessThan(60);
  });

  test('ends where it would be longer than a person reads', () => {
    expect(unprintedIn(Array.from({ length: UNPRINTED_TOLD + 1 }, (_, row) => `${row} 日`))).toHaveLength(
      UNPRINTED_TOLD,
    );
  });
});
