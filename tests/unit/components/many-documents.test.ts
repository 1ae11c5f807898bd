import { describe, expect, test } from 'vitest';
import type { DocumentRow } from '../../../components/documents/document-row.ts';
import { groupCookie, readGroup, writtenGroup } from '../../../components/documents/many/chosen-group.ts';
import {
  type LookingAtMany,
  manyPageAsk,
  ofAllGroups,
  ownCountedAsk,
  ownOpenAsk,
  startOf,
  VIEWS,
} from '../../../components/documents/many/many-asks.ts';
import { waitingRows } from '../../../components/documents/many/waiting-rows.ts';
import { bulkActions, sharedActions } from '../../../components/documents/moves/bulk.ts';
import { groupsShown } from '../../../lib/families/groups.ts';

const OBJECTS = ['vacation', 'statement'];
const looking = (of: Partial<LookingAtMany['state']> = {}, whose: LookingAtMany['whose'] = 'others') => ({
  whose,
  employee_id: 7,
  objects: OBJECTS,
  state: { ...startOf(whose, ''), ...of },
});
const row = (of: Partial<DocumentRow>) =>
  ({
    id: 1,
    object_id: 'vacation',
    employee_id: 8,
    employee_name: 'Орлов Павел Дмитриевич',
    employee_name_eng: 'Pavel Orlov',
    number: 'ОТ-1203',
    status_id: 'prepared',
    start_date: '2026-11-24',
    end_date: '2026-11-27',
    steps: [],
    ...of,
  }) as unknown as DocumentRow;
const ids = (rows: readonly DocumentRow[], state: Partial<LookingAtMany['state']>) =>
  waitingRows(rows, looking({ view: 'waiting', ...state })).map(({ id }) => id);

describe('what waits, out of the rows that are there', () => {
  const rows = [
    row({ id: 1 }),
    row({ id: 2, object_id: 'statement', number: 'ЗВ-12', start_date: '2026-12-01', end_date: null }),
    row({ id: 3, employee_id: 7 }),
  ];
  test('are the documents of others, of all families, in the order they came', () => {
    expect(ids(rows, {})).toEqual([1, 2]);
  });
  test('are those of one group or one family', () => {
    expect(ids(rows, { chosen: { type: ['papers'] } })).toEqual([2]);
    expect(ids(rows, { chosen: { type: ['vacation'] } })).toEqual([1]);
    expect(ids(rows, { chosen: { type: ['nosuch'] } })).toEqual([1, 2]);
  });
  test('are found by person or number', () => {
    expect(ids(rows, { search: 'зв-1' })).toEqual([2]);
    expect(ids(rows, { search: 'orlov' })).toEqual([1, 2]);
    expect(ids(rows, { search: 'nobody' })).toEqual([]);
  });
  test('are those that touch the days, a document of one day too', () => {
    expect(ids(rows, { chosen: { from: ['2026-11-26'], to: ['2026-11-30'] } })).toEqual([1]);
    expect(ids(rows, { chosen: { from: ['2026-12-01'] } })).toEqual([2]);
    expect(ids(rows, { chosen: { to: ['2026-11-23'] } })).toEqual([]);
  });
});

