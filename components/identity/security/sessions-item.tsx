'use client';
import { Monitor, Smartphone, SquareTerminal } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { formatMoment } from '../../../lib/i18n/format.ts';
import { deviceOf } from '../../../lib/identity/device.ts';
import { placeOf } from '../../../lib/identity/place.ts';
import { textOf } from '../../../lib/settings/read.ts';
import { useZone } from '../../i18n/clock.tsx';
import { useAppLocale } from '../../i18n/use-app-locale.ts';
import { useParameters } from '../../shell/portal.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';

export interface SessionRow {
  readonly id: number;
  readonly user_agent: string;
  readonly address: string;
  readonly current: '1' | null;
  readonly create_date: string;
  readonly last_seen: string;
  readonly [field: string]: unknown;
}

const ICONS = { desktop: Monitor, phone: Smartphone, program: SquareTerminal } as const;

/** One device: what it is, from where and when; its own one has no button, that is what signing out is for. */
export const SessionsItem = ({ row, busy, onEnd }: { row: SessionRow; busy: boolean; onEnd: () => void }) => {
  const t = useTranslations('sessions');
  const locale = useAppLocale();
  const zone = useZone();
  const ranges = textOf(useParameters(), 'session_places');
  const { kind, name, system } = deviceOf(row.user_agent);
  const title = [name, system].filter((each) => each !== '').join(' · ') || t('unknown');
  const place = placeOf(row.address, ranges, locale);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3.5 max-tablet:px-4">
      <Icon of={ICONS[kind]} size={22} className="shrink-0 text-ink-2" />
      <div className="min-w-0 flex-1">
        <p className="font-medium">
          <bdi>{title}</bdi>
        </p>
        <p className="text-sm text-ink-2">
          {row.current === '1' ? t('here') : t('seen', { moment: formatMoment(row.last_seen, locale, zone) })}
          {' · '}
          <bdi>{place}</bdi>
        </p>
        <p className="text-sm text-ink-2">
          {t('since', { moment: formatMoment(row.create_date, locale, zone) })}
        </p>
      </div>
      {row.current !== '1' && (
        <Button size="sm" busy={busy} onClick={onEnd} aria-label={t('end_this', { device: title })}>
          {t('end_one')}
        </Button>
      )}
    </li>
  );
};
