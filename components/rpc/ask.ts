import type { MethodName } from '../../lib/contract/contract.ts';
import type { AnyRow, ViewQuery } from './rows.ts';

/** A list and what it is asked for. */
export interface Ask {
  readonly object: string;
  readonly query: ViewQuery;
}

/** Another call whose answer is kept in the cache under a name of its own. */
export interface KeptCall {
  readonly key: readonly unknown[];
  readonly method: MethodName;
  readonly params: unknown;
  /** What the cache holds, where that is not the answer as it came. */
  readonly kept?: (answer: unknown) => unknown;
}

/** Asks before a page is drawn, so that the answers come with it. */
export interface AskFirst {
  /** The rows of a list, none where it was refused. */
  readonly rows: <Row extends AnyRow>(ask: Ask) => Promise<readonly Row[]>;
  readonly call: (call: KeptCall) => Promise<void>;
}

/** An answer a page comes with: its name in the cache, and what came. */
export type FirstAnswer = readonly [key: readonly unknown[], data: unknown];

/** What a page comes with, and when it was read, ms since 1970. */
export interface FirstAnswers {
  readonly at: number;
  readonly answers: readonly FirstAnswer[];
}

export const NO_ANSWERS: FirstAnswers = { at: 0, answers: [] };
