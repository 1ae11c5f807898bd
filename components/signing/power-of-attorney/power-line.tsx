'use client';
import { CircleCheck, CircleSlash, Clock, Ellipsis, FileCode, FileSignature, Power } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { daysBetween } from '../../../lib/kernel/day.ts';
import { type PowerState, powerState } from '../../../lib/signing/power-state.ts';
import { useDays } from '../../calendar/use-days.ts';
import { useNames } from '../../people/use-names.ts';
import { useErrorText } from '../../rpc/use-error-text.ts';
import { useRpcMutation } from '../../rpc/use-rpc-mutation.ts';
import { IconButton } from '../../ui/button.tsx';
import { useConfirm } from '../../ui/confirm.tsx';
import { Icon, type IconType } from '../../ui/icon.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { notify } from '../../ui/notify.ts';
import type { PowerRow } from './power-row.ts';
import { useSaveFile } from './use-save-file.ts';

const LOOKS: Readonly<Record<PowerState, readonly [IconType, string]>> = {
  active: [CircleCheck, 'text-success-ink'],
  soon: [Clock, 'text-warning-ink'],
  over: [CircleSlash, 'text-error-ink'],
  future: [Clock, 'text-ink-2'],
  off: [CircleSlash, 'text-ink-2'],
};

/** One power of attorney: who for whom, until when, and its two files. */
export const PowerLine = ({ row, onChanged }: { row: PowerRow; onChanged: () => void }) => {
  const t = useTranslations('power_of_attorney');
  const names = useNames();
  const days = useDays();
  const confirm = useConfirm();
  const errorText = useErrorText();
  const saveFile = useSaveFile(row);
  const name = names.of(row, 'employee_name');
  const isOff = row.disabled === '1';
  const edit = useRpcMutation('table.edit', {
    onSuccess: () => {
      notify.success(t(isOff ? 'switched_on' : 'switched_off'));
      onChanged();
    },
    onError: (error) => notify.error(errorText(error)),
  });
  const toggle = async () => {
    const yes =
      isOff ||
      (await confirm({
        title: t('off_title'),
        text: t('off_text', { name }),
        yes: t('off'),
        danger: true,
      }));
    if (yes)
      edit.mutate({ object: 'power_of_attorney', data: [{ id: row.id, disabled: isOff ? '0' : '1' }] });
  };
  const more = t('more', { number: row.number });
  return (
    <li className="flex items-center gap-x-4 gap-y-1 border-t border-line px-5 py-3 first:border-t-0 max-tablet:flex-wrap max-tablet:px-4">
      <div className="min-w-0 flex-1">
        <p className="font-medium">
          <bdi>{name}</bdi>
        </p>
        <p className="text-sm break-words text-ink-2">
          {names.of(row, 'organization_name')} · <bdi className="break-all">{row.number}</bdi>
        </p>
      </div>
      <div className="text-sm tablet:w-48 max-tablet:order-last max-tablet:basis-full">
        <p className="whitespace-nowrap">{days.range(row.valid_from, row.valid_to)}</p>
        <State row={row} />
      </div>
      <Menu label={more} trigger={<IconButton icon={Ellipsis} label={more} busy={edit.isPending} />}>
        <MenuItem icon={FileCode} onSelect={() => void saveFile('xml')}>
          {t('download_xml')}
        </MenuItem>
        <MenuItem icon={FileSignature} onSelect={() => void saveFile('xml_signature')}>
          {t('download_signature')}
        </MenuItem>
        <MenuItem icon={Power} danger={!isOff} onSelect={() => void toggle()}>
          {t(isOff ? 'on' : 'off')}
        </MenuItem>
      </Menu>
    </li>
  );
};

const State = ({ row }: { row: PowerRow }) => {
  const t = useTranslations('power_of_attorney.state');
  const { today } = useDays();
  const state = powerState(row, today);
  const [icon, ink] = LOOKS[state];
  return (
    <p className={`flex items-center gap-1.5 ${ink}`}>
      <Icon of={icon} size={14} />
      {t(state, { days: daysBetween(today, row.valid_to) + 1 })}
    </p>
  );
};
