import type { RpcErrorBody, RpcFieldError } from '../../../components/rpc/rpc-error.ts';
import type { MethodName } from '../../../lib/contract/contract.ts';
import { ERRORS, type Reason } from '../../../lib/kernel/errors.data.ts';
import { uploadsTo } from './upload.ts';
import { wordsIn } from './words.ts';

/** What a call of a method is answered with; a thrown `Refusal` is its error. */
export type Answer = (params: Params) => unknown;
export type Params = Readonly<Record<string, unknown>>;
/** Calls of the contract, and what goes by other ways: a file that comes or goes, an address beside the calls. */
type Method = MethodName | 'file.upload' | 'file.delete' | `/api/${string}`;
export type Answers = Partial<Record<Method, Answer>>;

/** A call as it left the page. */
export interface Sent {
  readonly method: string;
  readonly params: Params;
  readonly key: string | undefined;
}

/** What the server refuses with, in the sentences of its reason. */
export class Refusal extends Error {
  readonly body: RpcErrorBody;
  constructor(
    reason: Reason,
    fields: readonly RpcFieldError[] = [],
    values?: Readonly<Record<string, string | number | object>>,
  ) {
    super(reason);
    const [message = '', message_eng = ''] = (['ru', 'en'] as const).map((locale) =>
      wordsIn(locale)(`errors.${reason}`),
    );
    this.body = {
      code: ERRORS[reason].code,
      message,
      message_eng,
      data: { reason, fields, ...(values && { values }) },
    };
  }
}

/** The network's own failure: no answer comes back. */
export class Lost extends TypeError {}

/** The server as a function: answers each call by its method, and remembers what was sent. */
export interface Transport {
  readonly sent: Sent[];
  /** Calls of a method, the parts of a batch among them. */
  readonly callsOf: (method: Method) => readonly Params[];
  /** What nothing answers: a test that ends with one fails. */
  readonly unanswered: string[];
  answers: Answers;
  readonly fetch: typeof globalThis.fetch;
  readonly XMLHttpRequest: ReturnType<typeof uploadsTo>;
}

export const transportOf = (answers: Answers): Transport => {
  const sent: Sent[] = [];
  const unanswered: string[] = [];
  const transport: Transport = {
    sent,
    unanswered,
    answers,
    callsOf: (method) => sent.flatMap((call) => (call.method === method ? [call.params] : [])),
    fetch: async (address, init) => {
      const { pathname, searchParams } = new URL(String(address), window.location.href);
      if (pathname === '/api/object_files')
        return Response.json(await answered('file.delete', Object.fromEntries(searchParams), undefined));
      const beside = addressed(pathname);
      if (beside) {
        const params = init?.body instanceof FormData ? Object.fromEntries(init.body.entries()) : {};
        sent.push({ method: beside, params, key: undefined });
        const answer = await transport.answers[beside]?.(params);
        if (init?.signal?.aborted) throw init.signal.reason;
        return answer instanceof Response ? answer : Response.json(answer);
      }
      const body = JSON.parse(String(init?.body ?? '{}')) as {
        id?: number;
        method?: string;
        params?: Params;
      };
      if (body.method === undefined) throw new Lost(`${String(address)} is not answered by a test`);
      const key = new Headers(init?.headers).get('idempotency-key') ?? undefined;
      const answer = await givenUpBy(init?.signal, answered(body.method, body.params ?? {}, key));
      if (init?.signal?.aborted) throw init.signal.reason;
      return Response.json({ jsonrpc: '2.0', id: body.id, ...answer });
    },
    XMLHttpRequest: uploadsTo((method, params) => answered(method, params, undefined)),
  };
  /** A call that is given up is not waited for. */
  const givenUpBy = <Value>(signal: AbortSignal | null | undefined, answer: Promise<Value>): Promise<Value> =>
    Promise.race([
      answer,
      new Promise<never>((_, reject) =>
        signal?.addEventListener('abort', () => reject(signal.reason as Error)),
      ),
    ]);
  const addressed = (pathname: string) =>
    Object.keys(transport.answers).find(
      (key): key is `/api/${string}` => key.startsWith('/api/') && pathname.startsWith(key),
    );
  const answered = async (method: string, params: Params, key: string | undefined): Promise<object> => {
    sent.push({ method, params, key });
    if (method === 'batch') {
      const calls = params.calls as readonly { batchId: string; method: string; params: Params }[];
      const data = [];
      const own = transport.answers.batch?.(params);
      if (own !== undefined) return { result: await own };
      for (const each of calls)
        data.push({ batchId: each.batchId, ...(await answered(each.method, each.params, key)) });
      return { result: { data } };
    }
    const answer = transport.answers[method as Method];
    if (!answer) {
      unanswered.push(`${method} ${JSON.stringify(params)}`);
      return { error: new Refusal('unknown_method').body };
    }
    try {
      return { result: (await answer(params)) ?? { data: [] } };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return { error: error.body };
    }
  };
  return transport;
};
