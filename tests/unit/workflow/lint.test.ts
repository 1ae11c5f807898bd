import { describe, expect, test } from 'vitest';
import { FAMILIES } from '../../../lib/documents/families.ts';
import { SEVERITIES } from '../../../lib/workflow/lint/finding.ts';
import { lintObject, lintWorkflow } from '../../../lib/workflow/lint/lint.ts';
import type { DefaultStep, World } from '../../../lib/workflow/lint/world.ts';
import type { SignaturePolicy } from '../../../lib/workflow/signature/policy.ts';
import { STATUSES } from '../../../lib/workflow/statuses.data.ts';
import type { Step } from '../../../lib/workflow/step.ts';
import { WORKFLOW_STEPS } from '../../../prisma/seed/dictionaries/workflow-steps.ts';
import { STEPS, stepOf } from './company.ts';

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
  ]).map(({ code, statuses: [status] }) => (status ? `${code} ${status}` : code));

const ROLES = ['employee', 'manager', 'reviewer', 'hr', 'accountant', 'recruiter', 'candidate'];
const POLICIES: readonly SignaturePolicy[] = (['employee', 'employer'] as const).map((party) => ({
  object_id: 'vacation',
  document_type_id: null,
  party,
  level: 'unqualified',
  required: true,
  article: '',
}));
/** A company where every role is filled and can sign, and no step was changed. */
const WORLD: World = {
  statuses: STATUSES.map((id) => ({ id, name: id, name_eng: id })),
  organizations: [1, 2],
  holdings: [1, 2].flatMap((organization_id) =>
    ROLES.map((role) => ({ role, organization_id, types: ['2', 'none'] as const })),
  ),
  policies: [],
  fieldsOf: (object_id) =>
    Object.keys(FAMILIES.find((family) => family.object_id === object_id)?.object.fields ?? {}),
  defaults: WORKFLOW_STEPS as readonly DefaultStep[],
};
const beside = (change: Partial<World>, steps: readonly Step[] = VACATION) =>
  lintObject('vacation', steps, { ...WORLD, ...change });
const changed = (step: Step, change: Partial<Step>): Step[] =>
  VACATION.map((each) => (each.id === step.id ? { ...each, ...change } : each));
const leaves = (role: string, organization: number): World['holdings'] =>
  WORLD.holdings?.filter((each) => each.role !== role || each.organization_id !== organization);

test('the ways of the company have no findings', () => {
  expect(lintWorkflow(STEPS)).toEqual([]);
});

test('the default dictionary in a company that signs nothing is only told which marks do nothing', () => {
  const told = Object.entries(Object.groupBy(STEPS, (step) => step.object_id)).flatMap(([object_id, steps]) =>
    lintObject(object_id, steps ?? [], { ...WORLD, fieldsOf: () => undefined }),
  );
  expect(new Set(told.map(({ code }) => code))).toEqual(new Set(['sign_without_policy']));
});

