import { describe, expect, test } from 'vitest';
import { USERS } from '../../../components/identity/users/users-source.ts';
import type { Actor } from '../../../lib/access/actor.ts';
import type { Role } from '../../../lib/access/roles.ts';
import { matches } from '../../../lib/filter/matches.ts';
import { parseFilter } from '../../../lib/filter/parse.ts';
import { comparedEmail, isEmail, isReadable } from '../../../lib/kernel/email.ts';
import { importedDay } from '../../../lib/kernel/imported-day.ts';
import { IMPORT_COLUMNS, type ImportColumn } from '../../../lib/users/import-columns.ts';
import { tableText } from '../../../lib/users/import-file.ts';
import { importLines, readHead } from '../../../lib/users/import-head.ts';
import { importedRoles } from '../../../lib/users/import-meaning.ts';
import { roleRefusal } from '../../../lib/users/role-rules.ts';
import { wordsOf } from '../../e2e/support/words.ts';

test('T47: an e-mail is one address, compared without its case', () => {
  expect(comparedEmail('  Anna.K@Romashka.Example ')).toBe('anna.k@romashka.example');
  for (const good of ['a@b.ru', 'анна@пример.рф', "o'neil+hr@sub.example.com"])
    expect([good, isEmail(good)]).toEqual([good, true]);
  for (const bad of [
    '',
    'a',
    'a@b',
    '@b.ru',
    'a@b.ru, c@d.ru',
    'a@b.ru,c@d.ru',
    'a@b.ru;c@d.ru',
    'a@b.ru\r\nBcc: c@d.ru',
    'a@b.ru\u0000',
    'Имя <a@b.ru>',
    'a@b..ru',
    'a b@c.ru',
    `${'a'.repeat(250)}@b.ru`,
  ])
    expect([bad, isEmail(bad)]).toEqual([bad, false]);
});

test('T77: a login is compared in one form, and is what it looks like', () => {
  for (const twin of ['Ａdmin', 'ADMIN', ' admin ', '\u{1d41a}dmin', 'ªdmin'])
    expect([twin, comparedEmail(twin)]).toEqual([twin, 'admin']);
  expect(comparedEmail('И\u0306од')).toBe('йод');
  for (const plain of ['admin', 'анна', 'anna.орлова', 'o’neil', 'müller', 'αννα', ''])
    expect([plain, isReadable(plain)]).toEqual([plain, true]);
  for (const odd of [
    '\u0430dmin',
    'adm\u0456n',
    'p\u03bfrtal',
    'ad\u200bmin',
    'admin\u202e',
    'ad\u0000min',
    'ad\u00admin',
    'ad\ufe0fmin',
    'ad\u115fmin',
    'admin\ud800',
  ]) {
    expect([odd, isReadable(odd)]).toEqual([odd, false]);
    expect([odd, isEmail(`${odd}@example.ru`)]).toEqual([odd, false]);
  }
});

test('what is no e-mail is said to be none, in either language', () => {
  expect(wordsOf('ru')('rules.user.email')).toBe('Это не похоже на адрес почты');
  expect(wordsOf('en')('rules.user.email')).toBe('This does not look like an email address');
});

describe('roles', () => {
  const actor = (...roles: Role[]): Actor => ({
    user_id: 1,
    session_id: 1,
    login: 'x',
    client_id: 1,
    client_code: 'eg',
    employee_id: 1,
    organization_id: 7,
    real_employee_id: 1,
    grant_id: null,
    manager_ids: [],
    assisted_ids: [],
    roles: ['user', ...roles],
    locale: 'ru',
    owes: null,
  });
  const change = (before: string[], after: string[], organization_id = 7) =>
    [{ organization_id, before, after }] as never;

  test('of oneself are nobody’s to change; unchanged ones are no change', () => {
    expect(roleRefusal(actor('admin'), 1, change(['admin'], ['admin', 'hr']))).toBe('user/own-roles');
    expect(roleRefusal(actor('hr'), 1, change(['hr'], ['hr', 'admin']))).toBe('user/own-roles');
    expect(roleRefusal(actor('hr'), 1, change(['hr'], ['hr']))).toBeUndefined();
  });

  test('of an admin are an admin’s to give and to take, all others hr’s in the own organization', () => {
    for (const [before, after] of [
      [['employee'], ['employee', 'admin']],
      [['admin', 'employee'], ['employee']],
    ] as const) {
      expect(roleRefusal(actor('hr'), 2, change([...before], [...after]))).toBe('user/kept-role');
      expect(roleRefusal(actor('admin'), 2, change([...before], [...after]))).toBeUndefined();
    }
    expect(roleRefusal(actor('hr'), 2, change(['employee'], ['manager']))).toBeUndefined();
    expect(roleRefusal(actor('hr'), 2, change([], ['employee'], 8))).toBe('user/other-organization');
  });
});

