'use client';
import { Trash2, Undo2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { standsInTheWay, wayOutOf } from '../../../lib/documents/in-the-way.ts';
import { ABSENCES, identityOf } from '../../../lib/families/identities.ts';
import { isDay } from '../../../lib/kernel/day.ts';
import { useDays } from '../../calendar/use-days.ts';
import { useProfile } from '../../rpc/profile.ts';
import { useView } from '../../rpc/use-view.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { Button } from '../../ui/button.tsx';
import type { DocumentRow } from '../document-row.ts';
import type { DocumentForm } from '../form/use-document-form.ts';
import { useDecide } from '../moves/use-decide.tsx';
import { useRemoval } from '../moves/use-removal.tsx';
import { useDocumentHref } from '../use-document-href.ts';
import { useRefresh } from '../use-refresh.ts';

const AT_HOME = ABSENCES.filter((object_id) => identityOf(object_id)?.absence === 'home');

/** More than these of one person on the days of one document are seen in the list of their own. */
const SHOWN_MAX = 10;

/** The reader's own days at home under another absence of the same reader, in whatever status they are. */
const useOwnAtHome = ({ family, form, facts }: DocumentForm): readonly DocumentRow[] => {
  const { employee_id } = useProfile();
  const { start_date, end_date, employee_id: of } = form.values;
  const isAsked =
    family.absence !== undefined &&
    family.absence !== 'home' &&
    employee_id !== null &&
    Number(of ?? 0) === employee_id &&
    isDay(start_date) &&
    isDay(end_date) &&
    start_date <= end_date;
  const view = useView<DocumentRow>(
    'document',
    {
      filter: `object_id in (${AT_HOME.map((object) => `'${object}'`).join(', ')}) and employee_id = ${employee_id ?? 0} and start_date <= '${String(end_date)}' and end_date >= '${String(start_date)}' and status_id <> 'declined'`,
      orderBy: 'start_date',
      sort: 'asc',
      rowsPerPage: SHOWN_MAX,
    },
    { enabled: isAsked },
  );
  return isAsked ? (view.data?.data ?? []).filter((row) => standsInTheWay(row, facts.overlaps)) : [];
};

/** Frees the days of a form of the reader's own home office, by the act that each leaves them; of what hr alone can do it says so. */
export const HomeInTheWay = ({ form }: { form: DocumentForm }) => {
  const t = useTranslations('documents.checks');
  const days = useDays();
  const hrefOf = useDocumentHref();
  const decide = useDecide();
  const removal = useRemoval();
  const refresh = useRefresh();
  const rows = useOwnAtHome(form);
  /** Read again whether it was deleted or not: another tab may have been faster. */
  const free = async (row: DocumentRow) => {
    await removal.remove(row, t('delete_home_title', { number: row.number }));
    await refresh();
  };
  return (
    <>
      {rows.map((row) => {
        const { number } = row;
        const wayOut = wayOutOf(row);
        const period =
          row.start_date && row.end_date ? days.range(row.start_date, row.end_date) : t('home.no_days');
        return (
          <div key={row.id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span>
              {t.rich(`home.${wayOut.act}`, {
                number: () => <AppLink href={hrefOf(row)}>{number}</AppLink>,
                period,
              })}
            </span>
            {wayOut.act === 'withdraw' && (
              <Button
                size="sm"
                icon={Undo2}
                busy={decide.busy.has(row.id)}
                onClick={() => void decide.one(row, wayOut.step)}
              >
                {t('withdraw_home', { number })}
              </Button>
            )}
            {(wayOut.act === 'delete' || wayOut.act === 'annul') && (
              <Button size="sm" icon={Trash2} onClick={() => void free(row)}>
                {t(`${wayOut.act}_home`, { number })}
              </Button>
            )}
          </div>
        );
      })}
      {decide.windows}
      {removal.window}
    </>
  );
};
