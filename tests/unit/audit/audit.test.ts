import { describe, expect, test } from 'vitest';
import { changesOf, detailOf, restOf, shownValue, stepOf } from '../../../lib/audit/changes.ts';
import { type AuditChoice, auditFilter } from '../../../lib/audit/filter.ts';
import { printFilter } from '../../../lib/filter/print.ts';

const NOTHING: AuditChoice = { scope: 'all', about: false, groups: [], refused: false, behalf: false };
const asked = (choice: Partial<AuditChoice>): string => {
  const filter = auditFilter({ ...NOTHING, ...choice }, ['vacation', 'btrip']);
  return filter ? printFilter(filter) : '';
};

describe('what of the audit is asked for', () => {
  test('nothing chosen is all of it', () => {
    expect(asked({})).toBe('');
  });

  test('documents, one record of them, and one dictionary', () => {
    expect(asked({ scope: 'document' })).toBe("object_id in ('vacation', 'btrip')");
    expect(asked({ scope: 'document', stream: 'document:12' })).toBe("stream = 'document:12'");
    expect(asked({ scope: 'setting', setting: 'parameter' })).toBe("object_id = 'parameter'");
  });

  test('what a person did by any of their accounts, or what was done with their data', () => {
    const person = { employee_id: 5, accounts: [7, 8] };
    expect(asked({ scope: 'person', person })).toBe('user_id in (7, 8)');
    expect(asked({ scope: 'person', person, about: true })).toBe(
      "stream in ('user:7', 'user:8', 'employee:5', 'key:5')",
    );
  });

  test('a person without an account did nothing, which is not everything', () => {
    expect(
      auditFilter({ ...NOTHING, scope: 'person', person: { employee_id: 5, accounts: [] } }, []),
    ).toEqual({ field: 'user_id', in: [] });
  });

  test('all conditions together', () => {
    const dates = { since: '2026-11-21T00:00:00Z', until: '2026-11-23T00:00:00Z' };
    expect(asked({ groups: ['files'], ...dates, refused: true, behalf: true })).toBe(
      "kind in ('file', 'photo') and moment >= '2026-11-21T00:00:00Z' and moment < '2026-11-23T00:00:00Z' and refused = '1' and grant_id is not null",
    );
  });
});

describe('what a row of the audit says', () => {
  test('values before and after, of those that changed alone', () => {
    expect(changesOf({ name: 'Стало', sort: 1, was: { name: 'Было', sort: 1 } })).toEqual([
      { field: 'name', was: 'Было', now: 'Стало' },
    ]);
    expect(changesOf({ before: { email: 'a', language: 'ru' }, after: { email: 'b' } })).toEqual([
      { field: 'email', was: 'a', now: 'b' },
    ]);
    expect(changesOf({ name: 'Новое' })).toEqual([]);
  });

  test('a text or a value of a parameter that is added, or taken back, is told from what was delivered', () => {
    const deed = (object_id: string, action: string) => ({ object_id, action });
    const text = { alias: 'shell.home', name: 'Начало', name_eng: '' };
    expect(changesOf(text, deed('lan', 'table.add'))).toEqual([{ field: 'name', was: null, now: 'Начало' }]);
    expect(changesOf(text, deed('lan', 'table.del'))).toEqual([{ field: 'name', was: 'Начало', now: null }]);
    expect(restOf(text, deed('lan', 'table.add'))).toEqual([['alias', 'shell.home']]);
    expect(changesOf({ code: 'locale', value: 'en' }, deed('parameter', 'table.add'))).toEqual([
      { field: 'value', was: null, now: 'en' },
    ]);
    expect(changesOf({ name: 'Евро' }, deed('currency', 'table.add'))).toEqual([]);
  });

  test('all else by its name, without what is empty', () => {
    expect(restOf({ name: 'Стало', code: 'x', empty: '', none: null, was: { name: 'Было' } })).toEqual([
      ['code', 'x'],
    ]);
  });

  test('a text that is no record says nothing', () => {
    expect(detailOf('[1]')).toEqual({});
    expect(detailOf('{')).toEqual({});
    expect(detailOf('{"a":1}')).toEqual({ a: 1 });
  });

  test('a step from one status to another', () => {
    expect(stepOf({ from: 'draft', to: 'prepared' })).toEqual({ from: 'draft', to: 'prepared' });
    expect(stepOf({ from: 'draft' })).toBe(undefined);
  });

  test('values as they are, records by their names, none as nothing', () => {
    expect([shownValue('а'), shownValue(3), shownValue({ a: 1 }), shownValue(null)]).toEqual([
      'а',
      '3',
      'a: 1',
      '',
    ]);
  });
});
