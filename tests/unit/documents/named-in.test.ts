import { describe, expect, test } from 'vitest';
import { numbersIn, peopleIn, textParts } from '../../../lib/documents/named-in.ts';

describe('what findings name', () => {
  test('are numbers of documents, whatever their place, once each', () => {
    const said = [
      { number: 'УР-7', start_date: '2026-11-23' },
      { number: 'none', other: 'АО-12', days: 5 },
      undefined,
      { number: 'УР-7' },
    ];
    expect(numbersIn(said)).toEqual(['УР-7', 'АО-12']);
  });

  test('is no number of a document: a day, a quote, a receipt', () => {
    expect(numbersIn([{ a: '2026-11-23', b: "УР-7' or 1=1", c: '№ 7-8', d: 'УР-7 УР-8' }])).toEqual([]);
  });

  test('is a person where it says whose card it is', () => {
    const said = { name: 'Орлов П. Д.', name_eng: 'Orlov P. D.', employee_id: 7 };
    expect(peopleIn([said, { name: 'Кто-то' }, { employee_id: 8 }])).toEqual([
      { employee_id: 7, names: ['Орлов П. Д.', 'Orlov P. D.'] },
    ]);
  });
});

test('a name with an apostrophe, a point or a bracket is found as it is written', () => {
  for (const name of ["О'Коннор Ш.", 'Д’Артаньян', 'Иванова (Петрова) А. Б.', 'Смит-Джонс'])
    expect(textParts(`Руководитель: ${name}, отпуск`, new Map([[name, '/employee/7']]))).toMatchObject([
      { text: 'Руководитель: ' },
      { text: name, href: '/employee/7' },
      { text: ', отпуск' },
    ]);
});

describe('a sentence', () => {
  const hrefs = new Map([
    ['КМ-1', '/ubtrip/1'],
    ['КМ-12', '/ubtrip/12'],
    ['Орлов П. Д.', '/employee/7'],
  ]);

  test('is cut at what it names, and the longer number is not the shorter one', () => {
    expect(textParts('По КМ-12 и КМ-1: Орлов П. Д., КМ-123', hrefs)).toEqual([
      { from: 0, text: 'По ' },
      { from: 3, text: 'КМ-12', href: '/ubtrip/12' },
      { from: 8, text: ' и ' },
      { from: 11, text: 'КМ-1', href: '/ubtrip/1' },
      { from: 15, text: ': ' },
      { from: 17, text: 'Орлов П. Д.', href: '/employee/7' },
      { from: 28, text: ', КМ-123' },
    ]);
  });

  test('stays whole where nothing of it may be opened', () => {
    expect(textParts('По КМ-12', new Map())).toEqual([{ from: 0, text: 'По КМ-12' }]);
    expect(textParts('По УКМ-1 и КМ-1-2', hrefs)).toEqual([{ from: 0, text: 'По УКМ-1 и КМ-1-2' }]);
  });
});
