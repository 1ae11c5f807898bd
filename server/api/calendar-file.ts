import type { Context } from 'hono';
import { z } from 'zod';
import { readCalendarFile } from '../../lib/calendar/file/read-calendar-file.ts';
import { recordRefusal } from '../audit/refused.ts';
import { mustKeepCalendar } from '../calendar/keeper.ts';
import { refusal } from '../call/call-error.ts';
import { fieldBody } from '../call/error-body.ts';
import { refusalOf } from '../call/refusal-of.ts';
import { ownWords } from '../client/own-words.ts';
import { refusedCall, resultAnswer } from './answer.ts';
import { receivedTable } from './received-table.ts';
import { signedIn, type Visit } from './signed-in.ts';

const TRIED = 'calendar.read';
const form = z.strictObject({ year: z.coerce.number().int().min(1900).max(2200) });
/** Wrong cells in one answer, at most. */
const SHOWN = 100;

const readFileOfYear = async (c: Context, { actor, requestId }: Visit): Promise<Response> => {
  try {
    mustKeepCalendar(actor);
    const { fields, table } = await receivedTable(c, actor);
    const said = form.safeParse(fields);
    if (!said.success) throw refusal('invalid_params', { field: 'year' });
    const { days, shortened, wrong } = readCalendarFile(table.rows, said.data.year, table.from1904);
    const own = await ownWords(actor);
    const lines = wrong.slice(0, SHOWN).map(({ row, ...cell }) => ({ row, ...fieldBody(cell, own) }));
    return resultAnswer(c, { data: { days, shortened, refused: wrong.length, lines } });
  } catch (error) {
    const refused = refusalOf(error, TRIED, requestId);
    await recordRefusal(actor, { action: TRIED, object_id: 'calendar', request_id: requestId }, refused);
    return refusedCall(c, refused, requestId);
  }
};

/**
 * POST /calendar/read: a multipart form with `year` and `file`. Answers the days of that year as the file marks them, or
 * what is wrong with it by row and column; writes nothing: what is to change is saved by `calendar.save`.
 */
export const readCalendar = signedIn(readFileOfYear, { refused: refusedCall, takesFile: true });
