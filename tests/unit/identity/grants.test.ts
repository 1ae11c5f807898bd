import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ROLES } from '../../../lib/access/roles.ts';
import {
  chainEnds,
  chainRuns,
  commonFamilies,
  type DeputyRule,
  ruleRuns,
} from '../../../lib/identity/deputies.ts';
import { actingRoles, GRANT_ROLES, type GrantFacts, lentBy } from '../../../lib/identity/grants.ts';

const TODAY = '2027-05-10';
const day = fc.constantFrom('2027-05-08', '2027-05-09', TODAY, '2027-05-11', '2027-05-12');
const families = fc.subarray(['vacation', 'btrip', 'overtime']);

const anyRule: fc.Arbitrary<DeputyRule> = fc.record({
  employee_id: fc.integer({ min: 1, max: 4 }),
  deputy_employee_id: fc.integer({ min: 1, max: 4 }),
  families,
  own_documents: fc.boolean(),
  date_from: fc.option(day),
  date_to: fc.option(day),
  disabled: fc.boolean(),
  absent_until: fc.option(day),
});

const anyGrant: fc.Arbitrary<GrantFacts> = fc.record({
  role: fc.constantFrom<string>(...ROLES, ''),
  families,
  own_documents: fc.boolean(),
  date_from: day,
  date_to: day,
  disabled: fc.boolean(),
  today: fc.constant(TODAY),
  owner_fine: fc.boolean(),
  owner_roles: fc.subarray<string>([...ROLES]),
  rules: fc.option(fc.array(anyRule, { maxLength: 3 })),
});

const rule = (more: Partial<DeputyRule> = {}): DeputyRule => ({
  employee_id: 1,
  deputy_employee_id: 2,
  families: [],
  own_documents: false,
  date_from: null,
  date_to: null,
  disabled: false,
  absent_until: '2027-05-12',
  ...more,
});

const grant = (more: Partial<GrantFacts> = {}): GrantFacts => ({
  role: 'manager',
  families: [],
  own_documents: false,
  date_from: '2027-05-01',
  date_to: '2027-05-31',
  disabled: false,
  today: TODAY,
  owner_fine: true,
  owner_roles: ['employee', 'manager'],
  rules: null,
  ...more,
});

describe('a grant', () => {
  test('lends its role, its families and its days while everything about it is fine', () => {
    expect(lentBy(grant({ families: ['vacation'] }))).toEqual({
      role: 'manager',
      families: ['vacation'],
      own_documents: false,
      until: '2027-05-31',
    });
  });

  test('lends the person’s own documents only where it, or each rule of its chain, says so', () => {
    const lends = (given: Partial<GrantFacts>) => lentBy(grant(given))?.own_documents;
    expect([lends({}), lends({ own_documents: true })]).toEqual([false, true]);
    const first = rule({ own_documents: true });
    const second = rule({ employee_id: 2, deputy_employee_id: 3 });
    expect(lends({ rules: [first] })).toBe(true);
    expect(lends({ rules: [rule()], own_documents: true })).toBe(false);
    expect(lends({ rules: [first, second] })).toBe(false);
    expect(lends({ rules: [first, { ...second, own_documents: true }] })).toBe(true);
  });

  test.each<[string, Partial<GrantFacts>]>([
    ['disabled', { disabled: true }],
    ['of tomorrow', { date_from: '2027-05-11' }],
    ['of yesterday', { date_to: '2027-05-09' }],
    ['for somebody who is gone', { owner_fine: false }],
    ['for somebody who is no manager any more', { owner_roles: ['employee'] }],
    ['of a role nobody lends', { role: 'admin', owner_roles: ['admin'] }],
    ['of a chain with no rule left', { rules: [] }],
  ])('%s lends nothing', (_what, more) => {
    expect(lentBy(grant(more))).toBeUndefined();
  });

  test('whatever it lends is within its days, its families and what the person holds', () => {
    fc.assert(
      fc.property(anyGrant, (facts) => {
        const lent = lentBy(facts);
        if (!lent) return;
        expect(facts.disabled).toBe(false);
        expect(facts.owner_fine).toBe(true);
        expect(facts.date_from <= TODAY && TODAY <= facts.date_to).toBe(true);
        expect(facts.owner_roles).toContain(lent.role);
        for (const list of [facts.families, ...(facts.rules ?? []).map((each) => each.families)])
          if (list.length > 0) {
            expect(lent.families.length).toBeGreaterThan(0);
            for (const family of lent.families) expect(list).toContain(family);
          }
        if (facts.rules) expect(chainRuns(facts.rules, TODAY)).toBe(true);
      }),
    );
  });

  test('nobody administers by a grant, and has no role of their own beside it', () => {
    for (const role of GRANT_ROLES) {
      const roles = actingRoles(role, ['employee', 'admin', role]);
      expect(roles).not.toContain('admin');
      expect(new Set(roles)).toEqual(new Set(['user', 'employee', role]));
    }
  });

  test('T29: nobody is an employee by the grant of somebody who is none', () => {
    for (const owner_roles of [['candidate'], ['recruiter'], ['candidate', 'recruiter'], []]) {
      const lent = (more: Partial<GrantFacts>) => lentBy(grant({ role: 'employee', owner_roles, ...more }));
      expect([owner_roles, lent({}), lent({ rules: [rule()] })]).toEqual([owner_roles, undefined, undefined]);
    }
    for (const role of GRANT_ROLES.filter((each) => each !== 'employee'))
      expect(actingRoles(role, [role])).toEqual(['user', role]);
    expect(lentBy(grant({ role: 'employee', owner_roles: ['recruiter', 'employee'] }))?.role).toBe(
      'employee',
    );
    expect(lentBy(grant({ role: 'employee', owner_roles: ['employee'], rules: [rule()] }))?.role).toBe(
      'employee',
    );
  });

  test('a deputy stands in for the deciding roles, and for a person’s own affairs only when there are none', () => {
    const by = (role: string, owner_roles: string[]) =>
      lentBy(grant({ role, owner_roles, rules: [rule()] }))?.role;
    expect(by('employee', ['employee'])).toBe('employee');
    expect(by('employee', ['employee', 'manager'])).toBeUndefined();
    expect(by('hr', ['employee', 'manager', 'hr'])).toBe('hr');
    expect(by('hr', ['employee', 'manager'])).toBeUndefined();
  });
});

