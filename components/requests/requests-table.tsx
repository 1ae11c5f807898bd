'use client';
import { useTranslations } from 'next-intl';
import type { Mode } from '../../lib/routes/route.ts';
import { useDays } from '../calendar/use-days.ts';
import { useNames } from '../people/use-names.ts';
import { usePortalLink } from '../shell/use-portal-link.ts';
import { AppLink } from '../ui/app-link.tsx';
import { FoldingTable, MIDDLE, NARROW } from '../ui/folding-table.tsx';
import { StatusTag } from '../ui/tag.tsx';
import { LinkedDocument } from './linked-document.tsx';
import type { RequestRow } from './request-row.ts';

/** Lists whose address takes the number of one request. */
const OPENS: readonly string[] = ['urequests', 'urequests-own'];

interface RequestsTableProps {
  rows: readonly RequestRow[];
  route: string;
  mode: Mode;
  busy: boolean;
}

/** Requests as a table that folds to a few lines each on the phone. */
export const RequestsTable = ({ rows, route, mode, busy }: RequestsTableProps) => {
  const t = useTranslations('requests');
  return (
    <FoldingTable
      caption={t(`title.${route}`)}
      busy={busy}
      columns={[
        { title: t('column.request') },
        { title: t('column.document') },
        { title: t('column.status'), className: 'w-48' },
        { title: t('column.since'), className: 'w-48' },
      ]}
    >
      {rows.map((row) => (
        <Row key={row.id} row={row} route={route} mode={mode} />
      ))}
    </FoldingTable>
  );
};

const Row = ({ row, route, mode }: { row: RequestRow; route: string; mode: Mode }) => {
  const names = useNames();
  const days = useDays();
  const link = usePortalLink();
  const cell = 'px-(--cell-x) py-3 align-middle';
  const type = names.of(row, 'request_type_name');
  const status = <StatusTag statusId={row.status_id} label={names.of(row, 'status_name')} />;
  return (
    <tr className="hover:bg-hover">
      <td className={`${cell} pl-5! max-tablet:pl-4!`}>
        <p className="truncate font-medium">
          {OPENS.includes(route) ? (
            <AppLink href={link(route, { id: row.id })} className="text-inherit no-underline hover:underline">
              {row.number}
            </AppLink>
          ) : (
            row.number
          )}
          {type && <span className="font-normal text-ink-2"> · {type}</span>}
        </p>
        {mode !== 'own' && (
          <p className="truncate text-sm text-ink-2">
            <bdi>{names.of(row, 'employee_name')}</bdi>
          </p>
        )}
        <div className={`mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm ${NARROW}`}>
          <LinkedDocument row={row} mode={mode} />
          {status}
        </div>
      </td>
      <td className={`${cell} ${MIDDLE}`}>
        <LinkedDocument row={row} mode={mode} />
      </td>
      <td className={`${cell} ${MIDDLE}`}>{status}</td>
      <td className={`${cell} ${MIDDLE} text-ink-2`}>{days.moment(row.status_date)}</td>
    </tr>
  );
};
