'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { call } from '../../rpc/client.ts';
import { useProfile } from '../../rpc/profile.ts';
import { reread } from '../../rpc/reread.ts';
import { useErrorText } from '../../rpc/use-error-text.ts';
import { useView } from '../../rpc/use-view.ts';
import { useSignOut } from '../../shell/sign-out.ts';
import { Button } from '../../ui/button.tsx';
import { useConfirm } from '../../ui/confirm.tsx';
import { notify } from '../../ui/notify.ts';
import { Panel, PanelFoot, PanelHead } from '../../ui/panel.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { type SessionRow, SessionsItem } from './sessions-item.tsx';

/** Where the person is signed in, and the ways to end that: one device, the others, all. */
export const SessionsSection = () => {
  const t = useTranslations('sessions');
  const { id } = useProfile();
  const { data, error, isPending } = useView<SessionRow>('session', {
    filter: `user_id = ${id}`,
    rowsPerPage: 'all',
  });
  const errorText = useErrorText();
  // The one here first, the others as the server has them: the latest before the rest.
  const rows = (data?.data ?? []).toSorted((a, b) => Number(b.current) - Number(a.current));
  const { busy, endOne, endOthers, endAll } = useEndings();
  return (
    <Panel aria-labelledby="sessions">
      <PanelHead id="sessions" title={t('title')} />
      {isPending && <SkeletonRows label={t('loading')} rows={2} />}
      {error && (
        <p role="alert" className="px-5 pb-5 text-error-ink">
          {errorText(error)}
        </p>
      )}
      <ul className="divide-y divide-line">
        {rows.map((row) => (
          <SessionsItem key={row.id} row={row} busy={busy === row.id} onEnd={() => void endOne(row)} />
        ))}
      </ul>
      <PanelFoot>
        {rows.length > 1 && (
          <Button busy={busy === 'others'} onClick={() => void endOthers()}>
            {t('end_others')}
          </Button>
        )}
        <Button
          variant={rows.length > 1 ? 'quiet' : 'outlined'}
          busy={busy === 'all'}
          onClick={() => void endAll()}
        >
          {t('end_all')}
        </Button>
      </PanelFoot>
    </Panel>
  );
};

/** What may be ended; `busy` names what is being ended now. Each asks first. */
const useEndings = () => {
  const t = useTranslations('sessions');
  const queries = useQueryClient();
  const confirm = useConfirm();
  const errorText = useErrorText();
  const signOut = useSignOut();
  const [busy, setBusy] = useState<number | 'others' | 'all'>();

  const during = async (what: number | 'others' | 'all', work: () => Promise<unknown>): Promise<void> => {
    setBusy(what);
    try {
      await work();
    } catch (error) {
      notify.error(errorText(error));
    } finally {
      setBusy(undefined);
      await reread(queries, 'session');
    }
  };
  const others = () => call<{ data: { ended: number } }>('user.auth', { action: 'endOtherSessions' });

  return {
    busy,
    endOne: async ({ id }: SessionRow): Promise<void> => {
      if (
        !(await confirm({ title: t('end_one_title'), text: t('end_text'), yes: t('end_one'), danger: true }))
      )
        return;
      await during(id, async () => {
        await call('table.del', { object: 'session', data: [{ id }] });
        notify.success(t('ended', { count: 1 }));
      });
    },
    endOthers: async (): Promise<void> => {
      if (
        !(await confirm({
          title: t('end_others_title'),
          text: t('end_text'),
          yes: t('end_others'),
          danger: true,
        }))
      )
        return;
      await during('others', async () => notify.success(t('ended', { count: (await others()).data.ended })));
    },
    endAll: async (): Promise<void> => {
      if (
        !(await confirm({
          title: t('end_all_title'),
          text: t('end_all_text'),
          yes: t('end_all'),
          danger: true,
        }))
      )
        return;
      await during('all', async () => {
        await others();
        await signOut();
      });
    },
  };
};
