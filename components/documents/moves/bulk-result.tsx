'use client';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useNames } from '../../people/use-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { ReadWindow } from '../../ui/read-window.tsx';
import type { BulkOutcome } from './use-bulk-move.ts';

/** How a bulk decision ended, document by document: what was moved, and why the others were not. */
export const BulkResult = ({
  title,
  outcomes,
  onClose,
}: {
  title: string;
  outcomes: readonly BulkOutcome[];
  onClose: () => void;
}) => {
  const t = useTranslations('documents.bulk');
  const names = useNames();
  const sorted = outcomes.toSorted(
    (a, b) => Number(b.refused !== undefined) - Number(a.refused !== undefined),
  );
  return (
    <ReadWindow onClose={onClose} title={title} description={t('result_text')}>
      <ul className="divide-y divide-line">
        {sorted.map(({ row, refused }) => (
          <li key={row.id} className="flex items-start gap-2.5 py-2.5">
            <Icon
              of={refused ? CircleAlert : CircleCheck}
              className={refused ? 'mt-0.5 text-error-ink' : 'mt-0.5 text-success-ink'}
            />
            <div className="min-w-0">
              <p>
                <bdi className="font-medium">{names.short(row.employee_name, row.employee_name_eng)}</bdi>
                <span className="text-ink-2"> · {row.number}</span>
              </p>
              <p className={refused ? 'text-sm text-error-ink' : 'text-sm text-ink-2'}>
                {refused ?? t('moved')}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </ReadWindow>
  );
};
