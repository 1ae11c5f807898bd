import type { CalendarDays } from '../../../../lib/rpc/calendar.ts';
import { previewDays } from '../../../calendar/preview-days.ts';
import { saveDays } from '../../../calendar/save-days.ts';
import type { SignedIn, Writing } from '../../../call/context.ts';

export const calendarPreview = async (input: CalendarDays, { actor }: SignedIn) => ({
  data: await previewDays(actor, input),
});

export const calendarSave = async (input: CalendarDays, { tx, actor }: Writing) => ({
  data: await saveDays(tx, actor, input),
});
