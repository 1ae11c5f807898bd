import type { scheduleMethods } from '../../../lib/documents/families/vacation-schedule/methods.ts';
import type { Handlers } from '../../call/handler.ts';
import { approveSchedule } from './approve.ts';
import { movePeriod } from './move-period.ts';
import { saveSchedule } from './save-schedule.ts';
import { remindOfPlans, sendSchedule } from './send.ts';
import { showYear } from './show-year.ts';

/** What the calls of the vacation schedule lead to. */
export const handlers = {
  'schedule.year': (input, { actor, answer }) => answer.large(() => showYear(actor, input)),
  'schedule.save': (input, { tx, actor }) => saveSchedule(tx, actor, input),
  'schedule.send': (input, { tx, actor }) => sendSchedule(tx, actor, input),
  'schedule.approve': (input, { tx, actor }) => approveSchedule(tx, actor, input),
  'schedule.remind': (input, { tx, actor }) => remindOfPlans(tx, actor, input),
  'schedule.period': (input, { tx, actor }) => movePeriod(tx, actor, input),
} satisfies Handlers<typeof scheduleMethods>;
