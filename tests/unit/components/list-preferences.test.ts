import { describe, expect, test } from 'vitest';
import { readPreferences, writtenPreferences } from '../../../components/documents/list/preferences.ts';
import { readerZone } from '../../../lib/i18n/reader-zone.ts';

describe('how a person likes a list, in the cookie of the browser', () => {
  test.each([
    { columns: null, density: 'comfortable', size: null },
    { columns: ['document', 'period', 'now'], density: 'compact', size: 50 },
    { columns: [], density: 'comfortable', size: 1_000 },
  ] as const)('is read as it was written: %j', (liked) => {
    const written = writtenPreferences(liked);
    expect(written).toMatch(/^[\w.=&]*$/);
    expect(readPreferences(written)).toEqual(liked);
  });

  test.each(['', 'nonsense', 'size=0&density=wide', 'size=99999', '%zz=1', 'size=-1&size=20'])(
    'counts as not there where it is broken: %s',
    (broken) => {
      expect(readPreferences(broken)).toEqual({ columns: null, density: 'comfortable', size: null });
    },
  );
});

test('the zone a browser names is taken where there is one of that name', () => {
  expect(readerZone('Asia/Vladivostok', 'Europe/Moscow')).toBe('Asia/Vladivostok');
  for (const named of [undefined, '', 'Mars/Olympus', '../etc', '+03:17', '-00:01', 'x'.repeat(5_000)])
    expect(readerZone(named, 'Europe/Moscow')).toBe('Europe/Moscow');
});
