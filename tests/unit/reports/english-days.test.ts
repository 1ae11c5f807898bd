import { expect, test } from 'vitest';
import { day } from '../../../lib/objects/kinds.ts';
import { workbook } from '../../../server/reports/workbook.ts';
import { bytesOf } from '../../support/bytes-of.ts';
import { unzip } from '../../support/unzip.ts';

test.each([
  ['ru', 'dd.mm.yyyy'],
  ['en', '[$-409]d mmm yyyy'],
] as const)('a workbook in %s shows its days as the screens do: %s', async (locale, format) => {
  const bytes = await bytesOf(
    workbook({
      object_id: 'vacation',
      locale,
      words: { ru: new Map(), en: new Map() },
      heading: [],
      fields: [{ name: 'start_date', field: day() }],
      rows: [{ start_date: '2027-04-26' }],
    }),
  );
  expect(unzip(bytes).get('xl/styles.xml')).toContain(`formatCode="${format}"`);
});
