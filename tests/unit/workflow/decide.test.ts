import fc from 'fast-check';
import { expect, test } from 'vitest';
import { availableSteps } from '../../../lib/workflow/available.ts';
import { type Decision, type DecisionFacts, decide } from '../../../lib/workflow/decide.ts';
import {
  actorOf,
  anyActor,
  anyDocument,
  documentOf,
  FACTS,
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

const sending = stepOf('vacation', 'employee', 'draft', 'prepared');
const rejecting = stepOf('vacation', 'manager', 'prepared', 'declined');

const verdict = (change: Partial<Omit<Decision, 'facts'>> & { facts?: Partial<DecisionFacts> }) => {
  const facts = { ...FACTS, ...change.facts };
  const move = { step: sending, doc: documentOf(), actor: owner, parameters: {}, ...change, facts };
  return decide(move) ?? move.step.next_status_id;
};
const codes = (...given: Parameters<typeof verdict>) => {
  const result = verdict(...given);
  return typeof result === 'string'
    ? result
    : (result.fields ?? []).map(({ field, code }) => `${field} ${code}`);
};

test('the owner sends a draft', () => {
  expect(verdict({ status_id: 'prepared' })).toBe('prepared');
});

test.each([
  ['a manager cannot send a report’s draft by the employee’s step', { actor: manager }],
  ['a colleague cannot send a foreign draft', { actor: actorOf(OTHER, ['employee']) }],
  [
    'a manager cannot approve her own vacation',
    {
      step: stepOf('vacation', 'manager', 'prepared', 'agreed'),
      doc: documentOf({ status_id: 'prepared', employee_id: MANAGER, manager_id: MANAGER }),
      actor: manager,
    },
  ],
  [
    'an administrator cannot approve',
    {
      step: stepOf('vacation', 'hr', 'agreed', 'approved'),
      doc: documentOf({ status_id: 'agreed' }),
      actor: actorOf(OTHER, ['admin']),
    },
  ],
  [
    'nobody takes a step of the system',
    {
      step: stepOf('vacation', 'system', 'approved', 'processed'),
      doc: documentOf({ status_id: 'approved' }),
      actor: hr,
    },
  ],
  ['the owner cannot move what was replaced', { doc: documentOf({ replaced: true }) }],
])('%s', (_sentence, change) => {
  expect(verdict(change)).toEqual({ reason: 'access_denied' });
});

test.each([
  ['disabled', { disabled: true }],
  ['of another object', { object_id: 'btrip' }],
  ['of another organization', { organization_id: 4 }],
  ['hidden', { detail: { hide_from_grid: '1' } }],
  ['not in force', { detail: { when: 'vacation_schedule=1' } }],
])('a step that is %s does not exist', (_what, change) => {
  expect(verdict({ step: { ...sending, ...change } })).toEqual({ reason: 'no_workflow_step' });
});

test('a step from another status, or towards another one than the caller named, is a mismatch', () => {
  expect(verdict({ doc: documentOf({ status_id: 'prepared' }) })).toEqual({ reason: 'status_mismatch' });
  expect(verdict({ status_id: 'agreed' })).toEqual({ reason: 'status_mismatch' });
  expect(verdict({ status_id: '' })).toEqual({ reason: 'status_mismatch' });
  expect(
    verdict({ step: stepOf('vacation', 'employee', 'empty', 'draft'), doc: documentOf({ status_id: '' }) }),
  ).toBe('draft');
});

test('T21: a late move is refused with what it is late for, but never for hr', () => {
  const byField = { step: { ...sending, detail: { next_status_forbidden_period_vs_start_date: '30' } } };
  expect(verdict(byField)).toEqual({ reason: 'forbidden_period', values: { field: 'start_date', days: 30 } });
  const byStatus = { parameters: { prepared_forbidden_period: '30' } };
  expect(verdict(byStatus)).toEqual({ reason: 'forbidden_period_by_status', values: { days: 30 } });
  expect(verdict({ parameters: { vacation_validate_forbidden_period: '30' } })).toEqual({
    reason: 'forbidden_period_by_status',
    values: { days: 30, unit: 'calendar' },
  });
  const lateHr = actorOf(OWNER, ['employee', 'hr']);
  for (const change of [byField, byStatus]) expect(verdict({ ...change, actor: lateHr })).toBe('prepared');
  const foreignHr = actorOf(OWNER, ['employee', 'hr'], { organization_id: 4 });
  expect(verdict({ ...byStatus, actor: foreignHr })).toMatchObject({ reason: 'forbidden_period_by_status' });
});

test('a rejection is never late and is asked for no comment or attachment', () => {
  const doc = documentOf({
    status_id: 'prepared',
    document_type: typeOf({
      comment_require: '1',
      attach_require: '1',
      next_status_forbidden_period_vs_start_date: '60',
    }),
  });
  const parameters = { declined_forbidden_period: '60', comment_length: '5' };
  const facts = { ruleRefusals: [{ field: 'days', code: 'vacation/balance' }] };
  expect(verdict({ step: rejecting, doc, actor: manager, parameters, facts })).toBe('declined');
  expect(
    codes({ step: rejecting, doc, actor: manager, parameters, facts: { move_comments: 'слишком длинно' } }),
  ).toEqual(['move_comments document/comment-too-long']);
});

const strict = documentOf({ document_type: typeOf({ comment_require: '1', attach_require: '1' }) });

test('everything a sender forgot is said at once, in order', () => {
  const facts = {
    ruleRefusals: [{ field: 'days', code: 'vacation/balance' }],
    move_comments: 'x'.repeat(257),
  };
  expect(codes({ doc: strict, facts })).toEqual([
    'comments document/comment-required',
    'files document/attachment-required',
    'move_comments document/comment-too-long',
    'days vacation/balance',
  ]);
});

test('a draft may still lack its comment and attachment', () => {
  expect(
    verdict({
      step: stepOf('vacation', 'employee', 'empty', 'draft'),
      doc: { ...strict, status_id: 'empty' },
    }),
  ).toBe('draft');
});

test.each([
  ['EX-218', 'en', '', 'because', 'prepared'],
  ['en, the Russian one will do', 'en', 'потому что', '', 'prepared'],
  ['EX-219', 'ru', ' ', 'because', ['comments document/comment-required']],
  ['en, none', 'en', '', ' ', ['comments_eng document/comment-required']],
  ['on the server either will do', undefined, '', 'because', 'prepared'],
])('%s', (_id, locale, comments, comments_eng, expected) => {
  const facts = { comments, comments_eng, files_count: 1, ...(locale && { locale: locale as 'ru' | 'en' }) };
  expect(codes({ doc: strict, facts })).toEqual(expected);
});

test('the type’s own hint is said, in both languages', () => {
  const doc = documentOf({
    document_type: typeOf({ comment_hint: { ru: 'Укажите причину', en: 'Say why' } }),
  });
  const parameters = { important_comment_doctype_list: 'Annual' };
  expect(verdict({ doc, parameters })).toMatchObject({
    fields: [{ code: 'document/comment-hint', values: { hint: 'Укажите причину', hint_eng: 'Say why' } }],
  });
});

test.each([
  ['EX-216', 256, 'prepared'],
  ['one more', 257, ['comments document/comment-too-long', 'comments_eng document/comment-too-long']],
])('%s: comments of %i characters', (_id, length, expected) => {
  expect(
    codes({ facts: { comments: '😀'.repeat(length), comments_eng: ` ${'x'.repeat(length)} ` } }),
  ).toEqual(expected);
});

test('what is offered may be taken, and what may be taken is offered', () => {
  fc.assert(
    fc.property(anyActor, anyDocument, (actor, doc) => {
      const facts = { ...FACTS, comments: 'x', files_count: 1 };
      const offered = availableSteps({ steps: STEPS, doc, actor, parameters: {} });
      for (const step of STEPS) {
        const refused = decide({ step, doc, actor, parameters: {}, facts });
        if (offered.includes(step)) expect(refused).toBeUndefined();
        if (!refused)
          expect(
            offered.some(
              (other) => other.next_status_id === step.next_status_id && other.reject === step.reject,
            ),
          ).toBe(true);
      }
    }),
    { numRuns: 300 },
  );
});