describe('a file', () => {
  const labels = Object.fromEntries(
    IMPORT_COLUMNS.map((column) => [column, column === 'email' ? ['Почта', 'E-mail'] : []]),
  ) as unknown as Record<ImportColumn, string[]>;

  test('is read by its head in any order and either language; other columns and blank lines are passed over', () => {
    const table = [
      ['Заметки', 'number', ' ПОЧТА '],
      ['x', '7', 'a@b.ru'],
      ['y', '', ''],
      ['', ' 8 '],
    ];
    expect(importLines(table, readHead(table, labels))).toEqual([
      { row: 2, cells: { number: '7', email: 'a@b.ru' } },
      { row: 4, cells: { number: '8', email: '' } },
    ]);
    expect(readHead([['number'], ['7']], labels).columns).toEqual([{ title: 'number', column: 'number' }]);
  });

  test('writes days in three ways, and a day that is none is none', () => {
    for (const text of [
      '2026-03-02',
      '02.03.2026',
      '2.3.2026',
      '46083',
      '46083.5',
      '2026-03-02T00:00:00',
      '02.03.2026 0:00:00',
    ])
      expect([text, importedDay(text)]).toEqual([text, '2026-03-02']);
    for (const text of ['', '31.02.2026', '03/02/2026', '2026', 'завтра'])
      expect([text, importedDay(text)]).toEqual([text, undefined]);
  });

  test('names roles by code or label, never the hidden one', () => {
    const words = { hr: ['Кадровая служба'] };
    expect(importedRoles('Manager; кадровая служба, manager', words)).toEqual({
      roles: ['hr', 'manager'],
      unknown: undefined,
    });
    for (const unknown of ['gf_manager', 'boss']) expect(importedRoles(unknown, words).unknown).toBe(unknown);
  });

  test('T70: that is kept opens as text: no cell of it is a formula', () => {
    const text = tableText([
      ['=1+1', '@x', 'a;b', 'он сказал "да"', '-5', 'просто'],
      ['+7', '\t=1', '\r=1', "=cmd|'/c calc'!A0", '1=1', ''],
    ]);
    expect(text).toBe(
      `\uFEFF'=1+1;'@x;"a;b";"он сказал ""да""";'-5;просто\r\n'+7;'\t=1;"'\r=1";'=cmd|'/c calc'!A0;1=1;\r\n`,
    );
  });
});

describe('the list', () => {
  test('keeps its state in the address', () => {
    const { address } = USERS;
    const said = 'search=анна&role=hr,manager&organization=3&state=disabled&page=2';
    const state = address.read(new URLSearchParams(said));
    expect(state).toMatchObject({
      search: 'анна',
      chosen: { role: ['hr', 'manager'], organization: ['3'], state: ['disabled'] },
      page: 2,
    });
    expect(address.filter(state)).toContain('organization_id in (3)');
    const written = Object.entries(address.written(state, { page: 2 })).filter(([, value]) => value !== '');
    expect(decodeURIComponent(String(new URLSearchParams(written)))).toBe(said);
    expect(address.read(new URLSearchParams('page=-1&organization=x&role=god'))).toEqual(address.usual);
  });

  test('finds a role among others, not inside another one’s name', () => {
    const { address } = USERS;
    const filter = parseFilter(address.filter(address.read(new URLSearchParams('role=manager'))) ?? '');
    expect(filter.ok).toBe(true);
    const found = [
      'manager',
      'employee,manager',
      'hr,manager,reviewer',
      'gf_manager',
      'employee,gf_manager',
      '',
    ].filter((roles) => filter.ok && filter.value && matches(filter.value, { roles }));
    expect(found).toEqual(['manager', 'employee,manager', 'hr,manager,reviewer']);
  });
});
