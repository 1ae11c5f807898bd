import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  availableSteps,
  canDelete,
  canEdit,
  isAwaiting,
  isKeptToForm,
} from '../../../lib/workflow/available.ts';
import type { DocumentFacts } from '../../../lib/workflow/document.ts';
import type { Step } from '../../../lib/workflow/step.ts';
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
  STEPS,
  stepOf,
  typeOf,
} from './company.ts';

const judged = (
  doc: Partial<DocumentFacts>,
  actor = owner,
  parameters = {},
  steps: readonly Step[] = STEPS,
) => ({
  steps,
  doc: documentOf(doc),
  actor,
  parameters,
});
const offered = (...given: Parameters<typeof judged>) =>
  availableSteps({ ...judged(...given) }).map((step) => `${step.business_role}:${step.next_status_id}`);

const enteredDraft = stepOf('vacation', 'employee', 'empty', 'draft').id;
const sent = stepOf('vacation', 'employee', 'draft', 'prepared').id;

test('EX-179: the owner of a draft sends it, edits it, deletes it', () => {
  const doc = { status_id: 'draft', workflow_id: enteredDraft };
  expect(offered(doc)).toEqual(['employee:prepared']);
  expect(canEdit(judged(doc))).toBe(true);
  expect(canDelete(judged(doc))).toBe(true);
});

test('EX-180: the owner of what was sent can only take it back', () => {
  const doc = { status_id: 'prepared', workflow_id: sent };
  expect(offered(doc)).toEqual(['employee:draft']);
  expect(canEdit(judged(doc))).toBe(false);
  expect(canDelete(judged(doc))).toBe(false);
});

test('EX-182: another manager has no step', () => {
  expect(offered({ status_id: 'prepared' }, actorOf(OTHER, ['employee', 'manager']))).toEqual([]);
});

test('EX-183: hr processes, edits and deletes what was approved', () => {
  const doc = { status_id: 'approved', workflow_id: stepOf('vacation', 'hr', 'agreed', 'approved').id };
  expect(offered(doc, hr)).toEqual(['hr:processed']);
  expect(canEdit(judged(doc, hr))).toBe(true);
  expect(canDelete(judged(doc, hr))).toBe(true);
});

test('EX-185: a new request is sent; the legs of signed documents are never offered', () => {
  expect(offered({ object_id: 'request', status_id: '' })).toEqual(['employee:prepared']);
  expect(offered({ object_id: 'request', status_id: 'prepared' }, manager)).toEqual([]);
});

test('EX-186: overtime goes to the employee first when they are to confirm', () => {
  const doc = { object_id: 'overtime', status_id: 'created' };
  expect(offered(doc, manager, { overtime_employee_confirmation: '1' })).toEqual(['manager:notified']);
  expect(offered(doc, manager)).toEqual(['manager:agreed']);
});

test('EX-188: the second level belongs to the manager’s manager', () => {
  const doc = { object_id: 'estimate', status_id: 'agreed' };
  const above = (...manager_ids: number[]) =>
    actorOf(OTHER, ['manager'], { second_level: { families: ['estimate'], manager_ids } });
  expect(offered(doc, manager)).toEqual([]);
  expect(offered(doc, actorOf(OTHER, ['manager']))).toEqual([]);
  expect(offered(doc, above(OWNER))).toEqual([]);
  expect(offered(doc, above(MANAGER))).toEqual(['manager:prepared', 'manager:approved']);
});

