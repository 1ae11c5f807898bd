'use client';
import { PencilLine } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { isClockTime } from '../../../lib/kernel/clock-time.ts';
import { isDay } from '../../../lib/kernel/day.ts';
import { useDays } from '../../calendar/use-days.ts';
import { useNames } from '../../people/use-names.ts';
import { useFieldWords } from '../form/use-field-words.ts';
import { TimelineStop } from './timeline-stop.tsx';
import type { ChangeRow } from './use-document-changes.ts';

interface FieldChange {
  readonly field: string;
  readonly was?: unknown;
  readonly is?: unknown;
}

/** A change of a decided document: its author, what it said before and says now, and why. */
export const ChangeStop = ({ change, object_id }: { change: ChangeRow; object_id: string }) => {
  const t = useTranslations('documents.timeline');
  const names = useNames();
  const days = useDays();
  const said = useSaidChange(object_id);
  const who = names.short(change.employee_name, change.employee_name_eng);
  const lines = (JSON.parse(change.changes) as FieldChange[]).flatMap((each) => said(each) ?? []);
  return (
    <TimelineStop kind="back" icon={PencilLine} title={t('changed')}>
      <p className="text-sm text-ink-2">
        <bdi>
          {change.behalf_employee_id === null
            ? who
            : t('on_behalf', {
                who,
                behalf: names.short(change.behalf_employee_name, change.behalf_employee_name_eng),
              })}
        </bdi>
        {` · ${t('role.hr')}`}
      </p>
      <p className="text-sm text-ink-3">{days.moment(change.create_date)}</p>
      {lines.length > 0 && (
        <ul className="mt-1 text-sm">
          {lines.map((line) => (
            <li key={line} className="break-words">
              {line}
            </li>
          ))}
        </ul>
      )}
      <blockquote className="mt-1.5 rounded-[2px_8px_8px_8px] bg-sunken px-3 py-2 text-sm break-words">
        {change.reason}
      </blockquote>
    </TimelineStop>
  );
};

/** A changed field in words; nothing of one that follows from others and has no name of its own. */
const useSaidChange = (object_id: string) => {
  const t = useTranslations('documents.timeline');
  const common = useTranslations('common');
  const words = useFieldWords(object_id);
  const days = useDays();
  const value = (field: string, of: unknown): string => {
    if (of === null || of === undefined || of === '') return '–';
    if (isDay(of)) return days.day(of);
    if (isClockTime(of)) return days.clock(of);
    if (typeof of === 'boolean') return common(of ? 'yes' : 'no');
    return words.choice(field, String(of));
  };
  return ({ field, ...change }: FieldChange): string | undefined => {
    const label = words.label(field);
    if (label === field) return undefined;
    if (change.was === undefined && change.is === undefined) return label;
    return t('changed_value', { label, was: value(field, change.was), is: value(field, change.is) });
  };
};
