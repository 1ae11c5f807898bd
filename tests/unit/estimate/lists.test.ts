import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ASSESSMENT_LISTS,
  type AssessmentList,
  membersOf,
} from '../../../lib/documents/families/estimate/lists.ts';
import { matches } from '../../../lib/filter/matches.ts';

interface Form {
  readonly employee_id: number;
  readonly manager_id: number | null;
  readonly type: string;
  readonly period_status: string;
}

const form = (employee_id: number, manager_id: number | null, type: string, period_status: string): Form => ({
  employee_id,
  manager_id,
  type,
  period_status,
});

/** Forms of the specification's examples, F1 to F10. */
const FORMS: readonly Form[] = [
  form(10, 20, '1', '1'),
  form(11, 10, '1', '1'),
  form(12, 10, '3', '1'),
  form(13, 10, '2', '2'),
  form(14, 20, '1', '1'),
  form(15, 20, '3', '0'),
  form(16, 20, '2', '2'),
  form(10, 10, '1', '1'),
  form(17, 10, '3', '2'),
  form(18, 10, '2', '0'),
];

const inList = (list: AssessmentList, viewer: number, each: Form): boolean =>
  matches(membersOf(list, viewer), { ...each });
const names = (list: AssessmentList): string[] =>
  FORMS.flatMap((each, index) => (inList(list, 10, each) ? [`F${index + 1}`] : []));

describe('EST-16 to EST-20: who is in which list of employee 10', () => {
  test.each([
    ['EX-141', 'own', ['F1', 'F8']],
    ['EX-142', 'agreement', ['F2', 'F10']],
    ['EX-143', 'approve', ['F5', 'F6']],
    ['EX-144', 'planning', ['F3', 'F9']],
    ['EX-145', 'all', ['F2', 'F3', 'F5', 'F6', 'F10']],
  ] as const)('%s: %s', (_id, list, expected) => {
    expect(names(list)).toEqual(expected);
  });

  test('a form without a manager waits for approval, and is nobody’s to agree', () => {
    const orphan = form(11, null, '1', '1');
    expect(ASSESSMENT_LISTS.filter((list) => inList(list, 10, orphan))).toEqual(['approve', 'all']);
  });
});

/** The five rules said in words, apart from filters. */
const MODEL: Readonly<Record<AssessmentList, (viewer: number, form: Form) => boolean>> = {
  own: (viewer, { employee_id }) => employee_id === viewer,
  agreement: (viewer, { employee_id, manager_id, type, period_status }) =>
    employee_id !== viewer && manager_id === viewer && period_status !== '2' && ['1', '2'].includes(type),
  approve: (viewer, { employee_id, manager_id, period_status }) =>
    employee_id !== viewer && manager_id !== viewer && period_status !== '2',
  planning: (viewer, { employee_id, manager_id, type }) =>
    employee_id !== viewer && manager_id === viewer && type === '3',
  all: (viewer, { employee_id, period_status }) => employee_id !== viewer && period_status !== '2',
};

test('the lists are those of the model, whoever looks at whatever form', () => {
  const people = fc.integer({ min: 1, max: 4 });
  const forms = fc.record({
    employee_id: people,
    manager_id: fc.option(people),
    type: fc.constantFrom('1', '2', '3'),
    period_status: fc.constantFrom('0', '1', '2'),
  });
  fc.assert(
    fc.property(people, forms, (viewer, each) => {
      for (const list of ASSESSMENT_LISTS)
        expect([list, inList(list, viewer, each)]).toEqual([list, MODEL[list](viewer, each)]);
    }),
  );
});
