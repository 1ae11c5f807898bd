import { expect, test } from 'vitest';
import {
  offeredCompensations,
  showsPlan,
  showsShifts,
} from '../../../lib/documents/families/overtime/shown.ts';

test.each([
  ['0', 'money', ['money']],
  ['0', null, ['money']],
  ['', 'money', ['money']],
  ['1', 'money', ['money', 'dayoff']],
  // A document that has a day off keeps it (AMB-119).
  ['0', 'dayoff', ['money', 'dayoff']],
])(
  'PARAM-52: with overtime_dayoff "%s" and %s there is a choice of %o',
  (overtime_dayoff, chosen, offered) => {
    expect(offeredCompensations({ overtime_dayoff }, chosen)).toEqual(offered);
  },
);

test.each([
  ['0', '', false],
  ['1', '', true],
  ['0', 'Я2', true],
])(
  'PARAM-51: with overtime_shift_block_visible "%s" and the shift "%s" shifts are shown: %s',
  (flag, code, shown) => {
    expect(showsShifts({ overtime_shift_block_visible: flag }, code)).toBe(shown);
  },
);

test.each([
  ['0', false],
  ['1', true],
])(
  'PARAM-54: with planning_time_visible "%s" hours of the plan are shown: %s',
  (planning_time_visible, shown) => {
    expect(showsPlan({ planning_time_visible })).toBe(shown);
    expect(showsPlan({})).toBe(false);
  },
);
