import type {
  ScheduleInput,
  SchedulePeriodInput,
  ScheduleRemindInput,
  ScheduleSaveInput,
  ScheduleSendInput,
} from '../../../lib/documents/families/vacation-schedule/rpc.ts';
import type { SignedIn, Writing } from '../../call/context.ts';
import { approveSchedule } from './approve.ts';
import { movePeriod } from './move-period.ts';
import { remindOfPlans } from './remind.ts';
import { saveSchedule } from './save-schedule.ts';
import { sendSchedule } from './send.ts';
import { showYear } from './show-year.ts';

/** What the calls of the vacation schedule lead to. */
export const handlers = {
  'schedule.year': (input: ScheduleInput, { actor, answer }: SignedIn) =>
    answer.large(() => showYear(actor, input)),
  'schedule.save': (input: ScheduleSaveInput, { tx, actor }: Writing) => saveSchedule(tx, actor, input),
  'schedule.send': (input: ScheduleSendInput, { tx, actor }: Writing) => sendSchedule(tx, actor, input),
  'schedule.approve': (input: ScheduleInput, { tx, actor }: Writing) => approveSchedule(tx, actor, input),
  'schedule.remind': (input: ScheduleRemindInput, { tx, actor }: Writing) => remindOfPlans(tx, actor, input),
  'schedule.period': (input: SchedulePeriodInput, { tx, actor }: Writing) => movePeriod(tx, actor, input),
};
