import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Decision, decide } from '../../../lib/workflow/decide.ts';
import { PARTIES, POLICY_LEVELS } from '../../../lib/workflow/signature/law.ts';
import {
  partyOf,
  policyFor,
  type SignaturePolicy,
  signingOf,
} from '../../../lib/workflow/signature/policy.ts';
import {
  anyActor,
  anyDictionary,
  anyDocument,
  documentOf,
  FACTS,
  manager,
  owner,
  STEPS,
  stepOf,
} from './company.ts';

const POLICY: SignaturePolicy = {
  object_id: 'vacation',
  document_type_id: null,
  party: 'employee',
  level: 'simple',
  required: true,
  article: 'статья 22.1',
};
const sending = stepOf('vacation', 'employee', 'draft', 'prepared');
const verdict = (change: Partial<Decision>) =>
  decide({
    step: sending,
    doc: documentOf(),
    actor: owner,
    parameters: {},
    facts: FACTS,
    policies: [POLICY],
    ...change,
  }) ?? 'ok';

describe('a move under a policy', () => {
  test('waits for a signature where one must be, and goes with it', () => {
    expect(verdict({})).toEqual({ reason: 'signature_required' });
    expect(verdict({ signed: true })).toBe('ok');
  });

  test('goes both ways where one may be', () => {
    const policies = [{ ...POLICY, required: false }];
    expect([verdict({ policies }), verdict({ policies, signed: true })]).toEqual(['ok', 'ok']);
  });

  test('goes without one on paper, and refuses one with the article', () => {
    const policies = [{ ...POLICY, level: 'paper' as const }];
    expect(verdict({ policies })).toBe('ok');
    expect(verdict({ policies, signed: true })).toEqual({
      reason: 'paper_only',
      values: { article: 'статья 22.1' },
    });
  });

  test('takes no signature where nothing is signed', () => {
    const refused = { reason: 'no_workflow_step' };
    expect(verdict({ policies: [], signed: true })).toEqual(refused);
    expect(verdict({ policies: [{ ...POLICY, party: 'employer' }], signed: true })).toEqual(refused);
    const step = stepOf('vacation', 'manager', 'prepared', 'declined');
    const doc = documentOf({ status_id: 'prepared' });
    const policies = [{ ...POLICY, party: 'employer' as const }];
    expect(verdict({ step, doc, actor: manager, policies, signed: true })).toEqual(refused);
    expect(verdict({ step, doc, actor: manager, policies })).toBe('ok');
  });

  test('is told what is wrong with the document before it is sent to be signed', () => {
    const facts = { ...FACTS, ruleRefusals: [{ field: 'days', code: 'vacation/day-count' }] };
    expect(verdict({ facts })).toMatchObject({ reason: 'validation' });
    expect(verdict({ actor: manager })).toMatchObject({ reason: 'access_denied' });
    expect(verdict({ status_id: 'agreed' })).toMatchObject({ reason: 'status_mismatch' });
  });
});

const anyPolicy = fc.record({
  object_id: fc.constantFrom('vacation', 'overtime', 'expense', 'request'),
  document_type_id: fc.constant(null),
  party: fc.constantFrom(...PARTIES),
  level: fc.constantFrom(...POLICY_LEVELS),
  required: fc.boolean(),
  article: fc.constant('статья'),
});
const anyDecision = fc.record({
  step: fc.oneof(
    fc.constantFrom(...STEPS),
    anyDictionary.map((steps) => steps[0] ?? sending),
  ),
  doc: anyDocument,
  actor: anyActor,
  parameters: fc.constant({}),
  facts: fc.constant(FACTS),
});

describe('whatever is decided', () => {
  test('without policies is what was decided before there were any', () => {
    fc.assert(
      fc.property(anyDecision, (decision) => {
        expect(decide({ ...decision, policies: [], signed: false })).toEqual(decide(decision));
      }),
    );
  });

  test('changes under a policy only from a yes to asking for a signature, and only where that step must be signed', () => {
    fc.assert(
      fc.property(anyDecision, fc.array(anyPolicy), (decision, policies) => {
        const [plain, ruled] = [decide(decision), decide({ ...decision, policies })];
        const { step, doc } = decision;
        const must = signingOf(step, policyFor(policies, doc, partyOf(step.business_role))) === 'required';
        if (!plain && must) expect(ruled).toEqual({ reason: 'signature_required' });
        else expect(ruled).toEqual(plain);
      }),
    );
  });

  test('a signature opens nothing that is closed without it', () => {
    fc.assert(
      fc.property(anyDecision, fc.array(anyPolicy), (decision, policies) => {
        const signed = decide({ ...decision, policies, signed: true });
        if (!signed) expect(decide(decision)).toBeUndefined();
      }),
    );
  });
});
