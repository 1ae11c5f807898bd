import { z } from 'zod';
import { calendarDaysInput, calendarPreview, calendarSaved } from '../rpc/calendar.ts';
import { calendarFeeds, subscribed, subscribeInput } from '../rpc/calendar-feeds.ts';
import { type Method, secretive } from '../rpc/contract/method.ts';
import { byId, done, nothing } from '../rpc/shapes.ts';
import { teamCalendar, teamCalendarInput } from '../rpc/team-calendar.ts';

/** The production calendar by days, whose periods are rows of the object `calendar`; and the days people are away. */
export const calendarMethods = {
  'calendar.preview': {
    summary: 'How many documents on their way would count other days by another calendar. Writes nothing',
    input: calendarDaysInput,
    output: z.object({ data: calendarPreview }),
    errors: ['invalid_params', 'access_denied'],
  },
  'calendar.save': {
    summary:
      'Marks days of the production calendar, all or none; a day that is not marked as it was seen refuses',
    input: calendarDaysInput,
    output: z.object({ data: calendarSaved }),
    errors: ['invalid_params', 'access_denied', 'edited_by_another', 'idempotency_key_reused'],
    writes: true,
  },
  'calendar.team': {
    summary:
      'People the caller may see and the days they are away; the reason only of documents the caller may read',
    input: teamCalendarInput,
    output: z.object({ data: teamCalendar }),
    errors: ['invalid_params', 'access_denied'],
  },
  'calendar.feeds': {
    summary: "The caller's own open addresses for calendar programs",
    input: nothing,
    output: z.object({ data: calendarFeeds }),
    errors: [],
  },
  'calendar.subscribe': {
    summary: 'Opens an address by which a calendar program reads the days its holder may see; told once',
    input: subscribeInput,
    output: z.object({ data: subscribed }),
    errors: ['invalid_params', 'access_denied', 'proof_required', 'too_many_feeds'],
    ...secretive,
  },
  'calendar.unsubscribe': {
    summary: "Ends one of the caller's own addresses for calendar programs",
    input: byId,
    output: done,
    errors: ['invalid_params', 'access_denied', 'not_found', 'idempotency_key_reused'],
    writes: true,
  },
} as const satisfies Record<string, Method>;
