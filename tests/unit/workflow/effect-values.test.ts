import { describe, expect, test } from 'vitest';
import { btrip } from '../../../lib/documents/families/btrip/index.ts';
import { knownValues } from '../../../server/workflow/effects/values.ts';

describe('values that an effect writes', () => {
  test('are columns of the family', () => {
    const values = { goal: 'Запуск линии', start_date: '2026-11-23', advance_amount: '100' };
    expect(knownValues(btrip, values)).toEqual(values);
  });

  test.each([
    ['a column that is none', 'color'],
    ['a name of another table', 'country_name'],
    ['what is computed', 'files_count'],
    ['what the engine keeps', 'status_id'],
    ['lines, which an effect does not write', 'routes'],
  ])('are not %s', (_what, name) => {
    expect(() => knownValues(btrip, { goal: 'Запуск линии', [name]: [] })).toThrow(
      `an effect writes btrip.${name}, which is no column of it`,
    );
  });
});
