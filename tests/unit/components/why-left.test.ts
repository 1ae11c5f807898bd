import { expect, test } from 'vitest';
import type { DocumentRow, RowStep } from '../../../components/documents/document-row.ts';
import { whyLeft } from '../../../components/documents/moves/why-left.ts';
import { pathOf } from '../../../lib/workflow/path.ts';
import { wordsOf } from '../../e2e/support/words.ts';
import { documentOf, STEPS } from '../workflow/company.ts';

const [ru, en] = [wordsOf('ru'), wordsOf('en')];
const step = (next_status_id: string, sign: RowStep['sign'] = '0') =>
  ({ id: 8, next_status_id, business_role: 'manager', reject: '0', sign }) as RowStep;
const MANAGER = 1;

/** Another employee's leave, chosen to be agreed without a signature. */
const chosen = (status_id: string, steps: readonly RowStep[] = []) =>
  ({
    object_id: 'vacation',
    employee_id: 7,
    status_id,
    steps,
    path: pathOf(documentOf({ status_id }), STEPS, {}),
    manager_name: 'Ковалёва Анна Сергеевна',
  }) as unknown as DocumentRow;

test.each([
  ['must be signed', chosen('prepared', [step('agreed', '2')]), 'это решение нужно подписать отдельно'],
  ['takes another decision', chosen('agreed', [step('approved')]), 'здесь возможно только другое решение'],
  ['is finished', chosen('processed'), 'решать больше нечего'],
] as const)('a leave stays out of a decision on many where it %s', (_what, row, words) => {
  const { why } = whyLeft(row, step('agreed'), MANAGER);
  expect(ru(`documents.ask.${why}`, { status: 'Статус' })).toBe(`Статус: ${words}`);
});

test('a leave stays out of a decision on many where somebody else has it, and that is who', () => {
  expect(whyLeft(chosen('prepared'), step('agreed'), MANAGER)).toEqual({
    why: 'why_held',
    holder: { kind: 'person', role: 'manager', name: 'Ковалёва Анна Сергеевна', name_eng: expect.anything() },
  });
  expect(whyLeft(chosen('agreed'), step('agreed'), MANAGER)).toEqual({
    why: 'why_held',
    holder: { kind: 'role', role: 'hr' },
  });
  expect(whyLeft(chosen('declined'), step('agreed'), MANAGER)).toEqual({
    why: 'why_held',
    holder: { kind: 'author' },
  });
  const said = { status: 'Agreed', holder: 'HR' };
  expect([ru('documents.ask.why_held', said), en('documents.ask.why_held', said)]).toEqual([
    'Agreed, сейчас: HR',
    'Agreed, now with: HR',
  ]);
});
