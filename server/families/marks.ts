import type { MarksOf } from '../documents/said-marks.ts';
import { offSchedule } from './vacation/leaves-hold.ts';
import { noLeave } from './vacation-schedule/made-leave.ts';

/** What families say of their documents beside what their columns say. */
export const marksOfFamilies: MarksOf = { vacation: offSchedule, vacation_schedule: noLeave };
