'use client';
import { useTranslations } from 'next-intl';
import type { Calendar } from '../../lib/calendar/calendar.ts';
import { type Totals, yearTotals } from '../../lib/calendar/totals.ts';
import { WEEKS } from '../../lib/calendar/working-hours.ts';
import { useDays } from '../calendar/use-days.ts';
import { Panel, PanelBody, PanelHead } from '../ui/panel.tsx';
import { ScrollRegion } from '../ui/scroll-region.tsx';

/** Working days, days off and hours of a year and its quarters. */
export const YearTotals = ({ year, calendar }: { year: number; calendar: Calendar }) => {
  const t = useTranslations('year');
  const totals = yearTotals(year, calendar);
  return (
    <Panel aria-labelledby="year-totals">
      <PanelHead title={t('totals', { year: String(year) })} id="year-totals" />
      <PanelBody>
        <ScrollRegion aria-label={t('totals_table')} className="overflow-x-auto">
          <table className="w-full text-sm tabular-nums">
            <thead className="text-ink-2">
              <tr>
                <td />
                {(['working', 'off'] as const).map((name) => (
                  <th key={name} scope="col" className="pb-1 pl-1.5 text-right font-normal">
                    {t(`total.${name}`)}
                  </th>
                ))}
                {WEEKS.map((week) => (
                  <th key={week} scope="col" className="pb-1 pl-1.5 text-right font-normal whitespace-nowrap">
                    {t('total.hours', { week })}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {totals.quarters.map((quarter, index) => (
                <Line
                  key={QUARTERS[index]}
                  name={t('quarter', { number: QUARTERS[index] ?? '' })}
                  totals={quarter}
                />
              ))}
              <Line name={t('whole')} totals={totals.year} strong />
            </tbody>
          </table>
        </ScrollRegion>
        <p className="mt-3 text-sm text-ink-2">{t('hours_by_week', { count: totals.year.shortened })}</p>
      </PanelBody>
    </Panel>
  );
};

const QUARTERS = ['I', 'II', 'III', 'IV'];

const Line = ({ name, totals, strong }: { name: string; totals: Totals; strong?: true }) => {
  const { number } = useDays();
  return (
    <tr className={strong ? 'border-t border-line font-semibold' : ''}>
      <th scope="row" className={`py-1 text-left ${strong ? 'font-semibold' : 'font-normal'}`}>
        {name}
      </th>
      {[totals.working, totals.off, ...WEEKS.map((week) => totals.hours[week])].map((value, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: columns keep their places
        <td key={index} className="py-1 pl-1.5 text-right whitespace-nowrap">
          {number(value)}
        </td>
      ))}
    </tr>
  );
};
