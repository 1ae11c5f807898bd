'use client';
import { useTranslations } from 'next-intl';
import { useDays } from '../../calendar/use-days.ts';
import { useStatusWord } from '../../documents/use-status-word.ts';
import { useNames } from '../../people/use-names.ts';
import type { AnyRow } from '../../rpc/rows.ts';
import { useView } from '../../rpc/use-view.ts';
import { Answered } from '../../shell/answered.tsx';
import { usePortalLink } from '../../shell/use-portal-link.ts';
import { AppLink } from '../../ui/app-link.tsx';

interface Ordered extends AnyRow {
  readonly id: number;
  readonly status_id: string;
  readonly date: string | null;
}

/** Papers that are given out on the last day (labour code, article 84.1), by the codes of their types. */
const DUE = ['income', 'payslip', 'work_record'] as const;

/** What of the papers of a leaver is ordered or issued in the portal, the newest first. */
export const LeaverPapers = ({ employee_id }: { employee_id: number }) => {
  const t = useTranslations('documents.settlement');
  const names = useNames();
  const days = useDays();
  const statusWord = useStatusWord();
  const link = usePortalLink();
  const view = useView<Ordered>('request', {
    filter: `employee_id = ${employee_id} and request_type_code in (${DUE.map((code) => `'${code}'`).join(', ')})`,
    select: 'id,date,status_id,request_type_code,request_type_name,request_type_name_eng',
    orderBy: 'id',
    sort: 'desc',
    rowsPerPage: 6,
  });
  return (
    <Answered of={view} pending={null} empty={<p className="text-sm text-ink-2">{t('no_papers')}</p>}>
      {({ data }) => (
        <ul className="flex flex-col gap-1 text-sm">
          {data.map((row) => (
            <li key={row.id}>
              <AppLink href={link('request', { id: row.id })}>{names.of(row, 'request_type_name')}</AppLink>
              <span className="text-ink-2">
                {[row.date ? days.day(row.date) : '', statusWord(row, 'request')]
                  .filter(Boolean)
                  .map((part) => ` · ${part}`)
                  .join('')}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Answered>
  );
};
