import { z } from 'zod';
import { calendarDaysInput, calendarPreview, calendarSaved } from '../calendar.ts';
import type { Method } from './method.ts';

/** The production calendar by days; its periods are rows of the object `calendar`. */
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
} as const satisfies Record<string, Method>;
