import { describe, expect, test } from 'vitest';
import type { DocumentRow, RowStep } from '../../../components/documents/document-row.ts';
import { type InboxDocument, inboxOrder } from '../../../components/documents/home/inbox-order.ts';
import {
  bulkActions,
  bulkPrimary,
  bulkRejection,
  chunksOf,
} from '../../../components/documents/moves/bulk.ts';
import { moveParams } from '../../../components/documents/moves/move-call.ts';
import { segmentsOf } from '../../../components/documents/moves/path-segments.ts';
import {
  gridSteps,
  isWithdrawal,
  rowButtons,
  rowRest,
  signs,
  stepButtons,
  stepKey,
} from '../../../components/documents/moves/step-order.ts';
import { waitingOf } from '../../../components/documents/moves/waiting.ts';
import { workAhead } from '../../../components/documents/moves/work-ahead.ts';
import { calendarOf } from '../../../lib/calendar/calendar.ts';
import { holderOf } from '../../../lib/workflow/holder.ts';
import { pathOf } from '../../../lib/workflow/path.ts';
import type { DocumentPath } from '../../../lib/workflow/path-shape.ts';
import type { Step } from '../../../lib/workflow/step.ts';
import { documentOf, STEPS } from '../workflow/company.ts';

const step = (
  id: number,
  next_status_id: string,
  reject: '0' | '1' = '0',
  business_role = 'manager',
): RowStep => ({
  id,
  next_status_id,
  business_role,
  reject,
  sign: '0',
  disable_grid_button: '0',
});
const DECIDE = [step(9, 'draft', '1'), step(10, 'declined', '1'), step(8, 'agreed')];
/** The way of a vacation in a status, as the server sends it. */
const pathAt = (status_id: string, steps: readonly Step[] = STEPS): DocumentPath => {
  const { held_by, behind, stops } = pathOf(documentOf({ status_id }), steps, {});
  const named = stops.map((stop) => ({ ...stop, status_name: 'Статус', status_name_eng: 'Status' }));
  return { held_by: [...held_by], behind, stops: named };
};
const row = (of: Partial<DocumentRow>): DocumentRow =>
  ({
    id: 1,
    object_id: 'vacation',
    employee_id: 7,
    status_id: 'prepared',
    detail: null,
    steps: DECIDE,
    path: pathAt(of.status_id ?? 'prepared'),
    manager_name: 'Ковалёва Анна',
    reject: '0',
    status_date: '',
    ...of,
  }) as DocumentRow;

describe('the buttons of a document', () => {
  test('stand with the rejections left and the furthest way onward last', () => {
    const buttons = stepButtons([...DECIDE, step(11, 'approved')]);
    expect(buttons.rejections.map((each) => each.id)).toEqual([9, 10]);
    expect(buttons.primary?.id).toBe(11);
    expect(buttons.secondary.map((each) => each.id)).toEqual([8]);
  });
  test('are not shown in a row where the server keeps them to the form', () => {
    expect(gridSteps(row({}))).toEqual(DECIDE);
    expect(gridSteps(row({ steps: [{ ...step(1, 'agreed'), disable_grid_button: '1' }] }))).toEqual([]);
  });
  test('do not offer a manager to send somebody else’s draft at one click', () => {
    const draft = row({ status_id: 'draft', steps: [step(4, 'prepared')] });
    expect(rowButtons(draft, 1).primary).toBeUndefined();
    expect(rowButtons(draft, 1).secondary).toHaveLength(1);
    expect(rowButtons(draft, 7).primary?.id).toBe(4);
  });
  test('of a row are in sight or in its menu, never in both', () => {
    const optional: RowStep = { ...step(8, 'agreed'), sign: '1' };
    const waiting = rowButtons(
      row({ steps: [step(9, 'draft', '1'), step(10, 'declined', '1'), optional] }),
      1,
    );
    expect(waiting.primary).toEqual(optional);
    expect(rowRest(waiting).map(stepKey)).toEqual(['9', '8 signed']);
    const draft = rowButtons(
      row({ status_id: 'draft', steps: [step(4, 'prepared'), step(5, 'declined', '1')] }),
      1,
    );
    expect(rowRest(draft).map(stepKey)).toEqual(['5', '4']);
    expect(rowRest(rowButtons(row({ steps: [step(8, 'agreed')] }), 1))).toEqual([]);
  });
  test('a step back of the author needs no reason, one of a manager does', () => {
    expect(isWithdrawal(step(7, 'draft', '1', 'employee'))).toBe(true);
    expect(isWithdrawal(step(9, 'draft', '1'))).toBe(false);
    expect(isWithdrawal(step(9, 'declined', '1', 'employee'))).toBe(false);
  });
});

