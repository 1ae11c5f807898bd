import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BUSINESS_ROLES, type BusinessRole } from '../../../lib/access/roles.ts';
import { levelOf } from '../../../lib/kernel/signature-level.ts';
import {
  partyOf,
  policyFor,
  refusedSignature,
  type SignaturePolicy,
  signatureFor,
  signingOf,
  typeOf,
} from '../../../lib/workflow/signature/policy.ts';
import { STEPS, stepOf } from '../workflow/company.ts';

const POLICY: SignaturePolicy = {
  object_id: 'vacation',
  document_type_id: null,
  party: 'employee',
  level: 'simple',
  required: true,
  article: 'статья',
};
const sending = stepOf('vacation', 'employee', 'draft', 'prepared');
const pushed = (role: BusinessRole, reject = false) => ({
  ...sending,
  object_id: 'request_push_signed',
  business_role: role,
  reject,
  detail: {},
});

describe('the type of a signature (AMB-150)', () => {
  test.each([
    [null, 'none'],
    [undefined, 'none'],
    ['', 'none'],
    ['none', 'none'],
    ['0', 'none'],
    [0, 'none'],
    ['4', 'none'],
    ['12', 'none'],
    [{}, 'none'],
    [true, 'none'],
    ['1', '1'],
    [1, '1'],
    [' 2 ', '2'],
    [2, '2'],
    ['3', '3'],
  ])('%j is %s', (given, type) => {
    expect(typeOf(given)).toBe(type);
  });

  test('stands for a level each, from weak to strong', () => {
    expect((['1', '2', '3'] as const).map(levelOf)).toEqual(['simple', 'unqualified', 'qualified']);
  });
});

describe('the company’s signature of a reviewer (AMB-148)', () => {
  test.each([
    ['1', '1'],
    ['2', '2'],
    ['3', '3'],
  ])('%s is taken instead of the reviewer’s own', (value, type) => {
    const parameters = { company_behalf_signature: value };
    for (const own of [null, '', '1', '2', '3'])
      expect(signatureFor(own, 'reviewer', parameters)).toEqual({ type, company_behalf: true });
  });

  test.each([null, undefined, '', ' ', '0', 'none', '4'])('%j is off', (value) => {
    expect(signatureFor('2', 'reviewer', { company_behalf_signature: value })).toEqual({
      type: '2',
      company_behalf: false,
    });
  });

  test('has no effect on anybody else', () => {
    for (const role of BUSINESS_ROLES.filter((each) => each !== 'reviewer'))
      for (const own of ['1', '2', '3', null])
        expect(signatureFor(own, role, { company_behalf_signature: '3' })).toEqual({
          type: typeOf(own),
          company_behalf: false,
        });
  });
});

describe('who signs a step (AMB-149)', () => {
  test('a step the dictionary marks, onward, under a policy', () => {
    expect(signingOf(sending, POLICY)).toBe('required');
    expect(signingOf(sending, { ...POLICY, required: false })).toBe('optional');
    expect(signingOf(sending, { ...POLICY, level: 'paper' })).toBe('paper');
  });

  test('nobody without a policy, on an unmarked step, or on a step back', () => {
    expect(signingOf(sending, undefined)).toBe('none');
    expect(signingOf({ ...sending, detail: {} }, POLICY)).toBe('none');
    expect(signingOf({ ...sending, detail: { sign: '0' } }, POLICY)).toBe('none');
    expect(signingOf({ ...sending, reject: true }, POLICY)).toBe('none');
  });

  test('accountants, recruiters and the portal itself never, whatever a dictionary marks', () => {
    for (const business_role of ['accountant', 'recruiter', 'system'] as const)
      for (const level of ['simple', 'qualified', 'paper'] as const) {
        expect(signingOf({ ...sending, business_role }, { ...POLICY, level })).toBe('none');
        expect(signingOf(pushed(business_role), { ...POLICY, level })).toBe('none');
      }
  });

  test('any step onward of a pushed paper may be signed, and only a marked one must be', () => {
    expect(signingOf(pushed('employee'), POLICY)).toBe('optional');
    expect(signingOf({ ...pushed('employee'), detail: { sign: '1' } }, POLICY)).toBe('required');
    expect(signingOf(pushed('employee', true), POLICY)).toBe('none');
  });

  test('employee and candidate sign for themselves, everybody else for the employer', () => {
    const own = BUSINESS_ROLES.filter((role) => partyOf(role) === 'employee');
    expect(own).toEqual(['employee', 'candidate']);
  });

  test('no step of the shipped dictionaries that goes back or is an accountant’s is ever signed', () => {
    for (const step of STEPS)
      if (step.reject || step.business_role === 'accountant')
        expect(signingOf(step, { ...POLICY, object_id: step.object_id })).toBe('none');
  });
});

describe('the policy of a document', () => {
  const family = POLICY;
  const own = { ...POLICY, document_type_id: 5, level: 'qualified' } as const;
  const employer = { ...POLICY, party: 'employer', level: 'unqualified' } as const;
  const all = [family, own, employer];

  test('is that of its type, else that of its family, each party by itself', () => {
    expect(policyFor(all, { object_id: 'vacation', document_type_id: 5 }, 'employee')).toBe(own);
    expect(policyFor(all, { object_id: 'vacation', document_type_id: 6 }, 'employee')).toBe(family);
    expect(policyFor(all, { object_id: 'vacation', document_type_id: null }, 'employee')).toBe(family);
    expect(policyFor(all, { object_id: 'vacation' }, 'employee')).toBe(family);
    expect(policyFor(all, { object_id: 'vacation', document_type_id: 5 }, 'employer')).toBe(employer);
  });

  test('is none in another family, or where only another type has one', () => {
    expect(policyFor(all, { object_id: 'overtime', document_type_id: 5 }, 'employee')).toBeUndefined();
    expect(policyFor([own], { object_id: 'vacation', document_type_id: 6 }, 'employee')).toBeUndefined();
    expect(policyFor([own], { object_id: 'vacation' }, 'employee')).toBeUndefined();
  });
});

describe('what is taken under a policy', () => {
  test('the level it names and any stronger one', () => {
    const taken = (level: SignaturePolicy['level']) =>
      (['none', '1', '2', '3'] as const).map((type) => refusedSignature(type, { ...POLICY, level }) ?? 'ok');
    expect(taken('simple')).toEqual(['signature_type_none', 'ok', 'ok', 'ok']);
    expect(taken('unqualified')).toEqual(['signature_type_none', 'signature_too_weak', 'ok', 'ok']);
    expect(taken('qualified')).toEqual([
      'signature_type_none',
      'signature_too_weak',
      'signature_too_weak',
      'ok',
    ]);
    expect(taken('paper')).toEqual(['paper_only', 'paper_only', 'paper_only', 'paper_only']);
  });

  test('a stronger signature is never refused where a weaker one is taken', () => {
    const types = fc.constantFrom('1', '2', '3' as const);
    const levels = fc.constantFrom('simple', 'unqualified', 'qualified', 'paper' as const);
    fc.assert(
      fc.property(types, types, levels, (one, other, level) => {
        const [weak, strong] = [one, other].sort() as ['1' | '2' | '3', '1' | '2' | '3'];
        const policy = { ...POLICY, level } as SignaturePolicy;
        if (refusedSignature(weak, policy) === undefined)
          expect(refusedSignature(strong, policy)).toBeUndefined();
      }),
    );
  });
});
