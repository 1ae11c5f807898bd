import type { Context } from 'hono';
import { networkOf } from '../../lib/identity/network.ts';
import { holderOf, servedFeed } from '../calendar/feed/served-feed.ts';
import { countCall } from '../call/call-rate.ts';
import { refusalOf } from '../call/refusal-of.ts';
import { requestId } from '../call/request-id.ts';
import { readConfig } from '../config.ts';
import { nowhere, refusalAnswer } from './answer.ts';
import { addressOfCall } from './context.ts';

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
