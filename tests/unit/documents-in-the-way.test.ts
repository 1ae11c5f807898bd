import { expect, test } from 'vitest';
import { standsInTheWay, wayOutOf } from '../../lib/documents/in-the-way.ts';

const WITHDRAW = { next_status_id: 'draft', business_role: 'employee', reject: '1' } as const;
const DECLINE = { next_status_id: 'declined', business_role: 'hr', reject: '1' } as const;
const SEND = { next_status_id: 'prepared', business_role: 'employee', reject: '0' } as const;

test('what was sent is taken back by the step of its way, even where it may be deleted', () => {
  expect(wayOutOf({ status_id: 'prepared', steps: [DECLINE, WITHDRAW], can_delete: '1' })).toEqual({
    act: 'withdraw',
    step: WITHDRAW,
  });
});

test('a draft is deleted, what was decided is annulled, and the rest is asked of hr', () => {
  expect(wayOutOf({ status_id: 'draft', steps: [SEND], can_delete: '1' })).toEqual({ act: 'delete' });
  expect(wayOutOf({ status_id: 'approved', steps: [], can_delete: '1' })).toEqual({ act: 'annul' });
  expect(wayOutOf({ status_id: 'approved', steps: [], can_delete: '0' })).toEqual({ act: 'ask' });
  expect(wayOutOf({ status_id: 'agreed', steps: [DECLINE], can_delete: '0' })).toEqual({ act: 'ask' });
});

test('a plan with other days at home stands in the way of nothing, its draft asks for the days', () => {
  expect(standsInTheWay({ id: 1, status_id: 'agreed' }, [{ id: 2 }])).toBe(false);
  expect(standsInTheWay({ id: 1, status_id: 'agreed' }, [{ id: 1 }])).toBe(true);
  expect(standsInTheWay({ id: 1, status_id: 'draft' }, [])).toBe(true);
});
