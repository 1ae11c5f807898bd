'use client';
import { useTranslations } from 'next-intl';
import type { Period } from '../../lib/board/scale.ts';
import { useNames } from '../people/use-names.ts';
import { barsIn, type RibbonRow } from './ribbon-bars.ts';
import { useAbsenceWords } from './use-absence-words.ts';

interface RibbonTableProps {
  rows: readonly RibbonRow[];
  period: Period;
  caption: string;
}

/** The twin of a day ribbon for screen readers: who is away from when to when. */
export const RibbonTable = ({ rows, period, caption }: RibbonTableProps) => {
  const t = useTranslations('documents.away');
  const { said } = useAbsenceWords();
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
          {rows.map((row) => (
            <tr key={row.employee_id}>
              <th scope="row">{names.full(row.name, row.name_eng)}</th>
              <td>{said(barsIn(row.absences, period).map(({ absence }) => absence))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
