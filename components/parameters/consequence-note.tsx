'use client';
import { Check, TriangleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { identityOf } from '../../lib/families/identities.ts';
import { isDay } from '../../lib/kernel/day.ts';
import type { ParameterPreview } from '../../lib/rpc/parameters.ts';
import { useDays } from '../calendar/use-days.ts';
import { useNames } from '../people/use-names.ts';
import { usePortalLink } from '../shell/use-portal-link.ts';
import { AppLink } from '../ui/app-link.tsx';
import { Icon } from '../ui/icon.tsx';
import type { Consequence } from './use-consequence.ts';

/** What would follow from the value that is typed, said politely while it is. */
export const ConsequenceNote = ({
  consequence: { preview, waiting, wrong },
}: {
  consequence: Consequence;
}) => {
  const t = useTranslations('settings');
  return (
    <div role="status" aria-live="polite" aria-busy={waiting}>
      {waiting ? (
        <p className="text-sm text-ink-2">{t('looking')}</p>
      ) : (
        !wrong && preview?.judged && <Judged preview={preview} />
      )}
    </div>
  );
};

const Judged = ({ preview }: { preview: ParameterPreview }) => {
  const t = useTranslations('settings');
  const { refused, unsent, looked, more } = preview;
  const seen = more ? t('of_newest', { count: looked }) : '';
  if (refused === 0)
    return (
      <p className="flex items-start gap-2 text-sm text-ink-2">
        <Icon of={Check} size={16} className="mt-0.5 flex-none text-success-ink" />
        <span>
          {t('refuses_none')} {seen}
        </span>
      </p>
    );
  return (
    <div className="flex gap-3 rounded-cell border border-warning-line bg-warning-soft px-4 py-3">
      <Icon of={TriangleAlert} className="mt-0.5 flex-none text-warning-ink" />
      <div className="min-w-0">
        <p>
          <b className="font-semibold">{t('refuses', { count: refused })}</b>{' '}
          {t('unsent', { unsent, refused })} {seen}
        </p>
        <First preview={preview} />
      </div>
    </div>
  );
};

/** The first documents; one that the reader may open is a link and says whose it is. */
const First = ({ preview: { first, refused } }: { preview: ParameterPreview }) => {
  const t = useTranslations('settings');
  const names = useNames();
  const days = useDays();
  const link = usePortalLink();
  return (
    <ul className="mt-1.5 flex flex-wrap gap-x-5 gap-y-1 text-sm">
      {first.map((each) => {
        const route = each.employee_name === null ? undefined : identityOf(each.object_id)?.routes.form;
        return (
          <li key={each.id} className="whitespace-nowrap">
            {route ? (
              <AppLink href={link(route, { id: each.id })}>{each.number}</AppLink>
            ) : (
              <b className="font-medium">{each.number}</b>
            )}
            {each.employee_name !== null && ` ${names.short(each.employee_name, each.employee_name_eng)}`}
            {isDay(each.day) && `, ${t('from_day', { day: days.dayMonth(each.day) })}`}
          </li>
        );
      })}
      {refused > first.length && (
        <li className="text-ink-2">{t('others', { count: refused - first.length })}</li>
      )}
    </ul>
  );
};
