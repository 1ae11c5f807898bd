'use client';
import { CircleCheck, CircleSlash, Clock } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { daysBetween } from '../../../lib/kernel/day.ts';
import { type PowerState, powerState } from '../../../lib/signing/power-state.ts';
import { useDays } from '../../calendar/use-days.ts';
import { Icon, type IconType } from '../../ui/icon.tsx';
import type { PowerRow } from './power-row.ts';

const LOOKS: Readonly<Record<PowerState, readonly [IconType, string]>> = {
  active: [CircleCheck, 'text-success-ink'],
  soon: [Clock, 'text-warning-ink'],
  over: [CircleSlash, 'text-error-ink'],
  future: [Clock, 'text-ink-2'],
  off: [CircleSlash, 'text-ink-2'],
};

/** Whether a power of attorney is in force today, and how long it still is. */
export const PowerStateLine = ({ row }: { row: PowerRow }) => {
  const t = useTranslations('power_of_attorney.state');
  const { today } = useDays();
  const state = powerState(row, today);
  const [icon, ink] = LOOKS[state];
  return (
    <p className={`flex items-center gap-1.5 text-sm ${ink}`}>
      <Icon of={icon} size={14} />
      {t(state, { days: daysBetween(today, row.valid_to) + 1 })}
    </p>
  );
};
