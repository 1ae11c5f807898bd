'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { DictionaryDescription } from '../../lib/rpc/dictionaries.ts';
import { useTellHandedOver } from '../people/use-tell-handed-over.ts';
import { call } from '../rpc/client.ts';
import { reread } from '../rpc/reread.ts';
import type { AnyRow } from '../rpc/rows.ts';
import { useAct } from '../rpc/use-act.ts';
import { useConfirm } from '../ui/confirm.tsx';
import { notify } from '../ui/notify.ts';
import { Switch } from '../ui/switch.tsx';
import { useRowName } from './described.ts';
import { isShipped } from './row-rights.ts';
import { askUses, useUsesText } from './use-uses.ts';

/** Whether a row is in use. Taking it out of use first shows where it stands now. */
export const InUseSwitch = ({ described, row }: { described: DictionaryDescription; row: AnyRow }) => {
  const t = useTranslations('dictionary');
  const common = useTranslations('common');
  const client = useQueryClient();
  const confirm = useConfirm();
  const usesText = useUsesText();
  const tellHandedOver = useTellHandedOver();
  const name = useRowName()(described, row);
  const { act } = useAct(() => void reread(client, described.object));
  const isOn = row.disabled !== '1';
  if (isShipped(described, row)) return <span className="text-ink-2">{t('delivered')}</span>;
  if (!described.may.edit) return t(isOn ? 'is_on' : 'is_off');
  /** A row changed by another user meanwhile is refused, unless this change itself is taken back. */
  const put = (disabled: '0' | '1', read: { readonly updated_at?: unknown } = {}) =>
    call('table.edit', { object: described.object, data: [{ id: row.id, disabled, ...read }] });
  const isSure = async (): Promise<boolean> => {
    const used = usesText(await askUses(described.name, row.id));
    return confirm({
      title: t('off_title', { name }),
      text: used === '' ? t('off_unused') : t('off_used', { used }),
      yes: t('off_yes'),
      no: t('keep'),
      danger: true,
    });
  };
  const turn = (on: boolean) =>
    act(async () => {
      if (!on && !(await isSure())) return;
      const answer = await put(on ? '0' : '1', { updated_at: row.updated_at });
      notify.undo(
        t(on ? 'turned_on' : 'turned_off', { name }),
        common('undo'),
        () => void act(() => put(on ? '1' : '0')),
      );
      tellHandedOver(answer);
    });
  return (
    <span className="relative z-1 inline-flex align-middle">
      <Switch aria-label={t('in_use', { name })} checked={isOn} onCheckedChange={(on) => void turn(on)} />
    </span>
  );
};