describe('hr and a document of their own', () => {
  const alone = actorOf(OWNER, ['employee', 'hr']);
  const fellow = actorOf(OWNER, ['employee', 'hr'], { leaves_own: true });
  test.each([
    ['prepared', ['employee:draft', 'hr:declined'], 'hr:agreed'],
    ['agreed', ['hr:declined'], 'hr:approved'],
    ['approved', [], 'hr:processed'],
  ])(
    '%s is decided by another hr where there is one, by themselves where there is none',
    (status_id, left, decision) => {
      expect(offered({ status_id }, fellow)).toEqual(left);
      expect(offered({ status_id }, alone)).toEqual([...left, decision]);
      expect(isAwaiting(judged({ status_id }, fellow))).toBe(false);
      expect(isAwaiting(judged({ status_id }, alone))).toBe(true);
    },
  );
  test('is written and sent by themselves whoever else is hr', () => {
    expect(offered({ status_id: 'draft' }, fellow)).toEqual(offered({ status_id: 'draft' }, alone));
    expect(offered({ object_id: 'request_push_signed', status_id: 'created' }, fellow)).toContain(
      'hr:notified',
    );
  });
  const inStatus = (status_id: string): Partial<DocumentFacts> => {
    const led: Readonly<Record<string, number>> = {
      draft: enteredDraft,
      prepared: sent,
      agreed: stepOf('vacation', 'manager', 'prepared', 'agreed').id,
      declined: stepOf('vacation', 'manager', 'prepared', 'declined').id,
      approved: stepOf('vacation', 'hr', 'agreed', 'approved').id,
      processed: stepOf('vacation', 'hr', 'approved', 'processed').id,
    };
    return { status_id, workflow_id: led[status_id] ?? null };
  };
  const rightsOn = (doc: Partial<DocumentFacts>, actor: typeof alone) => [
    canEdit(judged(doc, actor)),
    canDelete(judged(doc, actor)),
  ];
  test.each(['empty', 'draft', 'prepared', 'declined', 'agreed', 'approved', 'processed'])(
    'T13: %s is edited and deleted as an employee may where another hr decides it, by themselves where they do',
    (status_id) => {
      const doc = inStatus(status_id);
      expect(rightsOn(doc, fellow)).toEqual(rightsOn(doc, owner));
      expect(rightsOn(doc, alone)).toEqual([true, true]);
      expect(rightsOn({ ...doc, employee_id: OTHER }, fellow)).toEqual([true, true]);
    },
  );
  test('T13: is not theirs to change by acting for another hr, who leave their own too', () => {
    const acting = actorOf(OWNER, ['employee', 'hr'], {
      real_employee_id: OTHER,
      grant_id: 1,
      own_documents: true,
      leaves_own: true,
    });
    expect(rightsOn(inStatus('processed'), acting)).toEqual([false, false]);
    expect(rightsOn(inStatus('draft'), acting)).toEqual([true, true]);
    expect(rightsOn({ ...inStatus('processed'), employee_id: OTHER }, acting)).toEqual([false, false]);
    expect(rightsOn({ ...inStatus('processed'), employee_id: 11 }, acting)).toEqual([true, true]);
  });
  test('of somebody else is decided by any hr', () => {
    expect(offered({ status_id: 'prepared', employee_id: OTHER }, fellow)).toContain('hr:agreed');
  });
});

test('rejections come first, then by id', () => {
  expect(offered({ status_id: 'prepared' }, manager)).toEqual([
    'manager:draft',
    'manager:declined',
    'manager:agreed',
  ]);
});

test('a move that two roles offer is offered once, by the nearer one', () => {
  const both = actorOf(MANAGER, ['manager', 'hr']);
  expect(offered({ status_id: 'prepared' }, both)).toEqual([
    'manager:draft',
    'manager:declined',
    'manager:agreed',
  ]);
  const steps = availableSteps({ ...judged({ status_id: 'prepared' }, both), mode: 'hr' });
  expect(steps.map((step) => step.business_role)).toEqual(['hr', 'hr']);
});

test('the step of the organization goes before the step of all', () => {
  const common = stepOf('vacation', 'employee', 'draft', 'prepared');
  const special = { ...common, id: 900, organization_id: 2 };
  const foreign = { ...common, id: 901, organization_id: 4 };
  const ids = (steps: Step[]) => availableSteps({ ...judged({}, owner, {}, steps) }).map((step) => step.id);
  expect(ids([common, special, foreign])).toEqual([900]);
  expect(ids([foreign])).toEqual([]);
});

