'use client';
import { useTranslations } from 'next-intl';
import type { DictionaryDescription } from '../../lib/rpc/dictionaries.ts';
import type { ChosenRows } from '../lists/rows-definition.ts';
import { call } from '../rpc/client.ts';
import type { AnyRow } from '../rpc/rows.ts';
import { useAct } from '../rpc/use-act.ts';
import { Button } from '../ui/button.tsx';
import { useConfirm } from '../ui/confirm.tsx';
import { notify } from '../ui/notify.ts';
import { isShipped } from './row-rights.ts';

/** Takes several rows out of use at once, or back into it: all of them or none. */
export const BulkActions = ({
  described,
  rows,
  clear,
  again,
}: ChosenRows<AnyRow> & { described: DictionaryDescription }) => {
  const t = useTranslations('dictionary');
  const confirm = useConfirm();
  const { busy, act } = useAct(again);
  const own = rows.filter((row) => !isShipped(described, row));
  const turn = (disabled: '0' | '1') =>
    act(async () => {
      const turned = own.filter((row) => row.disabled !== disabled);
      const count = turned.length;
      if (
        disabled === '1' &&
        !(await confirm({
          title: t('off_many', { count }),
          text: t('off_many_text'),
          yes: t('off_yes'),
          no: t('keep'),
          danger: true,
        }))
      )
        return;
      await call('table.edit', {
        object: described.object,
        data: turned.map(({ id, updated_at }) => ({ id, updated_at, disabled })),
      });
      notify.success(t(disabled === '1' ? 'turned_off_many' : 'turned_on_many', { count }));
      clear();
    });
  const isAny = (disabled: '0' | '1') => own.some((row) => row.disabled === disabled);
  const reason = own.length === 0 ? t('shipped') : undefined;
  return (
    <>
      <Button
        variant="quiet"
        busy={busy}
        disabledReason={reason ?? (isAny('1') ? undefined : t('all_on'))}
        onClick={() => void turn('0')}
      >
        {t('turn_on')}
      </Button>
      <Button
        variant="quiet-danger"
        busy={busy}
        disabledReason={reason ?? (isAny('0') ? undefined : t('all_off'))}
        onClick={() => void turn('1')}
      >
        {t('turn_off')}
      </Button>
    </>
  );
};
