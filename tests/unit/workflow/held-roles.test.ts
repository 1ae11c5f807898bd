import fc from 'fast-check';
import { expect, test } from 'vitest';
import { heldRoles } from '../../../lib/workflow/held-roles.ts';
import {
  actorOf,
  anyActor,
  anyDocument,
  documentOf,
  hr,
  MANAGER,
  manager,
  OTHER,
  OWNER,
  owner,
} from './company.ts';

test.each([
  ['the owner', owner, ['employee']],
  ['the manager named on it', manager, ['manager']],
  ['another manager', actorOf(OTHER, ['employee', 'manager']), []],
  ['a colleague', actorOf(OTHER, ['employee']), []],
  ['hr of the organization', hr, ['hr']],
  ['hr of another organization', actorOf(5, ['hr'], { organization_id: 4 }), []],
  ['a reviewer', actorOf(5, ['reviewer']), ['reviewer']],
  ['an accountant', actorOf(5, ['accountant']), ['accountant']],
  ['a recruiter', actorOf(5, ['recruiter']), ['recruiter']],
  ['an administrator', actorOf(5, ['admin', 'gf_manager', 'assistant']), []],
  ['somebody without an employee record', actorOf(null, ['employee', 'manager', 'candidate']), []],
  ['hr who is also the manager', actorOf(MANAGER, ['manager', 'hr']), ['manager', 'hr']],
])('%s', (_who, actor, roles) => {
  expect(heldRoles(actor, documentOf())).toEqual(roles);
});

test('the owner of a recruitment is its candidate', () => {
  expect(heldRoles(actorOf(OWNER, ['candidate']), documentOf({ object_id: 'recruitment' }))).toEqual([
    'candidate',
  ]);
});

test('a document of no organization is everybody’s who reviews', () => {
  expect(
    heldRoles(actorOf(5, ['reviewer'], { organization_id: 4 }), documentOf({ organization_id: null })),
  ).toEqual(['reviewer']);
});

test('on one’s own document one is employee, and hr stays hr', () => {
  const everything = actorOf(OWNER, ['employee', 'manager', 'reviewer', 'hr', 'accountant', 'recruiter']);
  expect(heldRoles(everything, documentOf({ manager_id: OWNER }))).toEqual(['employee', 'hr']);
});

test('T30: nobody manages or reviews their own document while acting for their manager', () => {
  const deputy = actorOf(MANAGER, ['manager', 'reviewer', 'accountant'], {
    real_employee_id: OWNER,
    owes: null,
    grant_id: 1,
  });
  expect(heldRoles(deputy, documentOf())).toEqual([]);
  expect(heldRoles(deputy, documentOf({ employee_id: OTHER }))).toEqual([
    'manager',
    'reviewer',
    'accountant',
  ]);
});

test('whoever owns a document, or sits behind its owner’s chair, decides nothing about it but as hr', () => {
  fc.assert(
    fc.property(anyActor, anyDocument, (actor, doc) => {
      const held = heldRoles(actor, doc);
      expect(held).not.toContain('system');
      for (const role of held) expect(actor.roles).toContain(role);
      if (doc.employee_id !== null && [actor.employee_id, actor.real_employee_id].includes(doc.employee_id))
        for (const role of held) expect(['employee', 'candidate', 'hr']).toContain(role);
    }),
  );
});

test.each([
  ['prepared', ['hr', 'manager']],
  ['draft', ['hr']],
  ['empty', ['hr']],
  ['declined', ['hr']],
])('hr is the manager of what no manager decides about once it was sent: %s', (status_id, roles) => {
  expect(heldRoles(hr, documentOf({ status_id, manager_id: null }))).toEqual(roles);
  expect(heldRoles(hr, documentOf({ status_id }))).toEqual(['hr']);
  const others = ['reviewer', 'accountant', 'employee', 'admin'] as const;
  for (const role of others)
    expect(heldRoles(actorOf(5, [role]), documentOf({ status_id, manager_id: null }))).not.toContain(
      'manager',
    );
  const abroad = actorOf(5, ['hr'], { organization_id: 4 });
  expect(heldRoles(abroad, documentOf({ status_id, manager_id: null }))).toEqual([]);
});