describe('what a list over all families asks', () => {
  test('of others it leaves out the reader, and no family until it is narrowed', () => {
    expect(manyPageAsk(looking({ view: 'all' }), 25)).toEqual({
      object: 'document',
      query: { filter: 'not employee_id = 7', rowsPerPage: 25, page: 1 },
    });
    expect(manyPageAsk(looking({ view: 'all', chosen: { type: ['papers'] } }), 25).query.filter).toBe(
      "not employee_id = 7 and object_id in ('statement')",
    );
  });
  test('of one’s own it asks for the reader’s requests alone, the open ones at first', () => {
    expect(manyPageAsk(looking({}, 'own'), 10).query.filter).toBe(
      "employee_id = 7 and object_id in ('vacation', 'statement') and status_id not in ('declined', 'processed', 'closed')",
    );
    expect(manyPageAsk(looking({ view: 'done' }, 'own'), 10).query.filter).toContain(
      "status_id in ('declined', 'processed', 'closed')",
    );
    expect(VIEWS.own[0]).toBe('open');
  });
  test('the counts of one’s own are one call for all families', () => {
    expect(ownOpenAsk(7)).toMatchObject({
      object: 'document',
      query: { select: 'id,object_id', rowsPerPage: 'all' },
    });
  });
  test('a group holds as many as it is said to: they are counted as the list is looked at', () => {
    const state = { view: 'done', search: 'ОТ-1', chosen: { type: ['time'] } };
    const { filter } = ownCountedAsk(looking(state, 'own')).query;
    expect(filter).toBe(manyPageAsk(looking({ ...state, chosen: { type: [] } }, 'own'), 10).query.filter);
    const rows = [row({ id: 1 }), row({ id: 2, object_id: 'statement', number: 'ЗВ-12' })];
    const waits = looking({ view: 'waiting', search: 'ЗВ', chosen: { type: ['time'] } });
    const [counted] = groupsShown(OBJECTS, waitingRows(rows, ofAllGroups(waits)));
    expect(counted).toMatchObject({ group: 'papers', count: 1 });
    expect(ids(rows, { search: 'ЗВ', chosen: { type: ['papers'] } })).toEqual([2]);
  });
  test('where nobody counts the rows every group is offered', () => {
    expect(groupsShown(OBJECTS, undefined).map(({ group }) => group)).toEqual(['time', 'papers']);
  });
  test('nobody without a card has requests of their own', () => {
    expect(manyPageAsk({ ...looking({}, 'own'), employee_id: null }, 10).query.filter).toContain(
      'employee_id = 0',
    );
  });
});

describe('the group looked at last', () => {
  test('is kept for each list', () => {
    expect(groupCookie('approvals')).not.toBe(groupCookie('requests-own'));
    expect(readGroup(writtenGroup(7, 'papers'), 7)).toBe('papers');
    expect(readGroup(writtenGroup(7, ''), 7)).toBe('');
    expect(startOf('others', 'papers').chosen.type).toEqual(['papers']);
  });
  test('is nobody else’s', () => {
    expect(readGroup(writtenGroup(7, 'papers'), 8)).toBe('');
  });
  test.each(['', '7', '7.', '7.<script>', 'papers', '7.time.8 x'])('is not read off %j', (written) => {
    expect(['', 'time']).toContain(readGroup(written, 7));
  });
});

describe('a selection out of several families', () => {
  const step = (next_status_id: string) => ({
    id: 1,
    next_status_id,
    business_role: 'manager',
    reject: '0' as const,
    sign: '0' as const,
    disable_grid_button: '0' as const,
  });
  test('is decided by a step that every row has', () => {
    const actions = bulkActions([
      row({ id: 1, steps: [step('agreed')] }),
      row({ id: 2, object_id: 'statement', steps: [step('agreed'), step('approved')] }),
    ]);
    expect(sharedActions(actions).map(({ next_status_id }) => next_status_id)).toEqual(['agreed']);
  });
  test('leaves out what is to be read one by one, and nothing else', () => {
    const warnings = JSON.stringify([{ code: 'statement/short-notice', message: 'Мало дней' }]);
    const warned = row({ id: 2, object_id: 'statement', steps: [step('agreed')], warnings });
    const [agreed] = sharedActions(bulkActions([row({ id: 1, steps: [step('agreed')] }), warned]));
    expect(agreed?.moves.map((move) => move.row.id)).toEqual([1]);
    expect(agreed?.left.map(({ id }) => id)).toEqual([2]);
    const elsewhere = row({ id: 2, steps: [step('approved')], warnings });
    expect(sharedActions(bulkActions([row({ id: 1, steps: [step('agreed')] }), elsewhere]))).toEqual([]);
    expect(bulkActions([warned])).toEqual([]);
  });
  test('of different steps is not decided together', () => {
    const actions = bulkActions([
      row({ id: 1, steps: [step('agreed')] }),
      row({ id: 2, steps: [step('approved')] }),
    ]);
    expect(actions).toHaveLength(2);
    expect(sharedActions(actions)).toEqual([]);
  });
});
