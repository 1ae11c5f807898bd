import fc from 'fast-check';
import { expect, test } from 'vitest';
import { filterOf } from '../../../lib/filter/alternative.ts';
import { fieldsOf } from '../../../lib/filter/fields.ts';
import { or } from '../../../lib/filter/filter.ts';
import { matches } from '../../../lib/filter/matches.ts';
import { isAwaiting } from '../../../lib/workflow/available.ts';
import { awaitingAlternatives } from '../../../lib/workflow/awaiting-filter.ts';
import { type DocumentFacts, statusOf } from '../../../lib/workflow/document.ts';
import { triesOf } from '../../support/whole.ts';
import { actorOf, anyActor, anyDictionary, anyDocument, STEPS } from './company.ts';

const awaitingFilter = (given: Parameters<typeof awaitingAlternatives>[0]) =>
  or(...awaitingAlternatives(given).map(filterOf));

/** A document as it is stored: of an organization. */
const storedDocument = anyDocument.filter(({ organization_id }) => organization_id !== null);

const parameters = fc.constantFrom({}, { overtime_employee_confirmation: '1' });

/** The columns the database narrows by; a stored document always has a status. */
const columnsOf = ({
  object_id,
  status_id,
  employee_id,
  manager_id,
  organization_id,
  create_date,
  replaced,
}: DocumentFacts) => ({
  object_id,
  status_id: statusOf(status_id),
  employee_id,
  manager_id,
  organization_id,
  replaced: replaced === true,
  // What is being made is the newest.
  create_date: create_date ? new Date(create_date).toISOString() : '2099-01-01T00:00:00.000Z',
});

test('everything that waits for a person passes their filter', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.constant([...STEPS]), anyDictionary),
      anyActor,
      storedDocument,
      parameters,
      (dictionary, actor, doc, values) => {
        fc.pre(isAwaiting({ steps: dictionary, actor, doc, parameters: values }));
        expect(
          matches(awaitingFilter({ steps: dictionary, actor, parameters: [values] }), columnsOf(doc)),
        ).toBe(true);
      },
    ),
    { numRuns: triesOf(1_000) },
  );
});

test('and nothing else does: what the database counts is what is shown', () => {
  fc.assert(
    fc.property(anyDictionary, anyActor, storedDocument, parameters, (steps, actor, doc, values) => {
      const filter = awaitingFilter({ steps, actor, parameters: [values] });
      expect(matches(filter, columnsOf(doc))).toBe(isAwaiting({ steps, actor, doc, parameters: values }));
    }),
    { numRuns: triesOf(2_000) },
  );
});

test('the filter names only columns every document has', () => {
  fc.assert(
    fc.property(anyActor, (actor) => {
      const allowed = ['object_id', 'status_id', 'employee_id', 'manager_id', 'organization_id', 'replaced'];
      for (const field of fieldsOf(awaitingFilter({ steps: STEPS, actor, parameters: [{}] })))
        expect(allowed).toContain(field);
    }),
  );
});

test('nothing waits for somebody without a role', () => {
  expect(awaitingFilter({ steps: STEPS, actor: actorOf(1, []), parameters: [{}] })).toEqual({ or: [] });
});
