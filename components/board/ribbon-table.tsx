'use client';
import { useTranslations } from 'next-intl';
import type { Period } from '../../lib/board/scale.ts';
import { useDays } from '../calendar/use-days.ts';
import { useNames } from '../people/use-names.ts';
import { barsIn, type RibbonRow } from './ribbon-bars.ts';

interface RibbonTableProps {
  rows: readonly RibbonRow[];
  period: Period;
  caption: string;
}

/** The twin of a day ribbon for screen readers: who is away from when to when. */
export const RibbonTable = ({ rows, period, caption }: RibbonTableProps) => {
  const t = useTranslations('documents.away');
  const formats = useDays();
  const names = useNames();
  return (
    <div className="sr-only">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t('person')}</th>
            <th scope="col">{t('absences')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const bars = barsIn(row.absences, period);
            return (
              <tr key={row.employee_id}>
                <th scope="row">{names.full(row.name, row.name_eng)}</th>
                <td>
                  {bars.length === 0
                    ? t('present')
                    : bars
                        .map(({ absence }) =>
                          t('absence_said', {
                            what: t(`bar.${absence.kind}`, { pending: String(absence.pending) }),
                            period: [
                              formats.range(absence.start, absence.end),
                              absence.part && formats.clocks(...absence.part),
                            ]
                              .filter(Boolean)
                              .join(', '),
                          }),
                        )
                        .join('; ')}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
};
