import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isOpenStep, refusedRight } from '../../../lib/workflow/rights.ts';
import { whyUntaken } from '../../../lib/workflow/why.ts';
import { triesOf } from '../../support/whole.ts';
import { actorOf, anyActor, anyDictionary, anyDocument, documentOf, MANAGER, stepOf } from './company.ts';

const agreeing = stepOf('vacation', 'manager', 'prepared', 'agreed');
const prepared = documentOf({ status_id: 'prepared' });
const manager = actorOf(MANAGER, ['employee', 'manager']);

test('a reason is said exactly where a step is refused', () => {
  fc.assert(
    fc.property(anyDictionary, anyActor, anyDocument, fc.boolean(), (steps, actor, some, accompanies) => {
      const sight = { actor, doc: { ...some, accompanies }, parameters: {} };
      for (const step of steps.filter(({ object_id }) => object_id === some.object_id))
        expect(whyUntaken(step, sight) === undefined).toBe(refusedRight(step, sight) === undefined);
    }),
    { numRuns: triesOf(300) },
  );
});

test.each([
  ['disabled', { disabled: true }],
  ['hidden', { detail: { hide_from_grid: '1' } }],
  ['organization', { organization_id: 1 }],
  ['condition', { detail: { when: 'overtime_employee_confirmation=7' } }],
] as const)('a step that is not there says why: %s', (reason, change) => {
  const step = { ...agreeing, ...change };
  expect(whyUntaken(step, { actor: manager, doc: prepared, parameters: {} })).toBe(reason);
  expect(isOpenStep(step, manager, {})).toBe(false);
});

test('what goes with another document is moved by nobody, and the manager agrees to the rest', () => {
  expect(whyUntaken(agreeing, { actor: manager, doc: prepared, parameters: {} })).toBeUndefined();
  expect(
    whyUntaken(agreeing, { actor: manager, doc: { ...prepared, accompanies: true }, parameters: {} }),
  ).toBe('accompanies');
});
