import { expect, test } from 'vitest';
import { recordOf } from '../../../lib/documents/record-of.ts';
import { money } from '../../../lib/objects/kinds.ts';

test('a sum that was typed has the digits that its field has; one with more is not whole yet', () => {
  const fields = { rate: money(6), amount: money(2) };
  const record = recordOf(fields, { rate: '15,4210', amount: '15,4210' }, null);
  expect([record.rate, record.amount]).toEqual(['15.421', null]);
});
