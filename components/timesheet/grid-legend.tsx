'use client';
import { useTranslations } from 'next-intl';
import { classNames } from '../ui/class-names.ts';
import { Legend, LegendItem, LegendKeys } from '../ui/legend.tsx';
import { CORNER, HATCH } from './day-cell.tsx';

const SWATCH = 'relative inline-grid h-5 w-7 place-items-center rounded-cell border border-line text-[11px]';

/** What stands in the cells beside letters, in words, and the keys. */
export const GridLegend = ({ writes }: { writes: boolean }) => {
  const t = useTranslations('timesheet');
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2 text-sm text-ink-2 print:hidden">
      <Legend className="contents!">
        <LegendItem swatch={<Swatch className="bg-primary-soft font-semibold">С</Swatch>}>
          {t('legend_several')}
        </LegendItem>
        <LegendItem swatch={<Swatch className={classNames('overflow-hidden', CORNER)} />}>
          {t('corrected')}
        </LegendItem>
        <LegendItem swatch={<Swatch className={classNames('border-abs-sick-edge!', HATCH)} />}>
          {t('late')}
        </LegendItem>
        <LegendItem swatch={<Swatch className="underline decoration-dotted">Я</Swatch>}>
          {t('pending')}
        </LegendItem>
        <LegendItem swatch={<Swatch className="bg-day-weekend" />}>
          {t('legend_off', { code: 'В' })}
        </LegendItem>
      </Legend>
      <Legend className="ml-auto items-center gap-x-4! gap-y-1! max-desk:ml-0 *:gap-1!">
        <LegendKeys names={['←', '→']}>{t('key_day')}</LegendKeys>
        <LegendKeys names={['Enter']}>{t('key_open')}</LegendKeys>
        <LegendKeys names={['PgUp', 'PgDn']}>{t('key_month')}</LegendKeys>
        {writes && <LegendKeys names={['А…Я']}>{t('key_type')}</LegendKeys>}
      </Legend>
    </div>
  );
};

const Swatch = ({ className, children }: { className: string; children?: string }) => (
  <span aria-hidden="true">
    <span className={classNames(SWATCH, className)}>{children}</span>
  </span>
);
