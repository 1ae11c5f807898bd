'use client';
import { Pencil } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { TimesheetCorrection } from '../../lib/rpc/timesheet.ts';
import { workedMinutes } from '../../lib/timesheet/day-codes.ts';
import { useDays } from '../calendar/use-days.ts';
import { useNames } from '../people/use-names.ts';
import { Icon } from '../ui/icon.tsx';
import { TimesheetDocumentLink } from './document-link.tsx';
import { useCodeWords } from './use-code-words.ts';

/** One correction: what the day said, what it says, why, who wrote it and when. */
export const CorrectionItem = ({
  correction: { was, becomes, reason, documents, author, author_eng, create_date },
  title,
}: {
  correction: TimesheetCorrection;
  title?: ReactNode;
}) => {
  const t = useTranslations('timesheet');
  const words = useCodeWords();
  const names = useNames();
  const { moment } = useDays();
  const difference = workedMinutes(becomes) - workedMinutes(was);
  const hours = words.hours(Math.abs(difference));
  return (
    <li className="flex gap-3 py-2 text-sm">
      <span className="mt-0.5 grid size-[22px] shrink-0 place-items-center rounded-full border border-info-line bg-info-soft text-info-ink">
        <Icon of={Pencil} size={14} />
      </span>
      <div className="min-w-0 flex-1">
        {title && <p className="font-semibold">{title}</p>}
        <p>
          <s className="text-ink-3">{words.line(was) || '–'}</s> →{' '}
          <b className="font-medium">{words.line(becomes)}</b>
          {difference !== 0 && (
            <span className="text-ink-2">
              {' '}
              · {difference > 0 ? t('more', { hours }) : t('less', { hours })}
            </span>
          )}
        </p>
        {reason && <p>{reason}</p>}
        <p className="text-ink-2">
          {moment(create_date)} · {names.short(author, author_eng)}
        </p>
      </div>
      {documents.length > 0 && (
        <span className="flex flex-col">
          {documents.map((each) => (
            <TimesheetDocumentLink key={each.id} document={each} />
          ))}
        </span>
      )}
    </li>
  );
};
