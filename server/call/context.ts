import type { Actor, Locale } from '../../lib/access/actor.ts';
import type { Tx } from '../db/tx.ts';
import type { AnswerRoom } from './answer-room.ts';

/** What a method may know of the call besides its parameters. */
export interface CallContext {
  readonly requestId: string;
  readonly locale: Locale;
  /** Client code of the address, lower case; 'eg' when none was given. */
  readonly client: string;
  readonly address: string;
  readonly userAgent: string;
  readonly fingerprint: string;
  readonly idempotencyKey: string | undefined;
  /** The bearer's owner; null when there is none. */
  readonly actor: Actor | null;
  /** The session of the cookie, for the silent refresh only; null unless the call came from our own pages. */
  readonly cookieSession: number | null;
  /** The mark that identifies a browser from one sign-in to the next. */
  readonly browserMark: string | undefined;
  /** The key by which calls are counted and take turns: a person over all their devices, or an address. */
  readonly caller: string;
  /** Where the large parts of the answer are made. */
  readonly answer: AnswerRoom;
  /** Counts one more call of the caller. Refuses: calls_too_fast. */
  readonly countCall: () => void;
  /** Cookies to set with the answer. */
  readonly setCookie: (cookie: string) => void;
  /** The call came from a page of ours (Sec-Fetch-Site), so the browser's cookie is set and cleared with it. */
  readonly fromOwnPage: boolean;
}

export type SignedIn = CallContext & { readonly actor: Actor };

/** The answer of a method: a value, or JSON text that is passed through as it is. */
export class RawJson {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** A writing method also holds the transaction of its call. */
export type Writing<Prepared = unknown> = SignedIn & {
  readonly tx: Tx;
  /** What its preparation answered. */
  readonly prepared: Prepared;
};
