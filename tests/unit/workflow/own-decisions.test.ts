import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BUSINESS_ROLES, ROLES } from '../../../lib/access/roles.ts';
import { lintObject, lintWorkflow } from '../../../lib/workflow/lint/lint.ts';
import { mayTake, relationOf } from '../../../lib/workflow/relation.ts';
import { DECIDING_STATUSES, STATUSES } from '../../../lib/workflow/statuses.data.ts';
import type { Step } from '../../../lib/workflow/step.ts';
import { WORKFLOW_STEPS } from '../../../prisma/seed/dictionaries/workflow-steps.ts';
import { actorOf, documentOf, OWNER } from './company.ts';

const DEFAULTS = WORKFLOW_STEPS.map((step, index) => ({
  ...step,
  id: index + 1,
  indicators: '',
  organization_id: null,
  disabled: false,
})) as readonly Step[];
const VACATION = DEFAULTS.filter((step) => step.object_id === 'vacation');
const [FIRST] = VACATION as [Step];
const step = (change: Partial<Step>): Step => ({ ...FIRST, id: 900, reject: false, detail: {}, ...change });
const found = (...more: Partial<Step>[]) =>
  lintObject('vacation', [
    ...VACATION,
    ...more.map((change, index) => step({ id: 900 + index, ...change })),
  ]).filter(({ code }) => code === 'own_decision');

test('T13: in no family of the dictionary the portal comes with do people decide their own documents', () => {
  expect(lintWorkflow(DEFAULTS).filter(({ code }) => code === 'own_decision')).toEqual([]);
});

describe('T13: a step by which the owner decides is found with the way to it', () => {
  test.each(DECIDING_STATUSES)('to %s, by the employee', (next_status_id) => {
    expect(found({ business_role: 'employee', status_id: 'prepared', next_status_id })).toMatchObject([
      {
        severity: 'warning',
        step_ids: [900],
        statuses: ['prepared', next_status_id],
        values: { role: 'employee', path: `empty,draft,prepared,${next_status_id}`, alone: '1' },
      },
    ]);
  });

  test.each(BUSINESS_ROLES.filter((role) => role !== 'system'))(
    'by a step for the owner who is %s',
    (role) => {
      const own = {
        business_role: role,
        status_id: 'prepared',
        next_status_id: 'approved',
        detail: { own: '1' },
      };
      expect(found(own)).toHaveLength(1);
      const decides = role === 'employee' || role === 'candidate';
      expect(found({ ...own, detail: {} })).toHaveLength(decides ? 1 : 0);
    },
  );

  test('over several steps that are all of the owner, and after a decision of others', () => {
    const [alone] = found(
      { business_role: 'employee', status_id: 'prepared', next_status_id: 'notified' },
      { business_role: 'employee', status_id: 'notified', next_status_id: 'approved' },
    );
    expect(alone?.values).toMatchObject({ path: 'empty,draft,prepared,notified,approved', alone: '1' });
    const [after] = found({ business_role: 'employee', status_id: 'approved', next_status_id: 'processed' });
    expect(after?.values).toMatchObject({
      path: 'empty,draft,prepared,agreed,approved,processed',
      alone: '0',
    });
  });

  test('also where it is marked as a rejection, is of one organization, or nothing leads to it', () => {
    const own = { business_role: 'employee', status_id: 'prepared', next_status_id: 'agreed' } as const;
    expect(found({ ...own, reject: true })).toHaveLength(1);
    expect(found({ ...own, organization_id: 7 })).toHaveLength(1);
    const [lost] = found({ ...own, status_id: 'opened' });
    expect(lost?.values).toMatchObject({ path: 'opened,agreed', alone: '0' });
  });
});

test.each([
  ['sends', { status_id: 'draft', next_status_id: 'prepared' }],
  ['takes back', { status_id: 'approved', next_status_id: 'draft', reject: true }],
  ['withdraws', { status_id: 'agreed', next_status_id: 'declined', reject: true }],
  ['acknowledges', { status_id: 'notified', next_status_id: 'confirmed' }],
  ['closes', { status_id: 'opened', next_status_id: 'closed' }],
  ['may do no more: the step is off', { status_id: 'prepared', next_status_id: 'agreed', disabled: true }],
  ['is not who decides', { business_role: 'manager', status_id: 'draft', next_status_id: 'agreed' }],
  ['waits for the portal', { business_role: 'system', status_id: 'prepared', next_status_id: 'agreed' }],
] as [string, Partial<Step>][])('an owner who %s decides nothing', (_, change) => {
  expect(found({ business_role: 'employee', ...change })).toEqual([]);
});

test('T13: in any dictionary what is found is what an owner of every role could take to a decision', () => {
  const steps = fc.array(
    fc.record({
      business_role: fc.constantFrom(...BUSINESS_ROLES),
      status_id: fc.constantFrom(...STATUSES),
      next_status_id: fc.constantFrom(...STATUSES),
      reject: fc.boolean(),
      disabled: fc.boolean(),
      organization_id: fc.constantFrom(null, 1, 2),
      detail: fc.constantFrom({}, { own: '1' }, { leg: '1' }, { second_level: '1' }, { own: '0', sign: '1' }),
    }),
    { maxLength: 12 },
  );
  // Being hr too, they leave their own to others, as `leaves_own` says.
  const owner = actorOf(OWNER, ROLES, { leaves_own: true });
  const doc = documentOf({ employee_id: OWNER, manager_id: OWNER });
  fc.assert(
    fc.property(steps, (some) => {
      const all = some.map((each, index) => step({ ...each, id: index + 1 }));
      const expected = all.filter(
        (each) =>
          !each.disabled &&
          each.status_id !== each.next_status_id &&
          DECIDING_STATUSES.includes(each.next_status_id) &&
          mayTake(each, relationOf(owner, doc), owner, doc) &&
          (each.business_role !== 'hr' || each.detail.own === '1'),
      );
      const told = lintObject('vacation', all).filter(({ code }) => code === 'own_decision');
      expect(told.flatMap(({ step_ids }) => step_ids).sort()).toEqual(expected.map(({ id }) => id).sort());
      for (const { values, statuses } of told) expect(values.path?.split(',').slice(-2)).toEqual(statuses);
    }),
  );
});
