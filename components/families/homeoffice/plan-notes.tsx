'use client';
import { useTranslations } from 'next-intl';
import type { Day } from '../../../lib/kernel/day.ts';
import { useDays } from '../../calendar/use-days.ts';
import type { DocumentForm } from '../../documents/form/use-document-form.ts';
import { usePlaceNames } from '../../people/use-place-names.ts';
import { Note } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import type { DayCell } from './days.ts';
import { usePlan } from './use-plan.ts';

/** Days that are named one by one; the others are counted. */
const TOLD_MAX = 3;

/** What the office has no room for, each day with the way out, and the last seats that are this person's. */
export const PlanNotes = ({ form, cells }: { form: DocumentForm; cells: readonly DayCell[] }) => {
  const t = useTranslations('families.homeoffice.screen');
  const days = useDays();
  const write = usePlan(form);
  const location = form.facts.seats?.location?.name ?? '';
  const placeIn = usePlaceNames([location]);
  const short = cells.filter(({ tone }) => tone === 'none' || tone === 'over');
  const last = cells.filter(({ tone }) => tone === 'last');
  const named = (day: Day) => `${days.weekday(day)}, ${days.dayShort(day)}`;
  const home = (day: Day) => (
    <Button size="sm" onClick={() => write(new Set([day]), 'home')}>
      {t('go_home', { day: days.dayShort(day) })}
    </Button>
  );
  if (short.length + last.length === 0) return null;
  return (
    <div role="status" className="flex flex-col gap-3">
      {short.slice(0, TOLD_MAX).map(({ day, tone, people = 0, limit }) =>
        tone === 'none' ? (
          <Note
            key={day}
            tone="error"
            title={t('full_title', { day: named(day), location: placeIn(location) })}
            action={home(day)}
          >
            <p className="text-sm">{t('full_text')}</p>
          </Note>
        ) : (
          <Note
            key={day}
            tone="warning"
            title={t('over_title', { day: named(day), people, limit })}
            action={home(day)}
          >
            <p className="text-sm">{t('over_text')}</p>
          </Note>
        ),
      )}
      {short.length > TOLD_MAX && (
        <p className="text-sm text-ink-2">{t('more', { count: short.length - TOLD_MAX })}</p>
      )}
      {last.slice(0, TOLD_MAX).map(({ day }) => (
        <Note key={day} title={t('last_title', { day: named(day) })}>
          <p className="text-sm">{t('last_text')}</p>
        </Note>
      ))}
    </div>
  );
};
