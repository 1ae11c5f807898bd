'use client';
import { KeyRound, Pencil, Trash2 } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useDays } from '../../calendar/use-days.ts';
import { knowsPasskeys } from '../../rpc/passkey.ts';
import { useOwesFactor } from '../../rpc/profile.ts';
import { useView } from '../../rpc/use-view.ts';
import { Note } from '../../ui/banner.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { useConfirm } from '../../ui/confirm.tsx';
import { fetchWindow } from '../../ui/dialog.tsx';
import { useHydrated } from '../../ui/hydrated.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Panel, PanelBody, PanelHead } from '../../ui/panel.tsx';
import { useFetchedAhead } from '../../ui/use-fetched-ahead.ts';
import { usePasskeyActs } from './use-passkey-acts.ts';

const fetchDialog = () => import('./passkey-name-dialog.tsx').then((file) => file.PasskeyNameDialog);
const PasskeyNameDialog = dynamic(fetchDialog, { ssr: false });

interface PasskeyRow {
  readonly id: number;
  readonly name: string;
  readonly create_date: string;
  readonly last_used: string | null;
  readonly [field: string]: unknown;
}

/** The person's passkeys: added, named, removed. Where the browser cannot hold any, it is said why. */
export const PasskeysSection = () => {
  const t = useTranslations('passkeys');
  const confirm = useConfirm();
  const days = useDays();
  const hydrated = useHydrated();
  const owing = useOwesFactor();
  const { data } = useView<PasskeyRow>('passkey', { rowsPerPage: 'all' }, { enabled: !owing });
  const { add, rename, remove } = usePasskeyActs();
  const [named, setNamed] = useState<PasskeyRow | 'new'>();
  useFetchedAhead(fetchDialog);
  useFetchedAhead(fetchWindow);
  const able = !hydrated || knowsPasskeys();

  const ask = async ({ id, name }: PasskeyRow) => {
    const title = t('remove_title', { name });
    const yes = await confirm({
      title,
      text: t('remove_text'),
      yes: t('remove_verb'),
      no: t('keep'),
      danger: true,
    });
    if (yes) await remove(id, name);
  };
  const onSaved = () => {
    setNamed(undefined);
    // Until now other calls were refused: everything is read again.
    if (owing) window.location.reload();
  };

  return (
    <Panel aria-labelledby="passkeys">
      <PanelHead id="passkeys" title={t('title')} />
      <PanelBody className="flex flex-col items-start gap-4">
        <p className="text-ink-2">{t('text')}</p>
        {data?.data.length === 0 && <p>{t('none')}</p>}
        {data !== undefined && data.data.length > 0 && (
          <ul aria-labelledby="passkeys" className="w-full divide-y divide-line">
            {data.data.map((row) => (
              <li key={row.id} className="flex items-center gap-3 py-2.5">
                <Icon of={KeyRound} className="text-ink-2" />
                <div className="min-w-0 flex-1">
                  <p className="font-medium wrap-anywhere">{row.name}</p>
                  <p className="text-sm text-ink-2">
                    {t('created', { moment: days.moment(row.create_date) })}
                    {', '}
                    {row.last_used === null ? t('unused') : t('used', { moment: days.moment(row.last_used) })}
                  </p>
                </div>
                <IconButton
                  icon={Pencil}
                  label={t('rename', { name: row.name })}
                  onClick={() => setNamed(row)}
                />
                <IconButton
                  icon={Trash2}
                  variant="quiet-danger"
                  label={t('remove', { name: row.name })}
                  onClick={() => void ask(row)}
                />
              </li>
            ))}
          </ul>
        )}
        {able ? (
          <Button onClick={() => setNamed('new')}>{t('add')}</Button>
        ) : (
          <Note title={t('unsupported')}>
            <p className="text-ink-2">{t('unsupported_text')}</p>
          </Note>
        )}
      </PanelBody>
      {named && (
        <PasskeyNameDialog
          of={named === 'new' ? '' : named.name}
          onClose={() => setNamed(undefined)}
          onSaved={onSaved}
          onName={(name) => (named === 'new' ? add(name) : rename(named.id, name))}
        />
      )}
    </Panel>
  );
};
