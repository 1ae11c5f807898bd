import { bearer } from '../rpc/token.ts';
import { headers, reach, unwrapped } from '../rpc/transport.ts';

/** A file beside what is said of it. */
interface SentFile {
  readonly address: string;
  readonly file: File;
  /** What is `undefined` is not sent. */
  readonly fields: Readonly<Record<string, string | undefined>>;
}

/** Sends a file and reads what comes back, all of it under one signal. Throws `RpcError`. */
export const postFile = async <Answer>(
  { address, file, fields }: SentFile,
  read: (answer: Response) => Promise<Answer>,
  outer?: AbortSignal,
): Promise<Answer> => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) body.set(name, value);
  // Last: what is said of a file is judged before it is taken in.
  body.set('file', file);
  const carried = await headers({ bearer: await bearer() });
  return reach(
    async (signal) => read(await fetch(address, { method: 'POST', body, headers: carried, signal })),
    { outer },
  );
};

/** The result of an answer that is one envelope. Throws `RpcError`. */
export const enveloped = async <Result>(answer: Response): Promise<Result> =>
  unwrapped<Result>(await answer.json());
