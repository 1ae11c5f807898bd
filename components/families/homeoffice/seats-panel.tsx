'use client';
import { useTranslations } from 'next-intl';
import { useDays } from '../../calendar/use-days.ts';
import type { DocumentForm } from '../../documents/form/use-document-form.ts';
import { usePlaceNames } from '../../people/use-place-names.ts';
import { Panel, PanelBody, PanelHead } from '../../ui/panel.tsx';
import { cellsOf } from './days.ts';

/** How full the office is on the first day of the plan that has not passed, and how its seats are counted. */
export const SeatsPanel = ({ form }: { form: DocumentForm }) => {
  const t = useTranslations('families.homeoffice.screen');
  const days = useDays();
  const location = form.facts.seats?.location;
  const placeIn = usePlaceNames([location?.name ?? '']);
  const cell = cellsOf(form).find(
    ({ day, people, left }) => day >= days.today && (people ?? left) !== undefined,
  );
  if (!cell) return null;
  const { day, people, limit, left } = cell;
  const free = people === undefined ? (left ?? 0) : Math.max(0, limit - people);
  const all = people === undefined ? (location?.seats ?? 0) : limit;
  return (
    <Panel aria-labelledby="office-seats">
      <PanelHead
        id="office-seats"
        title={t('seats')}
        note={day === days.today ? t('today') : t('first_day', { day: days.dayShort(day) })}
      />
      <PanelBody>
        <p className="flex items-baseline gap-2.5">
          <span className="text-num font-medium">{days.number(free)}</span>
          <span className="text-ink-2">{t('free_of', { free, limit: all })}</span>
        </p>
        <div aria-hidden className="my-3 h-2 overflow-hidden rounded-full bg-sunken">
          <div
            className="h-full bg-primary"
            style={{ width: `${all === 0 ? 100 : Math.min(100, Math.round(((all - free) / all) * 100))}%` }}
          />
        </div>
        {people !== undefined && location && left !== undefined && (
          <p className="mb-2 text-sm">
            {t('at_location', { location: placeIn(location.name), left, seats: location.seats })}
          </p>
        )}
        {people !== undefined && <p className="text-sm text-ink-2">{t('how')}</p>}
      </PanelBody>
    </Panel>
  );
};
