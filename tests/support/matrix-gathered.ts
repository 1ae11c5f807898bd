import { NORTH } from './matrix-company.ts';
import { type Answer, type Call, type CallOptions, sendTo } from './matrix-http.ts';
import type { World } from './matrix-world.ts';

/** Calls in one array: fewer than a batch may hold, so that none waits long for its turn. */
const MOST = 25;

interface Waiting {
  readonly method: string;
  readonly params: unknown;
  readonly answered: (answer: Answer) => void;
  readonly failed: (error: unknown) => void;
}

/**
 * Calls of one portal; those a caller makes at the same moment go out as one array. The portal answers each as if it
 * had come alone (`tests/api/writes.test.ts`), and reads the caller once. Every answer has the status of the array:
 * that of a single call follows from its text.
 */
const gatheringCallerOf = (origin: string, client: string): Call => {
  const waiting = new Map<string, { readonly options: CallOptions; readonly calls: Waiting[] }>();
  const sendAll = async (key: string): Promise<void> => {
    const { options, calls } = waiting.get(key) ?? { options: {}, calls: [] };
    waiting.delete(key);
    for (let from = 0; from < calls.length; from += MOST)
      void sendSome(origin, client, options, calls.slice(from, from + MOST));
  };
  return (method, params, options = {}) =>
    new Promise((answered, failed) => {
      const key = JSON.stringify(options);
      const together = waiting.get(key) ?? { options, calls: [] };
      if (together.calls.length === 0) setImmediate(() => void sendAll(key));
      waiting.set(key, together);
      together.calls.push({ method, params, answered, failed });
    });
};

/** The same world with calls that go out together. */
export const gathering = (world: World): World => ({
  ...world,
  call: gatheringCallerOf(world.portal.origin, NORTH),
});

const sendSome = async (
  origin: string,
  client: string,
  options: CallOptions,
  calls: readonly Waiting[],
): Promise<void> => {
  try {
    const body = calls.map(({ method, params }, id) => ({ jsonrpc: '2.0', id, method, params }));
    const response = await sendTo(origin, client, body, options);
    const answers: unknown = JSON.parse(await response.text());
    if (!Array.isArray(answers) || answers.length !== calls.length)
      throw new Error(`${calls.length} calls were answered by ${JSON.stringify(answers).slice(0, 500)}`);
    for (const { id, ...answer } of answers as (Answer & { id: number })[])
      calls[id]?.answered({ ...answer, status: response.status, text: JSON.stringify(answer) });
  } catch (error) {
    for (const { failed } of calls) failed(error);
  }
};
