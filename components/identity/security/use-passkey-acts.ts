'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { call } from '../../rpc/client.ts';
import { type CreationOptions, makePasskey, usePasskeyErrorText } from '../../rpc/passkey.ts';
import { reread } from '../../rpc/reread.ts';
import { notify } from '../../ui/notify.ts';

/** What a person does with their passkeys; what stands against a new name is answered. */
export const usePasskeyActs = () => {
  const t = useTranslations('passkeys');
  const client = useQueryClient();
  const errorText = usePasskeyErrorText();

  const act = async (work: () => Promise<unknown>): Promise<string | undefined> => {
    try {
      await work();
      await reread(client, 'passkey');
      return undefined;
    } catch (caught) {
      return errorText(caught);
    }
  };

  return {
    add: (name: string) =>
      act(async () => {
        const { challenge, options } = await call<{ challenge: string; options: CreationOptions }>(
          'user.auth',
          {
            action: 'passkeyOptions',
          },
        );
        const response = await makePasskey(options);
        await call('user.auth', { action: 'passkeySave', challenge, response, name });
        notify.success(t('added', { name }));
      }),
    rename: (id: number, name: string) => act(() => call('user.auth', { action: 'passkeyRename', id, name })),
    remove: async (id: number, name: string) => {
      try {
        await call('user.auth', { action: 'passkeyRemove', id });
        notify.success(t('removed', { name }));
      } catch (caught) {
        notify.error(errorText(caught));
      }
      await reread(client, 'passkey');
    },
  };
};
