import type { AwaitedFamily } from '../../identity.ts';

const EVERYBODY = { accountant: true, reviewer: true };
const PERIOD = { start: 'start_date', end: 'end_date', days: 'days' };
const LEAVE = { ...PERIOD, closes: { exceptions: 'vacation_offschedule_except_codes' } } as const;

/** Families that are still to be built: their addresses are kept, and the rules of all families know of them. */
export const AWAITED_FAMILIES: readonly AwaitedFamily[] = [
  {
    object_id: 'vacation_schedule',
    awaited: true,
    routes: { form: 'uvacation', list: 'uvacations' },
    group: 'time',
    readers: EVERYBODY,
    dates: LEAVE,
    absence: 'leave',
    law: { kind: 'schedule' },
    under: 'vacation',
  },
];
