'use client';
import { useTranslations } from 'next-intl';
import type { Day } from '../../lib/kernel/day.ts';
import { useDays } from '../calendar/use-days.ts';
import { SETTLED } from '../families/settled.ts';
import { Panel, PanelBody, PanelHead } from '../ui/panel.tsx';

/** What the accountant settles on the last day: days of leave that are paid for or withheld, advances. */
export const SettlementPanel = ({ employee_id, last }: { employee_id: number; last: Day }) => {
  const t = useTranslations('dismissal');
  const days = useDays();
  return (
    <Panel aria-labelledby="dismissal-settlement">
      <PanelHead id="dismissal-settlement" title={t('settlement_title')} />
      <PanelBody>
        <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-2">
          <dt className="text-ink-2">{t('settlement_day')}</dt>
          <dd className="text-right font-medium">{days.day(last)}</dd>
          {SETTLED.map(({ key, Line }) => (
            <Line key={key} employee_id={employee_id} last={last} />
          ))}
        </dl>
        <p className="mt-3 text-sm text-ink-2">{t('settlement_law')}</p>
      </PanelBody>
    </Panel>
  );
};
