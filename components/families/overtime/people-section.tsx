'use client';
import { CircleAlert, UserRoundPlus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { isDay, yearOf } from '../../../lib/kernel/day.ts';
import { hoursOf } from '../../../lib/overtime/hours.ts';
import { useDays } from '../../calendar/use-days.ts';
import { Button } from '../../ui/button.tsx';
import { Count } from '../../ui/count.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PanelSection } from '../../ui/panel.tsx';
import { AddPeople } from './add-people.tsx';
import { PERSON_GRID, PersonRow } from './person-row.tsx';
import type { Master } from './use-master.ts';

/** Who works: a row for each, with limits, consent and compensation. */
export const PeopleSection = ({ master }: { master: Master }) => {
  const t = useTranslations('families.overtime.screen');
  const days = useDays();
  const [adding, setAdding] = useState(false);
  const { rows, wrong, common } = master;
  const [first] = rows;
  const max = (limit: 'adjacent' | 'year') => {
    const minutes = first?.[limit]?.max;
    return minutes == null ? '' : t('hours_short', { hours: days.number(hoursOf(minutes)) });
  };
  const year = isDay(common.start_date) ? yearOf(common.start_date) : undefined;
  return (
    <PanelSection aria-labelledby="overtime-people" className="px-0! pb-0!">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 px-6 pb-3 max-tablet:px-4">
        <h2 id="overtime-people">{t('who')}</h2>
        {rows.length > 0 && <Count quiet>{rows.length}</Count>}
        {wrong.length > 0 && (
          <span role="status" className="flex items-center gap-1.5 text-sm text-error-ink">
            <Icon of={CircleAlert} size={16} />
            {t('wrong_rows', { count: wrong.length })}
          </span>
        )}
        <Button size="sm" icon={UserRoundPlus} className="ml-auto" onClick={() => setAdding(true)}>
          {t('add_people')}
        </Button>
      </div>
      {rows.length === 0 ? (
        <p className="border-t border-line px-6 py-6 text-ink-2 max-tablet:px-4">{t('nobody')}</p>
      ) : (
        <>
          <div
            aria-hidden
            className={`border-t border-line bg-sunken px-6 py-2 text-sm font-medium text-ink-2 max-tablet:hidden ${PERSON_GRID}`}
          >
            <span>{t('person')}</span>
            <span>{t('two_days_max', { max: max('adjacent') || 'none' })}</span>
            <span>
              {year === undefined ? t('whole_year') : t('year_max', { year, max: max('year') || 'none' })}
            </span>
            <span>{t('consent')}</span>
            <span>{t('compensation')}</span>
          </div>
          <ul aria-labelledby="overtime-people">
            {rows.map((row) => (
              <PersonRow key={row.person.employee_id} row={row} master={master} />
            ))}
          </ul>
        </>
      )}
      <AddPeople
        open={adding}
        onOpenChange={setAdding}
        has={rows.map(({ person }) => person.employee_id)}
        onAdd={master.add}
      />
    </PanelSection>
  );
};
