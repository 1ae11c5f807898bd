'use client';
import { CalendarSync } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import {
  type DatedLeg,
  movedBy,
  movedLeg,
  type TripDays,
  writtenFor,
} from '../../../lib/documents/families/btrip/moved-legs.ts';
import { placeIn } from '../../../lib/documents/families/btrip/places.ts';
import { isDay } from '../../../lib/kernel/day.ts';
import { useDays } from '../../calendar/use-days.ts';
import { linesIn } from '../../documents/form/form-lines.ts';
import type { DocumentForm } from '../../documents/form/use-document-form.ts';
import { useAppLocale } from '../../i18n/use-app-locale.ts';
import { Note } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';

/** A trip was moved and its legs were not: says which of them go where, and moves them once that is wanted. */
export const MovedLegs = ({ form }: { form: DocumentForm }) => {
  const t = useTranslations('families.btrip.screen');
  const days = useDays();
  const locale = useAppLocale();
  const { values } = form.form;
  const now = daysOf(values);
  /** The days that the legs were written for. */
  const [written, setWritten] = useState(now);
  const legs = linesIn(values, 'routes');
  const dated = legs.map(({ cells }) => cells);
  const fits = writtenFor(written, now, dated);
  if (fits.start_date !== written.start_date || fits.end_date !== written.end_date) setWritten(fits);
  const by = movedBy(written, now, dated);
  if (by === 0) return null;
  const answer = (moves: boolean) => {
    setWritten(now);
    if (!moves) return;
    form.set((typed) => ({
      ...typed,
      routes: linesIn(typed, 'routes').map((line) => ({ ...line, cells: movedLeg(line.cells, by) })),
    }));
  };
  const period = ({ start_date, end_date }: DatedLeg): string =>
    isDay(start_date) && isDay(end_date) && start_date <= end_date
      ? days.range(start_date, end_date)
      : [start_date, end_date].filter(isDay).map(days.day).join(', ');
  return (
    <Note tone="warning" icon={CalendarSync} title={t('legs_stayed')}>
      <ul>
        {legs.map(({ key, cells }, index) => (
          <li key={key}>
            {t('leg_moves', {
              leg: index + 1,
              place: placeIn(String(cells.to ?? ''), form.facts.trip_rates, locale),
              from: period(cells),
              to: period(movedLeg(cells, by)),
            })}
          </li>
        ))}
      </ul>
      <span className="mt-3 flex flex-wrap gap-2">
        <Button size="sm" variant="tonal" onClick={() => answer(true)}>
          {t('legs_move', { days: Math.abs(by), later: by > 0 ? 'yes' : 'no' })}
        </Button>
        <Button size="sm" variant="quiet" onClick={() => answer(false)}>
          {t('legs_keep')}
        </Button>
      </span>
    </Note>
  );
};

const daysOf = (values: Readonly<Record<string, unknown>>): TripDays => ({
  start_date: isDay(values.start_date) ? values.start_date : null,
  end_date: isDay(values.end_date) ? values.end_date : null,
});
