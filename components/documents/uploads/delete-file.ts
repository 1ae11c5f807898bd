import { bearer } from '../../rpc/token.ts';
import { headers, reach, unwrapped } from '../../rpc/transport.ts';

/** Takes a file off its document; the name and the content must both be the one meant. */
export const deleteFile = async ({ id, hash }: { id: number; hash: string }): Promise<void> => {
  const address = `/api/object_files?${new URLSearchParams({ id: String(id), hash })}`;
  const carried = await headers({ bearer: await bearer() });
  unwrapped(
    await reach(async (signal) =>
      (await fetch(address, { method: 'DELETE', headers: carried, signal })).json(),
    ),
  );
};
