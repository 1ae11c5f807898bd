'use client';
import { TriangleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { DocumentForm } from '../../documents/form/use-document-form.ts';
import { usePlaceNames } from '../../people/use-place-names.ts';
import { AbsenceBar } from '../../ribbon/absence-bar.tsx';
import { Icon } from '../../ui/icon.tsx';
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
      <span className="flex items-center gap-2">
        <AbsenceBar kind="home" pending={false} size="swatch" />
        {t('legend_home')}
      </span>
      {isCounted && (
        <>
          <Swatch className="bg-primary-line" text={t('legend_free')} />
          <Swatch className="bg-primary" text={t('legend_few', { count: FEW_SEATS })} />
          <span className="flex items-center gap-2">
            <Icon of={TriangleAlert} size={16} className="text-warning-ink" />
            {t('legend_over')}
          </span>
        </>
      )}
      <span className="ml-auto flex flex-wrap gap-x-4 text-ink-3">
        {limit > 0 && <span>{t('legend_total', { limit })}</span>}
        {location && (
          <span>{t('legend_location', { location: placeIn(location.name), seats: location.seats })}</span>
        )}
      </span>
    </div>
  );
};

const Swatch = ({ className, text }: { className: string; text: string }) => (
  <span className="flex items-center gap-2">
    <span aria-hidden className={`h-1 w-7 rounded-full ${className}`} />
    {text}
  </span>
);
