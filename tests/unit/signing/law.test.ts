import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { KIND_OF_TYPE, LAW, type LawKind } from '../../../lib/families/legal.data.ts';
import { advisedPolicies } from '../../../lib/signing/advised-policies.ts';
import {
  belowLaw,
  isBelow,
  lawKindOf,
  lawOf,
  PARTIES,
  POLICY_LEVELS,
} from '../../../lib/workflow/signature/law.ts';
import { policyFor, type SignaturePolicy } from '../../../lib/workflow/signature/policy.ts';
import ru from '../../../messages/ru/signature_policy.json' with { type: 'json' };

const TYPES = [
  { id: 1, object_id: 'statement', code: 'other' },
  { id: 2, object_id: 'statement', code: 'resignation' },
  { id: 3, object_id: 'statement', code: 'dismissal_order' },
  { id: 4, object_id: 'vacation', code: 'annual' },
];

const policy = (change: Partial<SignaturePolicy>): SignaturePolicy => ({
  object_id: 'statement',
  document_type_id: null,
  party: 'employee',
  level: 'simple',
  required: true,
  article: '',
  ...change,
});

describe('the law', () => {
  test.each([
    ['vacation', 'annual', 'application'],
    ['vacation', null, 'application'],
    ['vacation_schedule', null, 'schedule'],
    ['statement', 'resignation', 'resignation'],
    ['statement', 'transfer', 'transfer'],
    ['pdagreement', 'transfer', 'personal_data'],
    ['request_push_signed', null, 'acquaintance'],
    ['request_push_signed', 'disciplinary_order', 'discipline'],
    ['request_push_signed', 'dismissal_order', 'paper'],
    ['statement', 'constructor', 'application'],
  ])('takes %s of the type %s for %s', (object_id, code, kind) => {
    expect(lawKindOf(object_id, code)).toBe(kind);
  });

  test.each([
    ['contract', 'unqualified', 'qualified'],
    ['discipline', 'unqualified', 'qualified'],
    ['resignation', 'unqualified', 'simple'],
    ['transfer', 'unqualified', 'simple'],
    ['application', 'simple', 'simple'],
    ['schedule', 'simple', 'simple'],
    ['acquaintance', 'simple', 'simple'],
    ['personal_data', 'simple', 'simple'],
    ['paper', 'paper', 'paper'],
  ] as const)('asks for %s at least: employee %s, employer %s', (kind, employee, employer) => {
    expect([LAW[kind].employee.minimum, LAW[kind].employer.minimum]).toEqual([employee, employer]);
  });

  test('never advises less than it asks for, and names kinds and articles that have words', () => {
    for (const [kind, parties] of Object.entries(LAW))
      for (const { minimum, advised, article } of Object.values(parties)) {
        expect([kind, isBelow(advised, minimum)]).toEqual([kind, false]);
        expect(ru.article[article]).toBeTruthy();
        expect(ru.law[kind as LawKind].name).toBeTruthy();
      }
    expect(Object.keys(ru.law).sort()).toEqual(Object.keys(LAW).sort());
  });

  test('keeps work books, accident acts, dismissals and briefings on paper for both', () => {
    const paper = Object.entries(KIND_OF_TYPE).flatMap(([code, kind]) => (kind === 'paper' ? [code] : []));
    expect(paper).toEqual(
      expect.arrayContaining(['dismissal_order', 'accident_act', 'work_book', 'safety_briefing']),
    );
    for (const code of paper)
      for (const party of PARTIES) expect(lawOf('request_push_signed', code, party).minimum).toBe('paper');
  });
});

describe('policies below the law', () => {
  test('a family whose types the law all leaves to the local act may be signed simply', () => {
    expect(belowLaw('vacation', [policy({ object_id: 'vacation' })], TYPES)).toBeUndefined();
  });

  test('a family’s policy is not enough for a type the law asks more for, until that has its own', () => {
    const types = TYPES.filter(({ code }) => code !== 'dismissal_order');
    const all = policy({});
    expect(belowLaw('statement', [all], types)).toMatchObject({
      type: { code: 'resignation' },
      party: 'employee',
    });
    const own = policy({ document_type_id: 2, level: 'unqualified' });
    expect(belowLaw('statement', [all, own], types)).toBeUndefined();
    expect(belowLaw('statement', [policy({ level: 'unqualified' })], types)).toBeUndefined();
  });

  test('what the law keeps on paper is never signed, not even with a qualified signature', () => {
    const own = policy({ document_type_id: 3, level: 'qualified' });
    expect(belowLaw('statement', [own], TYPES)).toMatchObject({
      type: { id: 3 },
      rule: { article: 'labour_22_1' },
    });
    expect(belowLaw('statement', [{ ...own, level: 'paper' }], TYPES)).toBeUndefined();
  });

  test('without a policy nothing is below it: nothing is signed', () => {
    expect(belowLaw('statement', [], TYPES)).toBeUndefined();
    expect(belowLaw('statement', [policy({ object_id: 'vacation' })], TYPES)).toBeUndefined();
  });

  const anyPolicies = fc.uniqueArray(
    fc.record({
      object_id: fc.constantFrom('statement', 'vacation'),
      document_type_id: fc.constantFrom(null, 1, 2, 3, 4),
      party: fc.constantFrom(...PARTIES),
      level: fc.constantFrom(...POLICY_LEVELS),
      required: fc.boolean(),
      article: fc.constant(''),
    }),
    { selector: (each) => `${each.object_id} ${each.document_type_id} ${each.party}` },
  );

  test('are found exactly where some document would be signed weaker than the law takes', () => {
    fc.assert(
      fc.property(anyPolicies, (policies) => {
        const weak = [null, ...TYPES.filter(({ object_id }) => object_id === 'statement')].some((type) =>
          PARTIES.some((party) => {
            const found = policyFor(
              policies,
              { object_id: 'statement', document_type_id: type?.id ?? null },
              party,
            );
            const { minimum } = lawOf('statement', type?.code ?? null, party);
            return found && POLICY_LEVELS.indexOf(found.level) < POLICY_LEVELS.indexOf(minimum);
          }),
        );
        expect(belowLaw('statement', policies, TYPES) !== undefined).toBe(weak);
      }),
    );
  });
});

describe('what the law advises', () => {
  const said = (policies: readonly SignaturePolicy[] = []) =>
    advisedPolicies(['statement', 'vacation'], TYPES, policies).map(
      ({ object_id, document_type_id, party, level }) => `${object_id} ${document_type_id} ${party} ${level}`,
    );

  test('is a policy for each family and party, and before it one for each type of another kind', () => {
    expect(said()).toEqual([
      'statement 2 employee unqualified',
      'statement 2 employer simple',
      'statement 3 employee paper',
      'statement 3 employer paper',
      'statement null employee simple',
      'statement null employer unqualified',
      'vacation null employee simple',
      'vacation null employer unqualified',
    ]);
  });

  test('leaves alone what was decided', () => {
    const decided = [policy({ level: 'qualified' }), policy({ document_type_id: 3, level: 'paper' })];
    expect(said(decided)).toHaveLength(6);
    expect(said(decided)).not.toContain('statement null employee simple');
    expect(said(decided)).not.toContain('statement 3 employee paper');
  });

  test('taken in its order is never below the law, and then nothing more is advised', () => {
    const taken: SignaturePolicy[] = [];
    for (const advised of advisedPolicies(['statement', 'vacation'], TYPES, [])) {
      taken.push({ ...advised, required: true });
      for (const family of ['statement', 'vacation']) expect(belowLaw(family, taken, TYPES)).toBeUndefined();
    }
    expect(said(taken)).toEqual([]);
  });
});
