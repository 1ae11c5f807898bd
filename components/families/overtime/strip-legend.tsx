'use client';
import { useTranslations } from 'next-intl';
import { countHours } from '../../../lib/overtime/hours.ts';
import type { ClockWork } from '../../../lib/overtime/spans.ts';
import { useDays } from '../../calendar/use-days.ts';
import { Legend, LegendItem } from '../../ui/legend.tsx';
import { BREAK_HATCH } from './strip-look.ts';

/** What the colours of the strip mean; the break with its length and where it is taken from. */
export const StripLegend = ({ work }: { work: ClockWork }) => {
  const t = useTranslations('families.overtime.screen');
  const days = useDays();
  const hours = countHours(work);
  const at = work.break_at;
  const from = at === 'day' || at === 'night' ? at : 'shift';
  return (
    <Legend className="gap-y-1.5! px-2.5 text-sm text-ink-2">
      <LegendItem swatch={<Sample look="border-2 border-primary bg-primary-soft" />}>
        {t('legend_day')}
      </LegendItem>
      <LegendItem swatch={<Sample look="bg-primary" />}>{t('legend_night')}</LegendItem>
      {Number(hours.break) > 0 && (
        <LegendItem swatch={<Sample look={`border-2 border-primary ${BREAK_HATCH}`} />}>
          {t('legend_break', {
            hours: days.number(hours.break),
            from,
            at: from === 'shift' ? days.clock(at) : '',
          })}
        </LegendItem>
      )}
    </Legend>
  );
};

const Sample = ({ look }: { look: string }) => (
  <span aria-hidden className={`h-4 w-5 flex-none rounded-tag ${look}`} />
);