describe('a bulk decision', () => {
  test('is sent only for the rows that offer it, rejections first', () => {
    const actions = bulkActions([row({ id: 1 }), row({ id: 2, steps: [step(10, 'declined', '1')] })]);
    expect(
      actions.map(({ next_status_id, moves }) => [next_status_id, moves.map((move) => move.row.id)]),
    ).toEqual([
      ['draft', [1]],
      ['declined', [1, 2]],
      ['agreed', [1]],
    ]);
  });
  test('knows which of the chosen rows it leaves as they are', () => {
    const actions = bulkActions([
      row({ id: 1 }),
      row({ id: 2, steps: [step(10, 'declined', '1')] }),
      row({ id: 3, steps: [] }),
    ]);
    expect(actions.map(({ next_status_id, left }) => [next_status_id, left.map((each) => each.id)])).toEqual([
      ['draft', [2, 3]],
      ['declined', [3]],
      ['agreed', [2, 3]],
    ]);
  });
  test('by a key is the one the bar is chiefly there for, or declining', () => {
    const actions = bulkActions([row({ id: 1 }), row({ id: 2 })]);
    expect([bulkPrimary(actions)?.next_status_id, bulkRejection(actions)?.next_status_id]).toEqual([
      'agreed',
      'declined',
    ]);
    expect([bulkPrimary([]), bulkRejection([])]).toEqual([undefined, undefined]);
  });
  test('stands apart for what is signed and what is not', () => {
    const agree = step(8, 'agreed');
    const rows = [
      row({ id: 1, steps: [{ ...agree, sign: '2' }] }),
      row({ id: 2, steps: [agree] }),
      row({ id: 3, steps: [{ ...agree, sign: '1' }] }),
    ];
    expect(bulkActions(rows).map(({ signed, moves }) => [signed, moves.map((move) => move.row.id)])).toEqual([
      [true, [1, 3]],
      [false, [2, 3]],
    ]);
  });
  test('goes in packs the server takes', () => {
    expect(chunksOf([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
    expect(chunksOf([], 2)).toEqual([]);
  });
  test('moves a document by its step and says why only when there is a why', () => {
    expect(moveParams(row({ id: 5 }), step(8, 'agreed'), ' ')).toEqual({
      object: 'document_status',
      data: [{ object_id: 'vacation', registrator_id: 5, workflow_id: 8, status_id: 'agreed', seen: [] }],
    });
    expect(moveParams(row({ id: 5 }), step(10, 'declined', '1'), ' нет ').data[0]).toMatchObject({
      comments: 'нет',
    });
  });
});

describe('a step and its signature', () => {
  const send = (sign: RowStep['sign']): RowStep => ({ ...step(8, 'agreed'), sign });
  test('stands twice where a signature may come with it, the plain one first', () => {
    const buttons = stepButtons([send('1')]);
    expect(buttons.primary).toEqual(send('1'));
    expect(buttons.secondary).toEqual([{ ...send('1'), signed: true }]);
    expect([send('1'), ...buttons.secondary].map(signs)).toEqual([false, true]);
    expect(new Set([send('1'), ...buttons.secondary].map(stepKey)).size).toBe(2);
  });
  test('stands once where it must, where it never does, and where it stands on paper', () => {
    for (const sign of ['0', '2', '3'] as const) {
      const { primary, secondary } = stepButtons([send(sign)]);
      expect([primary?.sign, secondary.length, primary && signs(primary)]).toEqual([sign, 0, sign === '2']);
    }
  });
  test('back is never signed', () => {
    expect(stepButtons([{ ...step(9, 'draft', '1'), sign: '1' }]).rejections).toHaveLength(1);
  });
});

describe('who holds a document now', () => {
  test('the reader, when a way onward is theirs to take', () => {
    expect(holderOf(row({}), 1)).toEqual({ kind: 'you' });
  });
  test('the manager by name, hr as the service', () => {
    expect(holderOf(row({ steps: [] }), 7)).toMatchObject({ kind: 'person', name: 'Ковалёва Анна' });
    expect(holderOf(row({ steps: [], status_id: 'agreed' }), 7)).toEqual({ kind: 'role', role: 'hr' });
  });
  test('its author while it is a draft, even where somebody else may send it, and when it was declined', () => {
    expect(holderOf(row({ status_id: 'draft' }), 1)).toEqual({ kind: 'author' });
    expect(holderOf(row({ status_id: 'draft', steps: [] }), 7)).toEqual({ kind: 'you' });
    expect(holderOf(row({ status_id: 'declined' }), 7)).toEqual({ kind: 'author' });
  });
  test('the role the dictionary gives it to, when its steps change', () => {
    const steps = STEPS.map((each) => ({ ...each, disabled: each.business_role === 'manager' }));
    expect(holderOf(row({ steps: [], path: pathAt('prepared', steps) }), 7)).toEqual({
      kind: 'role',
      role: 'hr',
    });
  });
  test('nobody once it is processed, and nobody where it is stuck', () => {
    expect(holderOf(row({ status_id: 'processed', steps: [] }), 7)).toEqual({ kind: 'done' });
    expect(holderOf(row({ steps: [], path: pathAt('prepared', []) }), 7)).toEqual({ kind: 'nobody' });
  });
});

test('the path is behind, here and ahead; a declined one is red and has nothing ahead', () => {
  expect(segmentsOf(pathAt('prepared'), 'prepared', false)).toEqual(['past', 'now', 'next', 'next']);
  expect(segmentsOf(pathAt('draft'), 'draft', true)).toEqual(['mine', 'next', 'next', 'next']);
  expect(segmentsOf(pathAt('empty'), 'empty', true)).toEqual(['next', 'next', 'next', 'next']);
  expect(segmentsOf(pathAt('processed'), 'processed', false)).toEqual(['past', 'past', 'past', 'past']);
  expect(segmentsOf(pathAt('declined'), 'declined', false)).toEqual(['no']);
});

test('the work ahead begins where the document stands and is nothing once it is declined', () => {
  const told = (status_id: string) =>
    workAhead(pathAt(status_id).stops).map((work) => `${work.status_id} ${work.next_status_id}`);
  expect(told('empty')[0]).toBe('draft prepared');
  expect(told('draft')[0]).toBe('draft prepared');
  expect(told('agreed')).toEqual(['agreed approved', 'approved processed']);
  expect(told('declined')).toEqual([]);
});

test('a family without drafts begins at the empty status', () => {
  const { stops } = pathOf(documentOf({ object_id: 'request', status_id: 'empty' }), STEPS, {});
  const named = stops.map((stop) => ({ ...stop, status_name: '', status_name_eng: '' }));
  expect(workAhead(named)[0]).toMatchObject({ status_id: 'empty', next_status_id: 'prepared' });
});

test('a wait is over the norm by working days: Friday to Monday is one', () => {
  const calendar = calendarOf([]);
  expect(waitingOf('2026-11-20', '2026-11-23', 1, calendar)).toEqual({ days: 3, overdue: false });
  expect(waitingOf('2026-11-20', '2026-11-24', 1, calendar)).toEqual({ days: 4, overdue: true });
  expect(waitingOf('2026-11-20', '2026-11-20', 1, calendar)).toEqual({ days: 0, overdue: false });
});

test('the inbox holds all that waits: near papers first, decisions by their wait, own ones last, no drafts in the making', () => {
  const waits = (of: Partial<InboxDocument>): InboxDocument => ({
    ...row(of),
    title: null,
    due_date: null,
    ...of,
  });
  const mine = { employee_id: 1, status_date: '2026-11-01' };
  const paper = { ...mine, object_id: 'request_push_signed', status_id: 'notified' };
  const rows = [
    waits({ ...mine, id: 1, reject: '1', status_id: 'draft' }),
    waits({ ...mine, id: 2, status_id: 'draft' }),
    waits({ id: 3, status_date: '2026-11-05' }),
    waits({ id: 4, status_date: '2026-11-02' }),
    waits({ ...paper, id: 5, due_date: '2026-12-31' }),
    waits({ ...paper, id: 6, due_date: '2026-11-23' }),
    waits({ ...mine, id: 7, status_id: 'agreed', status_date: '2026-11-09' }),
  ];
  expect(inboxOrder(rows, 1, '2026-11-22').map((each) => each.id)).toEqual([6, 4, 3, 1, 5, 7]);
});
