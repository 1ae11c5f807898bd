'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { call } from '../../rpc/client.ts';
import { reread } from '../../rpc/reread.ts';
import { useErrorText } from '../../rpc/use-error-text.ts';
import { useView } from '../../rpc/use-view.ts';
import { Answered } from '../../shell/answered.tsx';
import { Button } from '../../ui/button.tsx';
import { useConfirm } from '../../ui/confirm.tsx';
import { notify } from '../../ui/notify.ts';
import { Panel, PanelBody, PanelFoot, PanelHead } from '../../ui/panel.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { type SessionRow, SessionsItem } from '../security/sessions-item.tsx';
import type { UserRow } from './user-row.ts';

/** The sessions of a user, and ending them. */
export const DevicesPanel = ({ row }: { row: UserRow }) => {
  const t = useTranslations('users.devices');
  const sessions = useTranslations('sessions');
  const view = useView<SessionRow>('session', { filter: `user_id = ${row.id}`, rowsPerPage: 'all' });
  const rows = view.data?.data ?? [];
  const others = rows.filter(({ current }) => current !== '1');
  const { busy, end } = useEnding();
  return (
    <Panel aria-labelledby="user-devices" className="desk:col-start-1">
      <PanelHead id="user-devices" title={t('title')} />
      <Answered
        of={view}
        level="h2"
        pending={<SkeletonRows label={sessions('loading')} rows={2} />}
        empty={<PanelBody className="text-ink-2">{t('none')}</PanelBody>}
      >
        {() => (
          <ul className="divide-y divide-line">
            {rows.map((each) => (
              <SessionsItem key={each.id} row={each} busy={busy === each.id} onEnd={() => void end([each])} />
            ))}
          </ul>
        )}
      </Answered>
      {others.length > 1 && (
        <PanelFoot>
          <Button busy={busy === 'all'} onClick={() => void end(others)}>
            {t('end_all')}
          </Button>
        </PanelFoot>
      )}
    </Panel>
  );
};

/** Ends sessions of another user; `busy` names the one, or all of them. */
const useEnding = () => {
  const t = useTranslations('users');
  const sessions = useTranslations('sessions');
  const client = useQueryClient();
  const confirm = useConfirm();
  const errorText = useErrorText();
  const [busy, setBusy] = useState<number | 'all'>();
  const end = async (rows: readonly SessionRow[]): Promise<void> => {
    const [only] = rows;
    const alone = rows.length === 1;
    const yes = await confirm({
      title: alone ? sessions('end_one_title') : t('devices.end_all_title'),
      text: t('devices.end_text'),
      yes: alone ? sessions('end_one') : t('devices.end_all'),
      no: t('cancel'),
      danger: true,
    });
    if (!yes) return;
    setBusy(alone && only ? only.id : 'all');
    try {
      await call('table.del', { object: 'session', data: rows.map(({ id }) => ({ id })) });
      notify.success(sessions('ended', { count: rows.length }));
    } catch (error) {
      notify.error(errorText(error));
    }
    setBusy(undefined);
    await reread(client, 'session');
  };
  return { busy, end };
};
