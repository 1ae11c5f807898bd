import { bearer } from '../../rpc/token.ts';
import { headers, reach, unwrapped } from '../../rpc/transport.ts';

/** Sends a new photo of the person, or removes the present one. Throws `RpcError`. */
export const sendPhoto = async (file: File | null): Promise<void> => {
  const carried = await headers({ bearer: await bearer() });
  const body = new FormData();
  if (file) body.set('file', file);
  const init = file ? { method: 'POST', body } : { method: 'DELETE' };
  unwrapped(
    await reach(async (signal) => (await fetch('/api/photo', { ...init, headers: carried, signal })).json()),
  );
};
