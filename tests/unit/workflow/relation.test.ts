import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mayTake, relationOf } from '../../../lib/workflow/relation.ts';
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
  stepOf,
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
  expect(relationOf(actor, documentOf()).roles).toEqual(roles);
});

test.each([
  ['the owner', owner, { owner: true, own: true, barred: false }],
  ['the manager', manager, { owner: false, own: false, barred: false }],
  [
    'the owner who was dismissed',
    { ...owner, dismissed: true as const },
    { owner: true, own: true, barred: true },
  ],
  [
    'a deputy of the manager, on their own document',
    actorOf(MANAGER, ['manager'], { real_employee_id: OWNER, owes: null, grant_id: 1 }),
    { owner: false, own: true, barred: true },
  ],
  [
    'a deputy of the owner, who is not lent these',
    actorOf(OWNER, ['employee'], { real_employee_id: OTHER, owes: null, grant_id: 1 }),
    { owner: true, own: true, barred: true },
  ],
])('%s stands to a document as said', (_who, actor, stands) => {
  expect(relationOf(actor, documentOf())).toMatchObject(stands);
});

test('the owner of a recruitment is its candidate', () => {
  expect(relationOf(actorOf(OWNER, ['candidate']), documentOf({ object_id: 'recruitment' })).roles).toEqual([
    'candidate',
  ]);
});

test('a document of no organization is everybody’s who reviews', () => {
  expect(
    relationOf(actorOf(5, ['reviewer'], { organization_id: 4 }), documentOf({ organization_id: null })).roles,
  ).toEqual(['reviewer']);
});

test('on one’s own document one is employee, and hr stays hr', () => {
  const everything = actorOf(OWNER, ['employee', 'manager', 'reviewer', 'hr', 'accountant', 'recruiter']);
  expect(relationOf(everything, documentOf({ manager_id: OWNER })).roles).toEqual(['employee', 'hr']);
});

test('T30: nobody manages or reviews their own document while acting for their manager', () => {
  const deputy = actorOf(MANAGER, ['manager', 'reviewer', 'accountant'], {
    real_employee_id: OWNER,
    owes: null,
    grant_id: 1,
  });
  expect(relationOf(deputy, documentOf()).roles).toEqual([]);
  expect(relationOf(deputy, documentOf({ employee_id: OTHER })).roles).toEqual([
    'manager',
    'reviewer',
    'accountant',
  ]);
});

test('whoever owns a document, or sits behind its owner’s chair, decides nothing about it but as hr', () => {
  fc.assert(
    fc.property(anyActor, anyDocument, (actor, doc) => {
      const held = relationOf(actor, doc).roles;
      expect(held).not.toContain('system');
      for (const role of held) expect(actor.roles).toContain(role);
      if (doc.employee_id !== null && [actor.employee_id, actor.real_employee_id].includes(doc.employee_id))
        for (const role of held) expect(['employee', 'candidate', 'hr']).toContain(role);
    }),
  );
});

test.each([
  ['hr', hr, true],
  ['hr of another organization', actorOf(5, ['hr'], { organization_id: 4 }), false],
  ['hr whose own it is', actorOf(OWNER, ['employee', 'hr']), false],
  ['a reviewer', actorOf(5, ['reviewer']), false],
  ['another manager', actorOf(OTHER, ['manager']), false],
])('where no manager decides, %s takes the manager’s step: %#', (_who, actor, takes) => {
  const step = stepOf('vacation', 'manager', 'prepared', 'agreed');
  const asked = (manager_id: number | null) => {
    const doc = documentOf({ status_id: 'prepared', manager_id });
    return mayTake(step, relationOf(actor, doc), actor, doc);
  };
  expect([asked(null), asked(MANAGER)]).toEqual([takes, false]);
  const sending = stepOf('vacation', 'manager', 'draft', 'prepared');
  const draft = documentOf({ status_id: 'draft', manager_id: null });
  expect(mayTake(sending, relationOf(actor, draft), actor, draft)).toBe(false);
});