describe('a deputy', () => {
  test.each<[string, Partial<DeputyRule>, boolean]>([
    ['acts while the person is away', {}, true],
    ['acts on the last day of the absence', { absent_until: TODAY }, true],
    ['does not act the day after', { absent_until: '2027-05-09' }, false],
    ['does not act while the person is here', { absent_until: null }, false],
    [
      'acts within given days without an absence',
      { absent_until: null, date_from: TODAY, date_to: TODAY },
      true,
    ],
    ['does not act before given days, absence or not', { date_from: '2027-05-11' }, false],
    ['does not act after given days, absence or not', { date_to: '2027-05-09' }, false],
    ['does not act when taken back', { disabled: true }, false],
  ])('%s', (_what, more, runs) => {
    expect(ruleRuns(rule(more), TODAY)).toBe(runs);
  });

  const second = (more: Partial<DeputyRule> = {}) => rule({ employee_id: 2, deputy_employee_id: 3, ...more });

  test('has a deputy while away as well; nobody further', () => {
    const third = rule({ employee_id: 3, deputy_employee_id: 4 });
    expect(chainRuns([rule(), second()], TODAY)).toBe(true);
    expect(chainRuns([rule(), second({ absent_until: null })], TODAY)).toBe(false);
    expect(chainRuns([rule({ absent_until: null }), second()], TODAY)).toBe(false);
    expect(chainRuns([rule(), second(), third], TODAY)).toBe(false);
  });

  test('never stands in for themselves round a corner', () => {
    expect(chainRuns([rule(), rule({ employee_id: 2, deputy_employee_id: 1 })], TODAY)).toBe(false);
    expect(chainRuns([rule({ deputy_employee_id: 1 })], TODAY)).toBe(false);
  });

  test('a chain that runs is one or two running rules of different people, one after the other', () => {
    fc.assert(
      fc.property(fc.array(anyRule, { maxLength: 3 }), (chain) => {
        if (!chainRuns(chain, TODAY)) return;
        expect([1, 2]).toContain(chain.length);
        for (const each of chain) expect(ruleRuns(each, TODAY)).toBe(true);
        const people = [chain[0]?.employee_id, ...chain.map((each) => each.deputy_employee_id)];
        expect(new Set(people).size).toBe(chain.length + 1);
        const end = chainEnds(chain);
        expect(end === null || end >= TODAY).toBe(true);
      }),
    );
  });

  test('ends with the first of the chain to end', () => {
    expect(chainEnds([rule(), second({ absent_until: '2027-05-11' })])).toBe('2027-05-11');
    expect(chainEnds([rule({ date_from: TODAY })])).toBeNull();
  });
});

test('families in common are those of every list; no list means all, and nothing in common is nothing', () => {
  expect(commonFamilies([[], []])).toEqual([]);
  expect(commonFamilies([['vacation', 'btrip'], [], ['btrip']])).toEqual(['btrip']);
  expect(commonFamilies([['vacation'], ['btrip']])).toBeUndefined();
});
