import type { MarksOf } from '../documents/said-marks.ts';
import { sayOffSchedule } from './vacation/leaves-hold.ts';
import { sayNoLeave } from './vacation-schedule/made-leave.ts';

/** What families say of their documents beside what their columns say. */
export const marksOfFamilies: MarksOf = { vacation: sayOffSchedule, vacation_schedule: sayNoLeave };
