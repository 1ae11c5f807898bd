import { describe, expect, test } from 'vitest';
import { requestsFilter } from '../../../components/families/request/legs/requests-filter.ts';
import {
  askedOf,
  leavesOutUnready,
  leftOutOf,
  NOBODY_YET,
  recipientsOf,
  remarkOf,
  unreadyOf,
} from '../../../components/families/request-push-signed/publish/audience.ts';
import { fileObjection } from '../../../components/families/request-push-signed/publish/draft-values.ts';
import { answersFilter } from '../../../components/families/request-push-signed/published/answers-filter.ts';
import { requestPushSigned } from '../../../lib/documents/families/request-push-signed/index.ts';
import type { PaperPerson } from '../../../lib/documents/families/request-push-signed/rpc.ts';
import { inStatus } from '../../../lib/documents/moments.ts';
import { printFilter } from '../../../lib/filter/print.ts';
import { byUrgency, dueState } from '../../../lib/papers/due.ts';
import { numbersIn } from '../../../lib/papers/numbers-in.ts';

test('personnel numbers are read from any list that is pasted, each once', () => {
  expect(numbersIn(' 00107, 00163;00107\n\tА-7  ')).toEqual(['00107', '00163', 'А-7']);
  expect(numbersIn(' \n,; ')).toEqual([]);
});

describe('the day of a paper', () => {
  test.each([
    ['notified', '2026-11-20', 'over'],
    ['notified', '2026-11-21', 'today'],
    ['notified', '2026-11-24', 'soon'],
    ['notified', '2026-11-25', 'ahead'],
    ['notified', null, 'none'],
    ['confirmed', '2026-11-20', 'answered'],
    ['declined', null, 'answered'],
  ] as const)('%s with %s is %s on 2026-11-21', (status, day, state) =>
    expect(dueState(status, day, '2026-11-21')).toBe(state),
  );

  test('papers stand by their day, those without one after them, the answered last and the latest of them first', () => {
    const paper = (id: number, status_id: string, due_date: string | null = null) => ({
      id,
      status_id,
      due_date,
    });
    const sorted = [
      paper(1, 'confirmed', '2026-01-01'),
      paper(2, 'notified'),
      paper(3, 'declined'),
      paper(4, 'notified', '2026-12-01'),
      paper(5, 'notified', '2026-11-01'),
    ].toSorted(byUrgency);
    expect(sorted.map((each) => each.id)).toEqual([5, 4, 2, 3, 1]);
  });
});

describe('whom a paper is for', () => {
  const person = (patch: Partial<PaperPerson>): PaperPerson => ({
    employee_id: 1,
    number: '1',
    name: 'А',
    name_eng: 'A',
    position: '',
    position_eng: '',
    department: '',
    department_eng: '',
    account: 'ready',
    signature: '2',
    already: '0',
    ...patch,
  });

  test('nobody is asked for until somebody is named; the way that is shown is the one that counts', () => {
    const named = { ...NOBODY_YET, departments: ['ИТ'], employees: [7], numbers: '1 2' };
    expect(askedOf(NOBODY_YET, undefined)).toEqual({ all: true });
    for (const way of ['departments', 'people', 'numbers'] as const)
      expect([way, askedOf({ ...NOBODY_YET, way }, 5)]).toEqual([way, undefined]);
    expect(askedOf({ ...named, way: 'departments' }, 5)).toEqual({ paper_id: 5, departments: ['ИТ'] });
    expect(askedOf({ ...named, way: 'people' }, undefined)).toEqual({ employee_ids: [7] });
    expect(askedOf({ ...named, way: 'numbers' }, undefined)).toEqual({ numbers: ['1', '2'] });
  });

  test('whoever has it is left out always, who cannot answer only when so wished', () => {
    const people = [
      person({ employee_id: 1 }),
      person({ employee_id: 2, already: '1' }),
      person({ employee_id: 3, account: 'none', signature: '0' }),
      person({ employee_id: 4, signature: '0' }),
    ];
    expect(people.map(remarkOf)).toEqual([undefined, 'already', 'none', 'unsigned']);
    expect(recipientsOf(people, false).map((each) => each.employee_id)).toEqual([1, 3, 4]);
    expect(recipientsOf(people, true).map((each) => each.employee_id)).toEqual([1, 4]);
    expect(unreadyOf(people)).toBe(1);
  });

  test('of the whole organization, who cannot answer is left out and named; whoever was named one by one is not', () => {
    const people = [
      person({ employee_id: 1 }),
      person({ employee_id: 2, already: '1', account: 'none' }),
      person({ employee_id: 3, account: 'away' }),
      person({ employee_id: 4, account: 'left' }),
    ];
    const ways = ['all', 'departments', 'people', 'numbers'] as const;
    expect(ways.map((way) => leavesOutUnready({ ...NOBODY_YET, way }))).toEqual([true, true, false, false]);
    expect(leftOutOf(people, true).map((each) => each.employee_id)).toEqual([3, 4]);
    expect(leftOutOf(people, false).map((each) => each.employee_id)).toEqual([4]);
    expect(recipientsOf(people, false).map((each) => each.employee_id)).toEqual([1, 3]);
  });
});

test('a file that cannot be a paper is told before it is sent: another type, or as large as the limit', () => {
  const file = (size: number, type: string) => ({ size, type }) as File;
  expect(fileObjection(file(1, 'application/pdf'), 5)).toBeUndefined();
  expect(fileObjection(file(5 * 1_048_576 - 1, 'image/png'), 5)).toBeUndefined();
  expect(fileObjection(file(5 * 1_048_576, 'image/jpeg'), 5)).toBe('size');
  for (const type of ['', 'image/gif', 'image/svg+xml', 'application/msword'])
    expect(fileObjection(file(1, type), 5)).toBe('type');
});

test('a paper is past changing once it is published, and past deleting once it is answered', () => {
  const fixed = (status: string) => inStatus(requestPushSigned, status).fixed;
  expect(['empty', 'draft'].map(fixed)).toEqual([undefined, undefined]);
  expect(['created', 'approved', 'notified'].map(fixed)).toEqual(['content', 'content', 'content']);
  expect(['confirmed', 'declined', 'closed'].map(fixed)).toEqual(['for_good', 'for_good', 'for_good']);
});

describe('filters of the lists', () => {
  test('the people of a paper are narrowed by their answer and by words that stand for themselves', () => {
    expect(answersFilter(7, 'all', ' ')).toBe('paper_id = 7');
    expect(answersFilter(7, 'declined', '')).toContain("status_id in ('declined')");
    expect(answersFilter(7, 'waiting', "O'Нил%")).toContain("O''Нил\\%");
  });

  test('requests made to sign documents are one’s own, of reports or whatever one may see; no request of a person is among them', () => {
    const asked = (...of: Parameters<typeof requestsFilter>) => printFilter(requestsFilter(...of));
    expect(asked('hr', 5)).toBe('legal_document_id is not null');
    expect(asked('own', null)).toContain('employee_id = 0');
    expect(asked('sub', 5)).toMatch(/^manager_id = 5 and legal_document_id is not null$/);
  });
});
