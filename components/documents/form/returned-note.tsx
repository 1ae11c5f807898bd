'use client';
import { Undo2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useNames } from '../../people/use-names.ts';
import { Note } from '../../ui/banner.tsx';
import type { HistoryRow } from '../timeline/use-document-history.ts';

/** Sent back for rework: author and reason, until it is sent again. */
export const ReturnedNote = ({ last }: { last: HistoryRow }) => {
  const t = useTranslations('documents.form');
  const names = useNames();
  const who = names.short(last.employee_name, last.employee_name_eng);
  const said =
    last.behalf_employee_id === null
      ? who
      : t('on_behalf', {
          who,
          behalf: names.short(last.behalf_employee_name, last.behalf_employee_name_eng),
        });
  return (
    <div role="status">
      <Note
        tone={last.status_id === 'declined' ? 'error' : 'warning'}
        icon={Undo2}
        title={t(last.status_id === 'declined' ? 'was_declined' : 'was_returned')}
      >
        <p>{last.comments === '' ? said : t('said', { who: said, text: last.comments })}</p>
      </Note>
    </div>
  );
};
