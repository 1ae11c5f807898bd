import { expect, test } from 'vitest';
import { lintWorkflow } from '../../../lib/workflow/lint.ts';
import type { Step } from '../../../lib/workflow/step.ts';
import { STEPS } from './company.ts';

const VACATION = STEPS.filter((step) => step.object_id === 'vacation');
const [FIRST] = VACATION as [Step];
const found = (...more: Partial<Step>[]) =>
  lintWorkflow([
    ...VACATION,
    ...more.map((change, index) => ({
      ...FIRST,
      id: 900 + index,
      business_role: 'recruiter' as const,
      ...change,
    })),
  ]).map(({ code, status_id }) => (status_id ? `${code} ${status_id}` : code));

test('the ways of the company have no findings', () => {
  expect(lintWorkflow(STEPS)).toEqual([]);
});

test.each([
  ['a status nobody knows', { next_status_id: 'lost' }, ['unknown_status lost', 'dead_end lost']],
  ['a role nobody holds', { business_role: 'boss' as Step['business_role'] }, ['unknown_role']],
  ['a step on the spot', { status_id: 'draft', next_status_id: 'draft' }, ['same_status draft']],
  ['the same move twice', { business_role: 'employee' as const }, ['duplicate empty']],
  ['a condition nobody can read', { detail: { when: 'x' } }, ['unreadable_condition']],
  ['a due day on a step of a person', { detail: { after_days: '3' } }, ['never_due']],
  ['a status nothing leads to', { status_id: 'opened', next_status_id: 'closed' }, ['unreachable opened']],
  ['a status nothing leads out of', { next_status_id: 'notified' }, ['dead_end notified']],
  [
    'an object that cannot begin',
    { object_id: 'memo', status_id: 'draft', next_status_id: 'prepared' },
    ['no_start'],
  ],
  ['a disabled step', { disabled: true, next_status_id: 'lost' }, []],
  [
    'a leg of a signed request',
    { detail: { leg: '1' }, status_id: 'opened', next_status_id: 'notified' },
    [],
  ],
])('%s', (_what, change, findings) => {
  expect(found(change)).toEqual(findings);
});

test('steps of different organizations or conditions are no duplicates', () => {
  expect(found({ detail: { when: 'a=1' } }, { detail: { when: 'a=0' } }, { organization_id: 2 })).toEqual([]);
});
