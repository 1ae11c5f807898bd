import { bearer } from '../rpc/token.ts';
import { headers, reach, unwrapped } from '../rpc/transport.ts';

/** Brings a file as the newest version of a template. Throws `RpcError`. */
export const sendVersion = async (
  template_id: number,
  file: File,
): Promise<{
  readonly version_id: number;
  readonly number: number;
  readonly problems: readonly unknown[];
}> => {
  const carried = await headers({ bearer: await bearer() });
  const body = new FormData();
  body.set('file', file);
  const { data } = unwrapped<{ data: { version_id: number; number: number; problems: unknown[] } }>(
    await reach(async (signal) =>
      (
        await fetch(`/api/templates/${template_id}/versions`, {
          method: 'POST',
          body,
          headers: carried,
          signal,
        })
      ).json(),
    ),
  );
  return data;
};
