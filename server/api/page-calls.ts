import { readConfig } from '../config.ts';
import { answerRoom } from '../rpc/answer-room.ts';
import { countCall } from '../rpc/call-rate.ts';
import type { CallContext } from '../rpc/context.ts';
import { dispatch } from '../rpc/dispatch.ts';
import { outcomeText } from '../rpc/outcome.ts';
import { requestId } from './context.ts';
import type { PageDoor } from './page-door.ts';

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
    answer: answerRoom(caller, (leave) => void setImmediate(leave)),
    countCall: () => countCall(caller, readConfig().CALLS_PER_PERSON),
    setCookie: () => {},
    fromOwnPage: false,
  };
  return JSON.parse(`{${outcomeText(await dispatch(method, params, context))}}`);
};
