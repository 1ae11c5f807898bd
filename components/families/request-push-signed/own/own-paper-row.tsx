'use client';
import { FileText } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { awaitsAnswer } from '../../../../lib/papers/due.ts';
import { useDays } from '../../../calendar/use-days.ts';
import { useStatusWord } from '../../../documents/use-status-word.ts';
import { useNames } from '../../../people/use-names.ts';
import { usePortalLink } from '../../../shell/use-portal-link.ts';
import { AppLink } from '../../../ui/app-link.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { StatusTag } from '../../../ui/tag.tsx';
import { DueLine } from '../due-line.tsx';
import type { PaperDocument } from '../paper-rows.ts';

/** A paper in the list of its person: kind, sender, deadline, and how it stands. */
export const OwnPaperRow = ({ row }: { row: PaperDocument }) => {
  const t = useTranslations('papers.own');
  const names = useNames();
  const statusWord = useStatusWord();
  const days = useDays();
  const link = usePortalLink();
  const waits = awaitsAnswer(row.status_id);
  const kind = names.of(row, 'document_type_name');
  const status = (
    <StatusTag statusId={row.status_id} label={waits ? t('unread') : statusWord(row, row.object_id)} />
  );
  return (
    <li className="border-t border-line hover:bg-hover">
      <AppLink
        href={link('upaper', { id: row.id })}
        className="flex items-start gap-3 px-5 py-3.5 text-ink no-underline max-tablet:px-4"
      >
        <span className="grid size-9 flex-none place-items-center rounded-cell bg-sunken text-ink-3">
          <Icon of={FileText} />
        </span>
        <span className="min-w-0 flex-1">
          <span className={`block wrap-anywhere ${waits ? 'font-semibold' : 'font-medium'}`}>
            {row.title}
          </span>
          <span className="block text-sm text-ink-2">
            {kind ? t('kind_and_number', { kind, number: row.number }) : row.number}
          </span>
          <span className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-2">
            <span className="tablet:hidden">{status}</span>
            {waits ? (
              <DueLine statusId={row.status_id} day={row.due_date} />
            ) : (
              t('answered_on', { day: days.day(days.dayOf(row.status_date)) })
            )}
          </span>
        </span>
        <span className="max-tablet:hidden">{status}</span>
      </AppLink>
    </li>
  );
};