test.each([
  ['disabled', { disabled: true }],
  ['hidden', { detail: { hide_from_grid: '1' } }],
  ['under a condition that is not met', { detail: { when: 'vacation_schedule=1' } }],
  ['under a condition nobody can read', { detail: { when: 'vacation_schedule' } }],
  ['of another object', { object_id: 'btrip' }],
])('a step that is %s is not offered', (_what, change) => {
  const step = { ...stepOf('vacation', 'employee', 'draft', 'prepared'), ...change };
  expect(offered({}, owner, {}, [step])).toEqual([]);
});

test('a list row leaves out the buttons that the step or the document type keeps to the form', () => {
  const step = stepOf('vacation', 'employee', 'draft', 'prepared');
  const ofForm = { ...step, detail: { disable_grid_button: '1' } };
  expect(isKeptToForm(step, documentOf({}))).toBe(false);
  expect(isKeptToForm(ofForm, documentOf({}))).toBe(true);
  expect(isKeptToForm(step, documentOf({ document_type: typeOf({ disable_grid_button: '1' }) }))).toBe(true);
  expect(offered({}, owner, {}, [ofForm])).toHaveLength(1);
});

test('a replaced document is for hr alone', () => {
  const doc = { status_id: 'draft', workflow_id: enteredDraft, replaced: true };
  expect(offered(doc)).toEqual([]);
  expect([canEdit(judged(doc)), canDelete(judged(doc))]).toEqual([false, false]);
  expect(offered(doc, hr)).toEqual(['hr:prepared']);
  expect(offered(doc, actorOf(OWNER, ['employee', 'hr']))).toEqual(['hr:prepared']);
});

test('only the concerned may delete, and hr of the organization', () => {
  const doc = { status_id: 'draft', workflow_id: enteredDraft };
  expect(canDelete(judged(doc, manager))).toBe(true);
  expect(canDelete(judged(doc, actorOf(OTHER, ['employee', 'manager', 'reviewer'])))).toBe(false);
  expect(canDelete(judged({ ...doc, creator_id: OTHER }, actorOf(OTHER, ['employee'])))).toBe(true);
  expect(canDelete(judged(doc, actorOf(null, ['employee'])))).toBe(false);
  expect(canDelete(judged({ status_id: 'empty' }))).toBe(true);
  expect(canDelete(judged(doc, actorOf(5, ['hr'], { organization_id: 4 })))).toBe(false);
});

test.each([
  ['an own draft', { status_id: 'draft' }, owner, true],
  ['a report’s draft', { status_id: 'draft' }, manager, false],
  ['a draft, to hr', { status_id: 'draft' }, hr, false],
  ['what was sent, to its owner', { status_id: 'prepared' }, owner, false],
  ['what was sent, to the manager', { status_id: 'prepared' }, manager, true],
  ['what was sent, to hr who may stand in', { status_id: 'prepared' }, hr, true],
  ['what was agreed, to the manager', { status_id: 'agreed' }, manager, false],
  ['what was agreed, to hr', { status_id: 'agreed' }, hr, true],
  ['what was declined, to its owner', { status_id: 'declined' }, owner, false],
  ['what was processed', { status_id: 'processed' }, hr, false],
])('%s waits: %s %o', (_what, doc, actor, expected) => {
  expect(isAwaiting(judged(doc, actor))).toBe(expected);
});

test('T13: nobody is ever offered a decision about themselves', () => {
  fc.assert(
    fc.property(anyActor, anyDocument, (actor, doc) => {
      const own =
        doc.employee_id !== null && [actor.employee_id, actor.real_employee_id].includes(doc.employee_id);
      const steps = availableSteps({ steps: STEPS, doc, actor, parameters: {} });
      for (const step of steps) {
        expect(step.business_role).not.toBe('system');
        if (own) expect(['employee', 'candidate', 'hr']).toContain(step.business_role);
      }
    }),
  );
});

test('rejections are offered first', () => {
  fc.assert(
    fc.property(anyActor, anyDocument, (actor, doc) => {
      const rejects = availableSteps({ steps: STEPS, doc, actor, parameters: {} }).map((step) => step.reject);
      expect(rejects).toEqual([...rejects].sort((a, b) => Number(b) - Number(a)));
    }),
  );
});
