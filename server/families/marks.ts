import type { MarksOf } from '../documents/said-marks.ts';
import { sayOffSchedule } from './vacation/off-schedule.ts';

/** What families say of their documents beside what their columns say. */
export const marksOfFamilies: MarksOf = { vacation: sayOffSchedule };
