'use client';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import type { TimesheetMonth } from '../../lib/rpc/timesheet.ts';
import { useDays } from '../calendar/use-days.ts';
import { useNames } from '../people/use-names.ts';
import { Count } from '../ui/count.tsx';
import { Panel, PanelFoot, PanelHead } from '../ui/panel.tsx';
import { CorrectionItem } from './correction-item.tsx';

/** What hr has corrected after the closing, the newest first; nothing of a month without any. */
export const CorrectionsPanel = ({ corrections, people }: Pick<TimesheetMonth, 'corrections' | 'people'>) => {
  const t = useTranslations('timesheet');
  const names = useNames();
  const { day: spelled, weekday } = useDays();
  const title = useId();
  if (corrections.length === 0) return null;
  return (
    <Panel aria-labelledby={title} className="self-start">
      <PanelHead title={t('corrections')} id={title} count={<Count quiet>{corrections.length}</Count>} />
      <ul className="border-t border-line px-5 max-tablet:px-4">
        {corrections.map((each) => {
          const person = people.find(({ employee_id }) => employee_id === each.employee_id);
          const name = person ? names.short(person.name, person.name_eng) : '';
          return (
            <CorrectionItem
              key={each.id}
              correction={each}
              title={`${name}, ${weekday(each.day)}, ${spelled(each.day)}`}
            />
          );
        })}
      </ul>
      <PanelFoot>{t('corrections_foot')}</PanelFoot>
    </Panel>
  );
};
