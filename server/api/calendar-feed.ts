import type { Context } from 'hono';
import { z } from 'zod';
import { readCalendarFile } from '../../lib/calendar/file/read-calendar-file.ts';
import { networkOf } from '../../lib/identity/network.ts';
import { recordRefusal } from '../audit/refused.ts';
import { holderOf, servedFeed } from '../calendar/feed/served-feed.ts';
import { mustKeepCalendar } from '../calendar/keeper.ts';
import { refusal } from '../call/call-error.ts';
import { countCall } from '../call/call-rate.ts';
import { fieldBody } from '../call/error-body.ts';
import { refusalOf } from '../call/refusal-of.ts';
import { requestId } from '../call/request-id.ts';
import { ownWords } from '../client/own-words.ts';
import { readConfig } from '../config.ts';
import { nowhere, refusalAnswer, refusedCall, resultAnswer } from './answer.ts';
import { addressOfCall } from './context.ts';
import { receivedTable } from './received-table.ts';
import { signedIn, type Visit } from './signed-in.ts';

/** A calendar program asks a few times a day; one that is lost asks no more than this. */
const READINGS_A_MINUTE = 10;

const FILE = /^(.{1,100})\.ics$/;

/**
 * GET /calendar/{token}.ics: the days that the holder of the address may see now. The secret is all that is asked for: no
 * bearer and no cookie are read. It stands in no log: what fails is named by the route. Whatever opens nothing answers
 * alike.
 */
export const calendarFeed = async (c: Context): Promise<Response> => {
  const id = requestId();
  try {
    const network = networkOf(addressOfCall(c));
    countCall(`address:${network}`, readConfig().CALLS_PER_ADDRESS);
    const holder = await holderOf(FILE.exec(c.req.param('feed') ?? '')?.[1] ?? '');
    if (!holder) return nowhere(c);
    countCall(`feed:${holder.feed_id}:${network}`, READINGS_A_MINUTE);
    return c.body(await servedFeed(holder, new Date().toISOString()), 200, {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'inline; filename="calendar.ics"',
    });
  } catch (error) {
    return refusalAnswer(c, refusalOf(error, 'calendar.feed', id), id);
  }
};

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
