'use client';
import { TriangleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { AbsenceBar } from '../../board/absence-bar.tsx';
import type { DocumentForm } from '../../documents/form/use-document-form.ts';
import { usePlaceNames } from '../../people/use-place-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { Legend, LegendItem } from '../../ui/legend.tsx';
import { type DayCell, FEW_SEATS } from './days.ts';

/** What the grounds and bars of the days mean, and how many seats there are at all. */
export const PlanLegend = ({ form, cells }: { form: DocumentForm; cells: readonly DayCell[] }) => {
  const t = useTranslations('families.homeoffice.screen');
  const limit = cells[0]?.limit ?? 0;
  const location = form.facts.seats?.location;
  const placeIn = usePlaceNames([location?.name ?? '']);
  const isCounted = cells.some(({ full }) => full !== undefined);
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2 text-sm text-ink-2">
      <Legend className="contents!">
        <LegendItem swatch={<AbsenceBar kind="home" pending={false} size="swatch" />}>
          {t('legend_home')}
        </LegendItem>
        {isCounted && (
          <>
            <LegendItem swatch={<Fill className="bg-primary-line" />}>{t('legend_free')}</LegendItem>
            <LegendItem swatch={<Fill className="bg-primary" />}>
              {t('legend_few', { count: FEW_SEATS })}
            </LegendItem>
            <LegendItem swatch={<Icon of={TriangleAlert} size={16} className="text-warning-ink" />}>
              {t('legend_over')}
            </LegendItem>
          </>
        )}
      </Legend>
      <span className="ml-auto flex flex-wrap gap-x-4 text-ink-3">
        {limit > 0 && <span>{t('legend_total', { limit })}</span>}
        {location && (
          <span>{t('legend_location', { location: placeIn(location.name), seats: location.seats })}</span>
        )}
      </span>
    </div>
  );
};

/** How full the office is. */
const Fill = ({ className }: { className: string }) => (
  <span aria-hidden className={`h-1 w-7 rounded-full ${className}`} />
);
