import { describe, expect, test } from 'vitest';
import { stepNamed } from '../../../lib/documents/effects.ts';
import type { Step } from '../../../lib/workflow/step.ts';
import { STEPS, stepOf } from '../workflow/company.ts';

const AGREE = { business_role: 'manager', status_id: 'prepared', next_status_id: 'agreed' } as const;
const agree = stepOf('vacation', 'manager', 'prepared', 'agreed');
const vacations = STEPS.filter((step) => step.object_id === 'vacation');

describe('a step that an effect names', () => {
  test('is the one of its role, from and to the statuses it says', () => {
    expect(stepNamed(vacations, AGREE, 1)).toBe(agree);
    expect(stepNamed(vacations, { business_role: 'employee', status_id: 'draft' }, 1)).toMatchObject({
      next_status_id: 'prepared',
    });
  });

  test('is the organization’s own before that of all, and never another’s', () => {
    const own: Step = { ...agree, id: 900, organization_id: 1 };
    expect(stepNamed([...vacations, own], AGREE, 1)).toBe(own);
    expect(stepNamed([...vacations, own], AGREE, 2)).toBe(agree);
    expect(stepNamed([own], AGREE, 2)).toBeUndefined();
  });

  test('is never a rejection nor one that is switched off', () => {
    expect(stepNamed([{ ...agree, disabled: true }], AGREE, 1)).toBeUndefined();
    expect(stepNamed([{ ...agree, reject: true }], AGREE, 1)).toBeUndefined();
    expect(
      stepNamed(vacations, { business_role: 'manager', status_id: 'prepared', next_status_id: 'draft' }, 1),
    ).toBeUndefined();
  });
});