test.each([
  ['a status nobody knows', { next_status_id: 'lost' }, ['unknown_status lost', 'dead_end lost']],
  ['a role nobody holds', { business_role: 'boss' as Step['business_role'] }, ['unknown_role']],
  ['a step on the spot', { status_id: 'draft', next_status_id: 'draft' }, ['same_status draft']],
  ['the same move twice', { business_role: 'employee' as const }, ['duplicate empty']],
  ['a condition nobody can read', { detail: { when: 'x' } }, ['unreadable_condition']],
  ['a condition about nothing', { detail: { when: 'no_such_parameter=1' } }, ['unknown_parameter']],
  ['a due day on a step of a person', { detail: { after_days: '3' } }, ['never_due']],
  ['a status nothing leads to', { status_id: 'opened', next_status_id: 'closed' }, ['unreachable opened']],
  ['a status nothing leads out of', { next_status_id: 'notified' }, ['dead_end notified']],
  ['a mark on a step that is never signed', { detail: { sign: '1' } }, ['sign_never']],
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

test('statuses that documents go round and never rest in', () => {
  expect(
    found(
      { next_status_id: 'opened' },
      { status_id: 'opened', next_status_id: 'created' },
      { status_id: 'created', next_status_id: 'opened' },
    ),
  ).toEqual(['no_rest opened']);
});

test('steps of different organizations or conditions are no duplicates', () => {
  const when = (value: number) => `overtime_employee_confirmation=${value}`;
  expect(found({ detail: { when: when(1) } }, { detail: { when: when(0) } }, { organization_id: 2 })).toEqual(
    [],
  );
});

describe('beside the company', () => {
  const agreeing = stepOf('vacation', 'manager', 'prepared', 'agreed');
  const byHr = stepOf('vacation', 'hr', 'prepared', 'agreed');

  test('a role that nobody has in one organization is named with it, and is a matter of hr while hr can', () => {
    expect(beside({ holdings: leaves('manager', 2) ?? [] })).toContainEqual(
      expect.objectContaining({
        code: 'nobody_holds',
        severity: 'warning',
        values: { role: 'manager', organizations: '2' },
      }),
    );
  });

  test('documents get stuck where only those could move them who are not there', () => {
    const lacking = leaves('hr', 1)?.filter(
      (each) => each.organization_id !== 1 || !['manager', 'reviewer'].includes(each.role),
    );
    const stuck = beside({ holdings: lacking ?? [] }).filter(({ code }) => code === 'nobody_acts');
    expect(stuck).toMatchObject([
      {
        severity: 'error',
        statuses: ['prepared'],
        step_ids: [agreeing.id, byHr.id],
        values: { roles: 'manager,hr', organizations: '1' },
      },
    ]);
  });

  test('a status without its word in a language', () => {
    const statuses = WORLD.statuses?.map((each) =>
      each.id === 'agreed' ? { ...each, name_eng: ' ' } : each,
    );
    expect(beside({ statuses: statuses ?? [] }).find(({ code }) => code === 'no_word')).toMatchObject({
      statuses: ['agreed'],
      values: { language: 'en' },
    });
  });

  test('days counted from a field that the documents do not have', () => {
    const detail = { ...agreeing.detail, next_status_forbidden_period_vs_birthday: '3' };
    expect(
      beside({}, changed(agreeing, { detail })).filter(({ code }) => code === 'field_missing'),
    ).toMatchObject([{ step_ids: [agreeing.id], values: { field: 'birthday' } }]);
    const known = { ...agreeing.detail, next_status_forbidden_period_vs_start_date: '3' };
    expect(beside({}, changed(agreeing, { detail: known })).map(({ code }) => code)).not.toContain(
      'field_missing',
    );
  });

  test('a signature that the local act demands and another role goes round', () => {
    expect(beside({ policies: POLICIES }).filter(({ severity }) => severity !== 'note')).toMatchObject([
      {
        code: 'signature_bypassed',
        step_ids: [agreeing.id, byHr.id],
        values: { role: 'manager', roles: 'hr' },
      },
      {
        code: 'signature_bypassed',
        statuses: ['agreed', 'approved'],
        values: { role: 'reviewer', roles: 'hr' },
      },
    ]);
  });

  test('a signature that no step asks for, and one that nobody has', () => {
    const unmarked = VACATION.map((step) => ({ ...step, detail: {} }));
    expect(
      beside({ policies: POLICIES }, unmarked).filter(({ severity }) => severity !== 'note'),
    ).toMatchObject([
      { code: 'policy_unasked', values: { party: 'employee' } },
      { code: 'policy_unasked', values: { party: 'employer' } },
    ]);
    const weak = WORLD.holdings?.map((each) =>
      each.role === 'manager' ? { ...each, types: ['1' as const] } : each,
    );
    expect(
      beside({ policies: POLICIES, holdings: weak ?? [] }).find(({ code }) => code === 'policy_unfulfilled'),
    ).toMatchObject({
      severity: 'error',
      values: { role: 'manager', level: 'unqualified', organizations: '1,2' },
    });
  });

  test('what differs from the steps the portal comes with', () => {
    const [, ...rest] = changed(agreeing, { editable: true, detail: {} });
    const own = { ...FIRST, id: 900, business_role: 'recruiter' as const };
    const notes = beside({}, [...rest, own]).filter(({ code }) =>
      ['added', 'removed', 'changed'].includes(code),
    );
    expect(notes).toMatchObject([
      { code: 'added', step_ids: [900], values: { role: 'recruiter' } },
      { code: 'removed', step_ids: [], statuses: ['empty', 'draft'], values: { role: 'employee' } },
      { code: 'changed', step_ids: [agreeing.id], values: { fields: 'editable,sign' } },
    ]);
    expect(beside({}, changed(agreeing, { disabled: true })).at(-1)).toMatchObject({
      code: 'changed',
      values: { fields: 'disabled' },
    });
  });

  test('whom a removed step leaves without a way, and what they can no longer do', () => {
    const isSending = ({ business_role, status_id, next_status_id }: Step) =>
      business_role === 'employee' && status_id === 'draft' && next_status_id === 'prepared';
    const lost = (steps: readonly Step[]) => beside({}, steps).filter(({ code }) => code === 'no_way');
    expect(lost(VACATION)).toEqual([]);
    const gone = VACATION.filter((step) => !isSending(step));
    expect(lost(gone)).toEqual([
      {
        severity: 'warning',
        code: 'no_way',
        object_id: 'vacation',
        step_ids: [],
        statuses: ['draft', 'prepared'],
        values: { role: 'employee', object: 'vacation', acts: 'send', reject: '0' },
      },
    ]);
    const sending = VACATION.find(isSending);
    const off = VACATION.map((step) => (isSending(step) ? { ...step, disabled: true } : step));
    expect(lost(off)).toMatchObject([{ step_ids: [sending?.id], values: { acts: 'send' } }]);
    const elsewhere = { ...FIRST, id: 900, status_id: 'draft', next_status_id: 'agreed' };
    expect(lost([...gone, elsewhere])).toEqual([]);
    const idle = VACATION.filter(({ business_role }) => business_role !== 'reviewer');
    expect(lost(idle)).toMatchObject([{ values: { role: 'reviewer', acts: 'decide,decline' } }]);
  });

  test('what matters most is told first', () => {
    const severities = beside({ policies: POLICIES, holdings: [] }).map(({ severity }) => severity);
    const order = [...new Set(Object.values(SEVERITIES))];
    expect(severities).toEqual(severities.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)));
    expect(new Set(severities).size).toBeGreaterThan(1);
  });
});
