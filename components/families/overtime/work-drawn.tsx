'use client';
import { useTranslations } from 'next-intl';
import { plannedWork } from '../../../lib/documents/families/overtime/pieces.ts';
import { isDay } from '../../../lib/kernel/day.ts';
import type { DocumentForm } from '../../documents/form/use-document-form.ts';
import { HoursSum } from './hours-sum.tsx';
import { StripLegend } from './strip-legend.tsx';
import { usualHours } from './usual-hours.ts';
import { WorkStrip } from './work-strip.tsx';

/** The hours of the document on the strip, to be moved while they may be written, and what they come to. */
export const WorkDrawn = ({ form }: { form: DocumentForm }) => {
  const t = useTranslations('families.overtime.screen');
  const { start_date } = form.record;
  if (!isDay(start_date)) return form.canEdit ? <p className="text-ink-2">{t('no_day')}</p> : null;
  const { calendar } = form.situation;
  const work = plannedWork(form.record);
  const book = form.facts.hours_book;
  return (
    <div className="flex flex-col gap-3">
      <WorkStrip
        start={start_date}
        work={work}
        calendar={calendar}
        usual={book && usualHours(book)}
        onChange={
          form.canEdit
            ? ({ from, to }) => {
                form.set({ time_from: from, time_to: to, hour_preset: '', shift_code: '' });
                form.touch('time_from', 'time_to');
              }
            : undefined
        }
      />
      {work && <StripLegend work={work} />}
      {work && <HoursSum work={work} calendar={calendar} many={false} />}
    </div>
  );
};
