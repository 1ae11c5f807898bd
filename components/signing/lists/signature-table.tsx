'use client';
import { useTranslations } from 'next-intl';
import type { Mode } from '../../../lib/routes/route.ts';
import { useDays } from '../../calendar/use-days.ts';
import { useNames } from '../../people/use-names.ts';
import { StatusTag } from '../../ui/tag.tsx';
import { VerdictTag } from '../verify/verdict.tsx';
import { type SignatureRow, verdictNow } from './signature-row.ts';

/** Cells that give way in a narrow table: what they say moves under the first one. */
const WIDE = '@max-[1080px]:hidden';
const MIDDLE = '@max-[720px]:hidden';
const NARROW = '@min-[720px]:hidden';

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
  const head = 'h-[38px] px-(--cell-x) text-left font-medium whitespace-nowrap';
  return (
    <div className="@container" aria-busy={busy}>
      <table className="w-full table-fixed border-collapse">
        <caption className="sr-only">{t(`title.${mode}`)}</caption>
        <thead className={`bg-sunken text-sm text-ink-2 ${MIDDLE}`}>
          <tr>
            <th scope="col" className={`${head} w-[30%] pl-5!`}>
              {t('column.signer')}
            </th>
            <th scope="col" className={head}>
              {t('column.type')}
            </th>
            <th scope="col" className={`${head} ${WIDE} w-42`}>
              {t('column.status')}
            </th>
            <th scope="col" className={`${head} ${WIDE} w-20`}>
              {t('column.level')}
            </th>
            <th scope="col" className={`${head} w-48`}>
              {t('column.signed_at')}
            </th>
            <th scope="col" className={`${head} w-36`}>
              {t('column.verdict')}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map((row) => (
            <Row key={row.id} row={row} onOpen={() => onOpen(row)} />
          ))}
        </tbody>
      </table>
    </div>
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
