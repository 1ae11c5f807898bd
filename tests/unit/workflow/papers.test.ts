import { expect, test } from 'vitest';
import { availableSteps, canDelete, canEdit, isAwaiting } from '../../../lib/workflow/available.ts';
import type { DocumentFacts } from '../../../lib/workflow/document.ts';
import { pathOf } from '../../../lib/workflow/path.ts';
import { actorOf, documentOf, hr, MANAGER, manager, OWNER, owner, STEPS } from './company.ts';

/** A paper that hr put before its owner. */
const paper = (more: Partial<DocumentFacts> = {}) =>
  documentOf({ object_id: 'request_push_signed', status_id: 'notified', ...more });
const judged = (doc: DocumentFacts, actor = owner) => ({ steps: STEPS, doc, actor, parameters: {} });
const offered = (doc: DocumentFacts, actor = owner) =>
  availableSteps({ ...judged(doc, actor) }).map((step) => `${step.business_role}:${step.next_status_id}`);

test('a person answers their own paper; their manager and hr do not answer it for them', () => {
  expect(offered(paper())).toEqual(['employee:declined', 'employee:confirmed']);
  expect(offered(paper(), manager)).toEqual([]);
  expect(offered(paper(), hr)).toEqual([]);
});

test('a manager answers the papers put before the manager, also without the role of an employee', () => {
  const own = paper({ employee_id: MANAGER, manager_id: null });
  expect(offered(own, manager)).toEqual(['employee:declined', 'employee:confirmed']);
  expect(offered(own, actorOf(MANAGER, ['manager']))).toEqual(['manager:confirmed']);
  const holder = actorOf(MANAGER, ['manager'], { real_employee_id: OWNER, grant_id: 1 });
  expect(offered(paper(), { ...holder, employee_id: OWNER })).toEqual([]);
});

test('what hr files away when there is time waits for nobody, and is there all the same', () => {
  const answered = paper({ status_id: 'confirmed' });
  expect(offered(answered, hr)).toEqual(['hr:closed']);
  expect(isAwaiting(judged(answered, hr))).toBe(false);
  expect(isAwaiting(judged(paper({ status_id: 'approved' }), hr))).toBe(true);
});

test('a paper is held by its person alone while it waits, whatever roles the steps are written for', () => {
  expect(pathOf(paper(), STEPS, {}).held_by).not.toContain('manager');
});

test('what is fixed is edited by nobody, and deleted by nobody once it is for good', () => {
  expect([canEdit(judged(paper(), hr)), canDelete(judged(paper(), hr))]).toEqual([true, true]);
  const content = paper({ fixed: 'content' });
  expect([canEdit(judged(content, hr)), canDelete(judged(content, hr))]).toEqual([false, true]);
  const good = paper({ fixed: 'for_good' });
  expect([canEdit(judged(good, hr)), canDelete(judged(good, hr))]).toEqual([false, false]);
});
