import { expect, test } from 'vitest';
import { json } from '../../../lib/objects/kinds.ts';
import { workbook } from '../../../server/reports/workbook.ts';
import { bytesOf } from '../../support/bytes-of.ts';
import { cellsOf } from '../../support/workbook.ts';

test.each([
  [
    [
      { id: 1, name: 'f1', original_name: 'Справка.pdf' },
      { id: 2, name: 'f2', original_name: 'б.png' },
    ],
    'Справка.pdf, б.png',
  ],
  ['[{"id":1,"original_name":"Справка.pdf"}]', 'Справка.pdf'],
  [[{ name: 'f1' }], 'f1'],
  [['a', 7], 'a, 7'],
  [[], ''],
  [{ day_count: 'working' }, '{"day_count":"working"}'],
  ['{"a":1}', '{"a":1}'],
  ['[no json', '[no json'],
])('a json of a list, %j, is said in a workbook as %j', async (value, said) => {
  const bytes = await bytesOf(
    workbook({
      object_id: 'vacation',
      locale: 'ru',
      words: { ru: new Map(), en: new Map() },
      heading: [],
      fields: [{ name: 'files', field: json({ computed: true }) }],
      rows: [{ files: value }],
    }),
  );
  expect(cellsOf(bytes)[1]?.[0]?.value ?? '').toBe(said);
});
