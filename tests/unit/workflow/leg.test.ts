import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { legOf } from '../../../lib/workflow/leg.ts';
import type { Step } from '../../../lib/workflow/step.ts';
import { anyDictionary, STEPS } from './company.ts';

const LEGS = STEPS.filter(({ object_id }) => object_id === 'request');
const leg = (
  status_id: string,
  move: { role: string; to: string; reject?: true },
  steps: readonly Step[] = LEGS,
  organization_id: number | null = 2,
) =>
  legOf(
    steps,
    { status_id, organization_id },
    { business_role: move.role, status_id: move.to, reject: move.reject ? '1' : '0' },
  );
const shown = (step: Step | undefined) =>
  step && `${step.business_role} ${step.status_id} ${step.next_status_id}`;

const legs = (lines: readonly string[], more: Partial<Step> = {}): Step[] =>
  lines.map((line, index) => {
    const [business_role, status_id, next_status_id] = line.split(' ');
    return {
      ...LEGS[0],
      ...more,
      id: index + 1,
      business_role,
      status_id,
      next_status_id,
      detail: { leg: '1' },
    } as Step;
  });

describe('the leg of a linked request (AMB-154)', () => {
  test('an employee who sends takes the request from empty to prepared (EX-220)', () => {
    const dictionary = legs(['employee empty prepared', 'employee draft prepared']);
    expect(shown(leg('empty', { role: 'employee', to: 'prepared' }, dictionary))).toBe(
      'employee empty prepared',
    );
    expect(shown(leg('', { role: 'employee', to: 'prepared' }, dictionary))).toBe('employee empty prepared');
  });

  test('a request already on its way follows from draft to prepared', () => {
    expect(shown(leg('draft', { role: 'employee', to: 'prepared' }))).toBe('employee draft prepared');
  });

  test('a manager’s signature takes it from prepared to agreed (EX-221)', () => {
    expect(shown(leg('prepared', { role: 'manager', to: 'agreed' }))).toBe('manager prepared agreed');
  });

  test('a dictionary without the leg has none (EX-221)', () => {
    const without = LEGS.filter((step) => step.business_role !== 'manager');
    expect(leg('prepared', { role: 'manager', to: 'agreed' }, without)).toBeUndefined();
  });

  test('is of the same role, of nobody else', () => {
    const dictionary = legs(['hr prepared agreed', 'manager prepared agreed']);
    expect(leg('prepared', { role: 'manager', to: 'agreed' }, dictionary)?.id).toBe(2);
    expect(leg('prepared', { role: 'reviewer', to: 'agreed' }, dictionary)).toBeUndefined();
  });

  test('leads where the document went, else is the lowest', () => {
    const dictionary = legs([
      'manager prepared accepted',
      'manager prepared agreed',
      'manager prepared closed',
    ]);
    expect(leg('prepared', { role: 'manager', to: 'closed' }, dictionary)?.id).toBe(3);
    expect(leg('prepared', { role: 'manager', to: 'processed' }, dictionary)?.id).toBe(1);
    expect(leg('prepared', { role: 'manager', to: 'processed' }, dictionary.toReversed())?.id).toBe(1);
  });

  test('goes back only when the document does, and onward only when it goes onward', () => {
    expect(shown(leg('prepared', { role: 'manager', to: 'declined', reject: true }))).toBe(
      'manager prepared declined',
    );
    const onward = legs(['manager prepared agreed']);
    expect(leg('prepared', { role: 'manager', to: 'declined', reject: true }, onward)).toBeUndefined();
    const back = legs(['manager prepared declined'], { reject: true });
    expect(leg('prepared', { role: 'manager', to: 'agreed' }, back)).toBeUndefined();
  });

  test('is no ordinary step of a request, none that is switched off, none of another organization', () => {
    const [step] = legs(['manager prepared agreed']) as [Step];
    const move = { role: 'manager', to: 'agreed' };
    expect(leg('prepared', move, [step])).toBe(step);
    expect(leg('prepared', move, [{ ...step, detail: {} }])).toBeUndefined();
    expect(leg('prepared', move, [{ ...step, detail: { leg: '0' } }])).toBeUndefined();
    const begins = { ...step, status_id: 'empty', detail: {} };
    expect(leg('empty', move, [begins])).toBe(begins);
    expect(leg('prepared', move, [{ ...step, disabled: true }])).toBeUndefined();
    expect(leg('prepared', move, [{ ...step, organization_id: 1 }])).toBeUndefined();
    expect(leg('prepared', move, [{ ...step, organization_id: 2 }])?.id).toBe(1);
    expect(leg('agreed', move, [step])).toBeUndefined();
  });

  test('whatever somebody made of the dictionary, a leg is enabled, marked, of the role and the status', () => {
    fc.assert(
      fc.property(
        anyDictionary,
        fc.constantFrom(...LEGS),
        fc.constantFrom(1, 2, null),
        (steps, taken, organization_id) => {
          const requests = steps.filter((step) => step.object_id === 'request');
          const found = legOf(
            requests,
            { status_id: taken.status_id, organization_id },
            {
              business_role: taken.business_role,
              status_id: taken.next_status_id,
              reject: taken.reject ? '1' : '0',
            },
          );
          const fitting = requests.filter(
            (step) =>
              (step.detail.leg === '1' || taken.status_id === 'empty') &&
              !step.disabled &&
              step.business_role === taken.business_role &&
              step.status_id === taken.status_id &&
              step.reject === taken.reject &&
              (step.organization_id === null || step.organization_id === organization_id),
          );
          if (fitting.length === 0) expect(found).toBeUndefined();
          else expect(fitting).toContain(found);
        },
      ),
    );
  });
});
