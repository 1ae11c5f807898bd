import { AsyncLocalStorage } from 'node:async_hooks';
import type { ServerResponse } from 'node:http';
import { type AnswerRoom, answerRoom } from '../call/answer-room.ts';
import { countCall } from '../call/call-rate.ts';
import type { CallContext } from '../call/context.ts';
import { requestId } from '../call/request-id.ts';
import { readConfig } from '../config.ts';
import { dispatch } from '../rpc/dispatch.ts';
import { outcomeText } from '../rpc/outcome.ts';
import type { PageDoor } from './page-door.ts';
import { untilSent } from './until-sent.ts';

/** A page on its way: all that is asked for it is one answer, which ends when the page has been handed over. */
interface Page {
  readonly response: ServerResponse;
  room?: AnswerRoom;
}

const pages = new AsyncLocalStorage<Page>();

/** Draws a page: what it asks meanwhile is asked for it. */
export const drawing = <T>(response: ServerResponse, draw: () => T): T => pages.run({ response }, draw);

const roomOf = (caller: string): AnswerRoom => {
  const page = pages.getStore();
  const room = page?.room ?? answerRoom(caller, untilSent(page?.response));
  if (page) page.room = room;
  return room;
};

/** A call that a page makes while it is drawn: the same door, the same rights and limits as over the wire. */
export const callOfPage: PageDoor = async (actor, method, params) => {
  const caller = `user:${actor.user_id}`;
  const context: CallContext = {
    requestId: requestId(),
    locale: actor.locale,
    client: actor.client_code,
    address: 'page',
    userAgent: '',
    fingerprint: '',
    idempotencyKey: undefined,
    actor,
    cookieSession: null,
    browserMark: undefined,
    caller,
    answer: roomOf(caller),
    countCall: () => countCall(caller, readConfig().CALLS_PER_PERSON),
    setCookie: () => {},
    fromOwnPage: false,
  };
  return JSON.parse(`{${outcomeText(await dispatch(method, params, context))}}`);
};
