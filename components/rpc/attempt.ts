import { RpcError } from './rpc-error.ts';

/** One sending of a change. */
export interface Attempt<Params> {
  readonly params: Params;
  readonly idempotencyKey: string;
  /** Gives it up, before it set out or on its way. */
  readonly control: AbortController;
  /** The server has said what became of it. */
  answered: boolean;
}

/** Whether the variables of a mutation are an attempt. */
export const isAttempt = (variables: unknown): variables is Attempt<unknown> =>
  (variables as Partial<Attempt<unknown>> | undefined)?.control instanceof AbortController;

/** Gives an attempt up. */
export const giveUp = ({ control }: Attempt<unknown>): void =>
  control.abort(new RpcError(undefined, 'cancelled'));

/** Fails when the attempt is given up; `after` hears of it first. */
export const cancelled = (
  { control: { signal } }: Attempt<unknown>,
  after: (failure: Error) => void,
): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => {
      after(signal.reason);
      reject(signal.reason);
    });
  });
