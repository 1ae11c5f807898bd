import { RpcError } from '../../rpc/rpc-error.ts';
import { bearer } from '../../rpc/token.ts';
import { headers, unwrapped } from '../../rpc/transport.ts';

/** Sends a new photo of the person, or takes theirs away. Throws `RpcError`. */
export const sendPhoto = async (file: File | null): Promise<void> => {
  const carried = await headers({ bearer: await bearer() });
  const body = new FormData();
  if (file) body.set('file', file);
  unwrapped(
    await fetch(
      '/api/photo',
      file ? { method: 'POST', headers: carried, body } : { method: 'DELETE', headers: carried },
    )
      .then((answer) => answer.json())
      .catch(() => {
        throw new RpcError(undefined);
      }),
  );
};
