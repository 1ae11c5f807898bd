import { bearer } from '../../rpc/token.ts';
import { headers, reach, unwrapped } from '../../rpc/transport.ts';

/** Takes a file off its document; the name and the content must both be the one meant. `reason` is why a decided document loses it. */
export const deleteFile = async (
  { id, hash }: { id: number; hash: string },
  reason?: string,
): Promise<void> => {
  const named = new URLSearchParams({ id: String(id), hash });
  if (reason !== undefined) named.set('change_reason', reason);
  const address = `/api/object_files?${named}`;
  const carried = await headers({ bearer: await bearer() });
  unwrapped(
    await reach(async (signal) =>
      (await fetch(address, { method: 'DELETE', headers: carried, signal })).json(),
    ),
  );
};
