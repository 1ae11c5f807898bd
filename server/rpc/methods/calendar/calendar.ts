import type { z } from 'zod';
import type { CalendarDays } from '../../../../lib/rpc/calendar.ts';
import type { subscribeInput } from '../../../../lib/rpc/calendar-feeds.ts';
import type { TeamCalendarInput } from '../../../../lib/rpc/team-calendar.ts';
import { ownFeeds, subscribe, unsubscribe } from '../../../calendar/feed/own-feeds.ts';
import { previewDays } from '../../../calendar/preview-days.ts';
import { saveDays } from '../../../calendar/save-days.ts';
import { readTeam } from '../../../calendar/team/read-team.ts';
import type { SignedIn, Writing } from '../../../call/context.ts';

export const calendarPreview = async (input: CalendarDays, { actor }: SignedIn) => ({
  data: await previewDays(actor, input),
});

export const calendarSave = async (input: CalendarDays, { tx, actor }: Writing) => ({
  data: await saveDays(tx, actor, input),
});

export const calendarTeam = async (input: TeamCalendarInput, { actor }: SignedIn) => ({
  data: await readTeam(actor, input),
});

export const calendarFeeds = async (_input: unknown, { actor }: SignedIn) => ({
  data: await ownFeeds(actor),
});

export const calendarSubscribe = async (
  { kind }: z.infer<typeof subscribeInput>,
  { tx, actor }: Writing,
) => ({ data: await subscribe(tx, actor, kind) });

export const calendarUnsubscribe = async ({ id }: { readonly id: number }, { tx, actor }: Writing) => ({
  data: await unsubscribe(tx, actor, id),
});
