'use client';
import { useTranslations } from 'next-intl';
import type { Mode } from '../../../lib/routes/route.ts';
import { useDays } from '../../calendar/use-days.ts';
import { useNames } from '../../people/use-names.ts';
import { FoldingTable, MIDDLE, NARROW, WIDE } from '../../ui/folding-table.tsx';
import { StatusTag } from '../../ui/tag.tsx';
import { VerdictTag } from '../verify/verdict.tsx';
import { type SignatureRow, verdictNow } from './signature-row.ts';

/** Signatures as a table that folds to a line each on the phone; a row opens its report. */
export const SignatureTable = ({
  rows,
  mode,
  busy,
  onOpen,
}: {
  rows: readonly SignatureRow[];
  mode: Mode;
  busy: boolean;
  onOpen: (row: SignatureRow) => void;
}) => {
  const t = useTranslations('signatures');
  return (
    <FoldingTable
      caption={t(`title.${mode}`)}
      busy={busy}
      columns={[
        { title: t('column.signer'), className: 'w-[30%]' },
        { title: t('column.type') },
        { title: t('column.status'), className: `${WIDE} w-42` },
        { title: t('column.level'), className: `${WIDE} w-20` },
        { title: t('column.signed_at'), className: 'w-48' },
        { title: t('column.verdict'), className: 'w-36' },
      ]}
    >
      {rows.map((row) => (
        <Row key={row.id} row={row} onOpen={() => onOpen(row)} />
      ))}
    </FoldingTable>
  );
};

const Row = ({ row, onOpen }: { row: SignatureRow; onOpen: () => void }) => {
  const t = useTranslations('signatures');
  const names = useNames();
  const days = useDays();
  const cell = 'px-(--cell-x) py-3 align-middle';
  const signer = names.of(row, 'employee_name');
  const behalf = names.short(row.behalf_employee_name, row.behalf_employee_name_eng);
  const type = t(`type.${row.type}`);
  return (
    <tr className="relative hover:bg-hover">
      <td className={`${cell} pl-5! max-tablet:pl-4!`}>
        <button
          type="button"
          onClick={onOpen}
          className="block max-w-full truncate text-left font-medium after:absolute after:inset-0 hover:underline"
        >
          <bdi>{row.behalf_employee_id === null ? signer : t('on_behalf', { signer, behalf })}</bdi>
        </button>
        <p className="truncate text-sm text-ink-2">
          {row.document_number} · {row.file_name}
        </p>
        <p className={`text-sm text-ink-2 ${NARROW}`}>
          {type} · {days.moment(row.signed_at)}
        </p>
        <p className={`mt-1 ${NARROW}`}>
          <VerdictTag verdict={verdictNow(row)} />
        </p>
      </td>
      <td className={`${cell} ${MIDDLE}`}>
        {type}
        {row.type !== '1' && <p className="truncate text-sm text-ink-2">{row.certificate_name}</p>}
      </td>
      <td className={`${cell} ${WIDE}`}>
        <StatusTag statusId={row.status_id} label={names.of(row, 'status_name')} />
      </td>
      <td className={`${cell} ${WIDE}`}>{row.level}</td>
      <td className={`${cell} ${MIDDLE} text-ink-2`}>{days.moment(row.signed_at)}</td>
      <td className={`${cell} ${MIDDLE}`}>
        <VerdictTag verdict={verdictNow(row)} />
      </td>
    </tr>
  );
};
