'use client';
import { useTranslations } from 'next-intl';
import { useId, useMemo } from 'react';
import type { TimesheetMonth } from '../../lib/rpc/timesheet.ts';
import { CODES } from '../../lib/timesheet/codes.data.ts';
import { codeSums } from '../../lib/timesheet/sums.ts';
import { useDays } from '../calendar/use-days.ts';
import { classNames } from '../ui/class-names.ts';
import { Panel, PanelHead } from '../ui/panel.tsx';
import { codeLook } from './code-look.ts';
import { useCodeWords } from './use-code-words.ts';

/** The codes of all people in sight with their numbers of the form T-13, days and hours. */
export const CodeSums = ({ people }: Pick<TimesheetMonth, 'people'>) => {
  const t = useTranslations('timesheet');
  const words = useCodeWords();
  const { number } = useDays();
  const title = useId();
  const sums = useMemo(
    () => codeSums(people.flatMap(({ cells }) => cells.map(({ codes }) => codes))),
    [people],
  );
  return (
    <Panel aria-labelledby={title}>
      <PanelHead title={t('sums')} id={title}>
        <span className="text-ink-2">{t('people', { count: people.length })}</span>
      </PanelHead>
      <table className="w-full text-sm">
        <thead className="bg-sunken text-ink-2">
          <tr className="*:px-5 *:py-2 *:font-medium max-tablet:*:px-2">
            <th scope="col" className="text-left">
              {t('code')}
            </th>
            <th scope="col" className="text-left">
              №
            </th>
            <th scope="col" className="text-left">
              {t('meaning')}
            </th>
            <th scope="col" className="text-right">
              {t('days')}
            </th>
            <th scope="col" className="text-right">
              {t('hours')}
            </th>
          </tr>
        </thead>
        <tbody>
          {sums.map(({ code, days, minutes }) => (
            <tr key={code} className="border-t border-line *:px-5 *:py-1.5 max-tablet:*:px-2">
              <th scope="row" className="text-left">
                <span
                  className={classNames(
                    'inline-grid h-6 min-w-8 place-items-center rounded-tag border border-line px-1.5 text-xs font-semibold',
                    codeLook(code) || 'bg-sunken',
                  )}
                >
                  {code}
                </span>
              </th>
              <td className="text-ink-2">{CODES[code].number}</td>
              <td className="wrap-anywhere">{words.name(code)}</td>
              <td className="text-right tabular-nums">{number(days)}</td>
              <td className="text-right tabular-nums">{minutes > 0 ? words.hours(minutes) : '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
};
