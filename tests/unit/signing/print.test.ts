import { describe, expect, test } from 'vitest';
import { vacation } from '../../../lib/documents/families/vacation/index.ts';
import { daysInWords } from '../../../lib/i18n/number-words.ts';
import type { Block } from '../../../lib/print/block.ts';
import { A4, layOut } from '../../../lib/signing/print/layout.ts';
import type { Mark } from '../../../lib/signing/print/mark.ts';
import { printedFormBlocks } from '../../../lib/signing/print/printed-form.ts';
import { wrap } from '../../../lib/signing/print/wrap.ts';
import { printFacts } from '../../support/print/print-facts.ts';

/** Every character half an em wide. */
const measure = (text: string, _face: string, size: number) => (text.length * size) / 2;
const style = { face: 'sans', size: 10 } as const;
const lay = (blocks: Block[], from?: number) =>
  layOut(blocks, { format: A4, measure, ...(from ? { from } : {}) });
const textsOf = (marks: readonly Mark[]) =>
  marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : []));

test.each([
  [0, 'ноль', 'zero'],
  [1, 'один', 'one'],
  [14, 'четырнадцать', 'fourteen'],
  [21, 'двадцать один', 'twenty-one'],
  [40, 'сорок', 'forty'],
  [100, 'сто', 'one hundred'],
  [365, 'триста шестьдесят пять', 'three hundred sixty-five'],
  [1_095, 'одна тысяча девяносто пять', 'one thousand ninety-five'],
  [2_000, 'две тысячи', 'two thousand'],
  [10_000, '10000', '10000'],
])('%i days are said in words', (days, ru, en) => {
  expect([daysInWords(days, 'ru'), daysInWords(days, 'en')]).toEqual([ru, en]);
});

describe('a line', () => {
  test('breaks at spaces, never at one that does not break', () => {
    expect(wrap('один два три', 40, style, measure)).toEqual(['один два', 'три']);
    expect(wrap('один два\u00a0три', 45, style, measure)).toEqual(['один', 'два\u00a0три']);
  });

  test('breaks inside what has no spaces, and loses no character of it', () => {
    const hash = '0123456789abcdef'.repeat(4);
    const lines = wrap(`хеш ${hash}`, 100, style, measure);
    expect(lines.every((line) => measure(line, 'sans', 10) <= 100)).toBe(true);
    expect(lines.join('').replace('хеш', '')).toBe(hash);
  });

  test('ends where the writer ended it', () => {
    expect(wrap('один\nдва\r\n\r\nтри', 100, style, measure)).toEqual(['один', 'два', '', 'три']);
  });
});

describe('a sheet', () => {
  const stamp = (title: string): Block => ({
    kind: 'stamp',
    title,
    rows: Array.from({ length: 10 }, (_, index) => [`label ${index}`, `value ${index}`] as const),
    after: 10,
  });

  test('never holds a part of a stamp: what does not fit begins the next', () => {
    const { sheets } = lay(Array.from({ length: 7 }, (_, index) => stamp(`stamp ${index}`)));
    expect(sheets.map(({ marks }) => marks.filter((mark) => mark.kind === 'frame').length)).toEqual([
      3, 3, 1,
    ]);
    for (const { marks } of sheets)
      for (const mark of marks)
        if (mark.kind === 'frame') expect(mark.y + mark.height).toBeLessThanOrEqual(A4.height - A4.bottom);
  });

  test('that begins below something leaves it alone', () => {
    const { sheets } = lay([stamp('low')], 500);
    expect(sheets).toHaveLength(1);
    for (const { y } of sheets[0]?.marks ?? []) expect(y).toBeGreaterThanOrEqual(500);
    expect(lay([stamp('lower')], 700).sheets.map(({ marks }) => marks.length > 0)).toEqual([false, true]);
  });

  test('says all words in the order they came', () => {
    const words = Array.from({ length: 900 }, (_, index) => `слово${index}`);
    const { sheets } = lay([{ kind: 'paragraph', style: 'body', text: words.join(' '), after: 0 }]);
    expect(sheets.length).toBeGreaterThan(1);
    expect(sheets.flatMap(({ marks }) => textsOf(marks)).join(' ')).toBe(words.join(' '));
  });
});

test('a family without sentences of its own has the fields of its form printed', () => {
  const { print: _, ...plain } = vacation;
  const blocks = printedFormBlocks(plain, printFacts(), (key) => key, 'ru');
  const [facts] = blocks.filter((block) => block.kind === 'facts');
  expect(facts?.rows).toEqual([
    ['families.vacation.type', 'Ежегодный основной оплачиваемый отпуск'],
    ['documents.fields.period', '2027'],
    ['print.paper.dates', '26.04 – 11.05.2027'],
    ['documents.fields.days', '14'],
  ]);
  expect(blocks).toContainEqual(expect.objectContaining({ heading: true, text: 'FAMILIES.VACATION.TITLE' }));
});
