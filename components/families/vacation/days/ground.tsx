'use client';
import { useTranslations } from 'next-intl';
import type { LeaveBalance, LedgerRow } from '../../../../lib/documents/families/vacation/rpc.ts';
import { identityOf } from '../../../../lib/families/identities.ts';
import { useDays } from '../../../calendar/use-days.ts';
import { useStatusWord } from '../../../documents/use-status-word.ts';
import { useNames } from '../../../people/use-names.ts';
import { usePortalLink } from '../../../shell/use-portal-link.ts';
import { AppLink } from '../../../ui/app-link.tsx';
import { useLeaveWords } from './use-leave-words.ts';

/** The ground of a row: its document, the norm, a file, or the reason hr gave. */
export const RowGround = ({ row, balance }: { row: LedgerRow; balance: Pick<LeaveBalance, 'norma'> }) => {
  const t = useTranslations('families.vacation.days.ground');
  const days = useDays();
  const names = useNames();
  const link = usePortalLink();
  const statusWord = useStatusWord();
  const { number } = useLeaveWords();
  const { cause, document, reason, moment } = row;
  if (cause === 'accrual') return t('accrual', { norm: number(String(Number(balance.norma))) });
  if (cause === 'import' && moment) return t('import', { day: days.day(days.dayOf(moment)) });
  const author =
    moment && row.author_name !== '' && reason !== ''
      ? t('author', { name: names.short(row.author_name, row.author_name_eng), moment: days.moment(moment) })
      : undefined;
  const route = document && identityOf(document.object_id)?.routes.form;
  return (
    <>
      {document?.id && route ? (
        <>
          <AppLink href={link(route, { id: document.id })}>{document.number}</AppLink>
          {`, ${statusWord(document, document.object_id).toLowerCase()}`}
        </>
      ) : document ? (
        t('hidden')
      ) : (
        ['leave', 'return'].includes(cause) && t('gone')
      )}
      {reason !== '' && <span className="block wrap-anywhere">{reason}</span>}
      {author && <span className="block text-ink-3">{author}</span>}
    </>
  );
};
