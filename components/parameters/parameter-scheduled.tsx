'use client';
import { useQueryClient } from '@tanstack/react-query';
import { CalendarClock, TriangleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ParameterScheduled } from '../../lib/rpc/parameters.ts';
import { useDays } from '../calendar/use-days.ts';
import { useNames } from '../people/use-names.ts';
import { call } from '../rpc/client.ts';
import { reread } from '../rpc/reread.ts';
import { useAct } from '../rpc/use-act.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import type { Organization, ScopedParameter } from './scoped.ts';

interface ScheduledProps {
  parameter: ScopedParameter;
  organizations: readonly Organization[];
  said: (value: string) => string;
}

/** What a parameter is to become and when, each with a way to withdraw it; of an organization what is for it or for all. */
export const ParameterScheduledList = ({ parameter, organizations, said }: ScheduledProps) => {
  const t = useTranslations('settings.later');
  const { scope } = parameter;
  const seen = parameter.scheduled.filter(
    ({ organization_id }) => scope === null || organization_id === null || organization_id === scope.id,
  );
  if (parameter.fixed || seen.length === 0) return null;
  return (
    <ul aria-label={t('pending')} className="flex flex-col gap-1">
      {seen.map((each) => (
        <Pending
          key={each.id}
          scheduled={each}
          organization={organizations.find(({ id }) => id === each.organization_id)}
          value={said(each.value)}
        />
      ))}
    </ul>
  );
};

const Pending = ({
  scheduled: { id, starts_on, ...scheduled },
  organization,
  value,
}: {
  scheduled: ParameterScheduled;
  organization: Organization | undefined;
  value: string;
}) => {
  const t = useTranslations('settings.later');
  const names = useNames();
  const { day } = useDays();
  const client = useQueryClient();
  const { busy, act } = useAct(() => void reread(client, 'parameter'));
  const refused = names.of(scheduled, 'refused');
  const where = organization ? `${names.of(organization, 'name')}, ` : '';
  const what = `${where}${t('from', { day: day(starts_on), value })}`;
  return (
    <li className="text-sm">
      <p className={refused ? 'flex gap-1.5 text-warning-ink' : 'flex gap-1.5 text-ink'}>
        <Icon of={refused ? TriangleAlert : CalendarClock} size={14} className="mt-0.5 flex-none" />
        <span className="wrap-anywhere">
          {what}
          <span className="block text-ink-2">
            {refused
              ? t('refused', { reason: refused })
              : t('by', { who: names.short(scheduled.who, scheduled.who_eng) })}
          </span>
        </span>
      </p>
      <Button
        variant="quiet"
        size="sm"
        className="ml-2.5"
        busy={busy}
        onClick={() => void act(() => call('table.del', { object: 'parameter_schedule', data: [{ id }] }))}
      >
        {refused ? t('remove') : t('withdraw')}
        <span className="sr-only">: {what}</span>
      </Button>
    </li>
  );
};
