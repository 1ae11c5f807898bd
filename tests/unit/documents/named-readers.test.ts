import { describe, expect, test } from 'vitest';
import type { Actor } from '../../../lib/access/actor.ts';
import { FAMILIES } from '../../../lib/documents/families.ts';
import {
  addressedTo,
  isReadByNamed,
  namedRefusals,
  namesCaller,
  namingLines,
} from '../../../lib/documents/named-readers.ts';
import { either, eq, type Scope, type Within } from '../../../lib/filter/filter.ts';
import { matches } from '../../../lib/filter/matches.ts';
import { statusOf } from '../../../lib/workflow/document.ts';
import type { DocumentRecord } from '../../../lib/workflow/document-record.ts';
import { actorOf } from '../workflow/company.ts';

const family = {
  object_id: 'letter',
  readers: { accountant: false, reviewer: true, named: 'addressees' },
  lines: {
    addressees: { object_id: 'letter_addressee', parent: 'letter_id', columns: {}, fields: {} },
  },
};
const lines = { field: 'addressees', table: 'letter_addressee', parent: 'letter_id' };

const somebody = (more: Partial<Actor> = {}): Actor => ({
  ...actorOf(7, ['employee']),
  organization_id: 10,
  department: 'Архив',
  ...more,
});

/** What the lines of one document say. */
const naming =
  (...cells: readonly Readonly<Record<string, string | number>>[]) =>
  ({ any }: Within): boolean =>
    cells.some((line) => Object.entries(any).some(([column, value]) => line[column] === value));

const SENT = { id: 1, employee_id: 3, manager_id: 4, organization_id: 10, status_id: 'prepared' };

const reads = (scope: Scope, row: typeof SENT, isWithin: (rows: Within) => boolean): boolean =>
  scope === 'all' || (scope !== 'none' && matches(scope, row, isWithin));

test('the lines by which a family names readers are those it says, and none where it says none', () => {
  expect(namingLines(family)).toEqual(lines);
  expect(namingLines({ ...family, readers: { accountant: true, reviewer: true } })).toBeUndefined();
});

test('every family that names readers has an index for each way to be named', async () => {
  const { readFileSync } = await import('node:fs');
  const schema = readFileSync('prisma/schema/document.prisma', 'utf8');
  const naming = FAMILIES.flatMap((each) => namingLines(each) ?? []);
  expect(naming.length).toBeGreaterThan(0);
  for (const { table, parent } of naming) {
    const [model = ''] = new RegExp(`model ${table} \\{[^}]*`).exec(schema) ?? [];
    for (const column of ['employee_id', 'department'])
      expect(model.replaceAll(' ', '')).toContain(`@@index([${column},${parent}])`);
  }
});

describe('whom a document names', () => {
  const scope = namesCaller(somebody(), lines);

  test('reads it: the person, and who works in the department', () => {
    expect(reads(scope, SENT, naming({ employee_id: 7 }))).toBe(true);
    expect(reads(scope, SENT, naming({ department: 'Архив' }))).toBe(true);
    expect(reads(scope, SENT, naming({ employee_id: 8 }, { department: 'Склад' }))).toBe(false);
    expect(reads(scope, SENT, naming())).toBe(false);
  });

  test('reads nothing of another organization, whatever its departments are called', () => {
    expect(reads(scope, { ...SENT, organization_id: 11 }, naming({ department: 'Архив' }))).toBe(false);
  });

  test('reads it once it was sent and while it is not declined', () => {
    const readable = ['empty', 'draft', 'prepared', 'agreed', 'accepted', 'processed', 'declined'].filter(
      (status_id) => reads(scope, { ...SENT, status_id }, naming({ employee_id: 7 })),
    );
    expect(readable).toEqual(['prepared', 'agreed', 'accepted', 'processed']);
    expect(readable.every(isReadByNamed)).toBe(true);
    expect(isReadByNamed(statusOf(null))).toBe(false);
  });

  test.each([
    ['is still to be hired', somebody({ roles: ['candidate'] })],
    ['was dismissed', somebody({ dismissed: true })],
    ['is no employee', somebody({ employee_id: null })],
    ['works nowhere', somebody({ organization_id: null })],
  ])('reads nothing by its name who %s', (_, actor) => {
    expect(namesCaller(actor, lines)).toBe('none');
    expect(addressedTo(actor, family, 'all')).toBe('none');
  });

  test('is no department where nobody says in which they work: a line without one names nobody', () => {
    const scope = namesCaller(somebody({ department: '' }), lines);
    expect(reads(scope, SENT, naming({ department: '' }))).toBe(false);
    expect(reads(scope, SENT, naming({ employee_id: 7 }))).toBe(true);
  });
});

describe('what is addressed to somebody', () => {
  const read = (rows: Within) => rows.table === 'document_read';

  test('are documents of others that name them, and of these those they have not opened', () => {
    const [all, unread] = (['all', 'unread'] as const).map((asked) => addressedTo(somebody(), family, asked));
    const named = naming({ employee_id: 7 });
    const opened = (rows: Within) => read(rows) || named(rows);
    const closed = (rows: Within) => !read(rows) && named(rows);
    expect([reads(all ?? 'none', SENT, opened), reads(all ?? 'none', SENT, closed)]).toEqual([true, true]);
    expect([reads(unread ?? 'none', SENT, opened), reads(unread ?? 'none', SENT, closed)]).toEqual([
      false,
      true,
    ]);
    expect(reads(all ?? 'none', { ...SENT, employee_id: 7 }, closed)).toBe(false);
  });

  test('is nothing of a family that names nobody, nor of one a grant does not cover', () => {
    expect(addressedTo(somebody(), { ...family, lines: {} }, 'all')).toBe('none');
    expect(addressedTo(somebody({ families: ['vacation'] }), family, 'all')).toBe('none');
  });
});

test('each line names a person or a department, once', () => {
  const record = (...addressees: object[]) => ({ addressees }) as unknown as DocumentRecord;
  const refused = (...addressees: object[]) =>
    namedRefusals(family, record(...addressees)).map(({ field, code }) => `${field} ${code}`);
  expect(refused({ employee_id: 7, department: '' }, { employee_id: null, department: 'Архив' })).toEqual([]);
  expect(refused({ employee_id: null, department: '  ' }, { employee_id: 7, department: 'Архив' })).toEqual([
    'addressees.0.department document/reader-unnamed',
    'addressees.1.employee_id document/reader-unnamed',
  ]);
  expect(
    refused({ employee_id: 7 }, { employee_id: 7 }, { department: 'Архив' }, { department: ' Архив' }),
  ).toEqual([
    'addressees.1.employee_id document/reader-twice',
    'addressees.3.department document/reader-twice',
  ]);
  expect(namedRefusals({ ...family, lines: {} }, record({}))).toEqual([]);
});

test('two scopes together are the rows of either', () => {
  const [a, b] = [eq('id', 1), eq('id', 2)];
  expect([either('none', a), either(a, 'none'), either('all', a), either(a, 'all')]).toEqual([
    a,
    a,
    'all',
    'all',
  ]);
  expect(either(a, b)).toEqual({ or: [a, b] });
});
