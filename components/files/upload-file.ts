import { RpcError } from '../rpc/rpc-error.ts';
import { bearer } from '../rpc/token.ts';
import { headers, reach, unwrapped } from '../rpc/transport.ts';

interface Upload {
  readonly object_id: string;
  readonly registrator_id: number;
  readonly file: File;
  /** Why it comes to a document that was decided. */
  readonly reason?: string | undefined;
  readonly onProgress: (percent: number) => void;
  /** Aborts the upload; its reason is the caller's error. A caller that passes it shows the way to give up. */
  readonly signal?: AbortSignal | undefined;
}

/** Sends a file to a document, telling how far it is; answers the id of the file. Rejects with `RpcError`, also when the connection breaks. */
export const uploadFile = async ({
  object_id,
  registrator_id,
  file,
  reason,
  onProgress,
  signal,
}: Upload): Promise<number> => {
  const body = new FormData();
  body.set('method', 'file.upload');
  body.set('object_id', object_id);
  body.set('registrator_id', String(registrator_id));
  body.set('original_name', file.name);
  if (reason !== undefined) body.set('change_reason', reason);
  body.set('file', file);
  const carried = await headers({ bearer: await bearer() });
  return reach((given) => sent(body, carried, onProgress, given), {
    outer: signal,
    isShown: signal !== undefined,
  });
};

const sent = (
  body: FormData,
  carried: Readonly<Record<string, string>>,
  onProgress: Upload['onProgress'],
  signal: AbortSignal,
): Promise<number> =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted();
    // fetch tells nothing about what has been sent so far.
    const request = new XMLHttpRequest();
    signal.addEventListener('abort', () => {
      request.abort();
      reject(signal.reason);
    });
    request.open('POST', '/api/rpc');
    for (const [name, value] of Object.entries(carried)) request.setRequestHeader(name, value);
    request.upload.addEventListener(
      'progress',
      (event) => event.lengthComputable && onProgress(Math.round((event.loaded / event.total) * 100)),
    );
    request.addEventListener('error', () => reject(new RpcError(undefined)));
    request.addEventListener('load', () => {
      try {
        const { data } = unwrapped(JSON.parse(request.responseText)) as { data: { id: number } };
        resolve(data.id);
      } catch (error) {
        reject(error);
      }
    });
    request.send(body);
  });
