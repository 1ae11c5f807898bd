import { describe, expect, test } from 'vitest';
import { vacationCorrection } from '../../../lib/documents/families/vacation-correction/index.ts';
import { effectFacts, parent, recordOf, sibling, step, TOGETHER } from './desk.ts';

const { follow, gone, touches } = vacationCorrection.effects ?? { follow: () => [] };
const C2 = {
  start_date: '2026-12-21',
  end_date: '2026-12-27',
};

describe('what follows from a move of a correction', () => {
  test('EX-124 with the flag the other part is sent too', () => {
    const facts = effectFacts([parent(), sibling(12, 'draft', C2)], TOGETHER);
    expect(follow(step('employee', 'draft', 'prepared'), recordOf(), facts)).toEqual([
      { kind: 'push', documents: [12], fails_as: 'correction_list' },
    ]);
  });
  test('EX-125 without the flag it alone is', () => {
    const facts = effectFacts([parent(), sibling(12, 'draft', C2)]);
    expect(follow(step('employee', 'draft', 'prepared'), recordOf(), facts)).toEqual([]);
  });
  test('AMB-104 parts are those that stand where it stood and name one of its leaves', () => {
    const facts = effectFacts(
      [
        parent(),
        sibling(12, 'prepared', { ...C2, replaced_vacation_ids: '9;1:3' }),
        sibling(13, 'accepted', C2),
        sibling(14, 'prepared', { ...C2, replaced_vacation_ids: '9' }),
      ],
      TOGETHER,
    );
    expect(
      follow(step('manager', 'prepared', 'accepted'), recordOf({ status_id: 'prepared' }), facts),
    ).toEqual([{ kind: 'push', documents: [12], fails_as: 'correction_list' }]);
  });
  test.each([{}, TOGETHER])(
    'EX-127 agreed marks the leave, and no other part goes with it (%j)',
    (parameters) => {
      const facts = effectFacts([parent(), sibling(12, 'accepted', C2)], parameters);
      expect(follow(step('hr', 'accepted', 'agreed'), recordOf({ status_id: 'accepted' }), facts)).toEqual([
        {
          kind: 'mark',
          document: 1,
          values: { replaced: true, replaced_status_id: 'agreed' },
          fails_as: 'parent_vacation',
        },
      ]);
    },
  );
  test('EX-128 whom a manager declines, the other parts are declined with, whatever the flag', () => {
    const facts = effectFacts([parent(), sibling(12, 'prepared', C2)]);
    const record = recordOf({ status_id: 'prepared' });
    expect(follow(step('manager', 'prepared', 'declined'), record, facts)).toEqual([
      { kind: 'push', documents: [12], fails_as: 'correction_list' },
    ]);
  });
  test('AMB-109 hr declines one part alone', () => {
    const facts = effectFacts([parent(), sibling(12, 'accepted', C2)], TOGETHER);
    const record = recordOf({ status_id: 'accepted' });
    expect(follow(step('hr', 'accepted', 'declined'), record, facts)).toEqual([]);
  });
  test('EX-130 back to draft with the flag the parts go together, and so do the requests of both', () => {
    const facts = effectFacts([parent(), sibling(12, 'prepared', C2)], TOGETHER);
    const record = recordOf({ status_id: 'prepared' });
    expect(follow(step('manager', 'prepared', 'draft'), record, facts)).toEqual([
      { kind: 'push', documents: [12], fails_as: 'correction_list' },
      { kind: 'withdraw', documents: [11, 12], fails_as: 'correction_withdraw' },
    ]);
  });
  test('EX-131 taken back by its person without the flag, its own request alone goes', () => {
    const facts = effectFacts([parent(), sibling(12, 'prepared', C2)]);
    const record = recordOf({ status_id: 'prepared' });
    expect(follow(step('employee', 'prepared', 'draft'), record, facts)).toEqual([
      { kind: 'withdraw', documents: [11], fails_as: 'correction_withdraw' },
    ]);
  });
});

describe('the mark of the leave', () => {
  const agreed = recordOf({ status_id: 'agreed' });
  const cleared = { document: 1, values: { replaced: false, replaced_status_id: null } };
  const decline = step('hr', 'agreed', 'declined');

  test('AMB-107 goes with the correction, declined or deleted', () => {
    const facts = effectFacts([parent({ replaced: true })]);
    expect(follow(decline, agreed, facts)).toEqual([
      { kind: 'mark', ...cleared, fails_as: 'parent_vacation' },
    ]);
    expect(gone?.(agreed, facts)).toEqual([cleared]);
  });
  test('AMB-107 stays while another agreed correction names the leave', () => {
    const facts = effectFacts([parent({ replaced: true }), sibling(12, 'processed', C2)]);
    expect(follow(decline, agreed, facts)).toEqual([]);
    expect(gone?.(agreed, facts)).toEqual([]);
  });
  test('goes where the other correction is only on its way', () => {
    const facts = effectFacts([parent({ replaced: true }), sibling(12, 'accepted', C2)]);
    expect(gone?.(agreed, facts)).toEqual([cleared]);
  });
  test('stays where another correction stands in the place of this one', () => {
    const facts = effectFacts([parent({ replaced: true })]);
    expect(gone?.({ ...agreed, replaced: true }, facts)).toEqual([]);
  });
  test('is no business of a correction that was never agreed', () => {
    expect(gone?.(recordOf({ status_id: 'draft' }), effectFacts([parent({ replaced: true })]))).toEqual([]);
  });
});

test('what a move may touch is named by what does not change: its leaves and the corrections of its person', () => {
  expect(touches?.(recordOf({ replaced_vacation_ids: '1:7;3' }))).toEqual([
    ...['vacation', 'vacation_correction'].map((object_id) => ({
      object_id,
      filter: {
        and: [
          { field: 'employee_id', op: '=', value: 7 },
          { field: 'id', in: [1, 3] },
        ],
      },
    })),
    { object_id: 'vacation_correction', filter: { field: 'employee_id', op: '=', value: 7 } },
  ]);
});

test('whoever is to be recalled is asked as soon as it is written (labour code, article 125)', () => {
  const recall = recordOf({ ground: 'recall', creator_id: 3, status_id: 'empty' });
  expect(follow(step('hr', 'empty', 'draft'), recall, effectFacts([parent()]))).toEqual([
    { kind: 'tell', code: 'vacation_correction.recall', about: 11, to: [7] },
  ]);
  expect(
    follow(step('hr', 'empty', 'draft'), { ...recall, ground: 'request' }, effectFacts([parent()])),
  ).toEqual([]);
});
