'use client';
import { useTranslations } from 'next-intl';
import { plannedWork } from '../../../lib/documents/families/overtime/pieces.ts';
import { addDays } from '../../../lib/kernel/day.ts';
import { useDays } from '../../calendar/use-days.ts';
import { useRuleWords } from '../../documents/form/use-rule-words.ts';
import { DayField } from '../../forms/day-field.tsx';
import { PanelSection } from '../../ui/panel.tsx';
import { HoursChoice } from './hours-choice.tsx';
import { HoursSum } from './hours-sum.tsx';
import { StripLegend } from './strip-legend.tsx';
import { TimeField } from './time-field.tsx';
import type { Master } from './use-master.ts';
import { usualHours } from './usual-hours.ts';
import { WorkStrip } from './work-strip.tsx';

/** The day and the hours of all: typed, chosen, or drawn; what they come to for each. */
export const MasterWhen = ({ master }: { master: Master }) => {
  const t = useTranslations('families.overtime.screen');
  const fields = useTranslations('families.overtime.fields');
  const days = useDays();
  const words = useRuleWords();
  const { common, sample, own, calendar, set } = master;
  const work = plannedWork(sample.record);
  const { start_date, time_from, time_to } = common;
  const crosses = time_from !== null && time_to !== null && time_to <= time_from;
  const [startError] = sample.refusals.filter(
    ({ field, code }) => field === 'start_date' && code !== 'field/required',
  );
  const typed = (patch: { time_from?: string | null; time_to?: string | null }) =>
    set({ ...patch, hour_preset: '', shift_code: '' });
  return (
    <PanelSection aria-labelledby="overtime-when">
      <h2 id="overtime-when">{t('when')}</h2>
      <div className="mt-4 grid grid-cols-[12rem_8rem_8rem_minmax(0,1fr)] items-start gap-3 max-tablet:grid-cols-2">
        <div className="max-tablet:col-span-2">
          <DayField
            id="overtime-day"
            label={fields('start_date')}
            value={start_date}
            onChange={(day) => set({ start_date: day })}
            onBlur={() => undefined}
            error={startError && words.field(startError)}
          />
        </div>
        <TimeField
          id="overtime-from"
          label={t('from')}
          value={time_from}
          onChange={(time) => typed({ time_from: time })}
        />
        <TimeField
          id="overtime-to"
          label={t('to')}
          counter={crosses && t('next_day')}
          value={time_to}
          onChange={(time) => typed({ time_to: time })}
        />
        {crosses && start_date !== null && (
          <p className="self-center text-sm text-ink-2 max-tablet:col-span-2">
            {t('crosses', {
              day: `${days.weekday(addDays(start_date, 1))}, ${days.dayShort(addDays(start_date, 1))}`,
            })}
          </p>
        )}
      </div>
      {own && (
        <div className="mt-4">
          <HoursChoice
            book={own}
            value={common}
            withShifts={master.withShifts}
            onChoose={(chosen) => set(chosen)}
          />
        </div>
      )}
      {start_date !== null && own && (
        <div className="mt-5 flex flex-col gap-3">
          <WorkStrip
            start={start_date}
            work={work}
            calendar={calendar}
            usual={usualHours(own)}
            onChange={({ from, to }) => typed({ time_from: from, time_to: to })}
          />
          {work && <StripLegend work={work} />}
          {work && <HoursSum work={work} calendar={calendar} many />}
        </div>
      )}
    </PanelSection>
  );
};
