'use client';
import { Check, Info } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { daysBetween, yearOf } from '../../../lib/kernel/day.ts';
import { hasLongPart, LONG_PART_DAYS } from '../../../lib/leave/long-part.ts';
import { numberOf } from '../../../lib/settings/read.ts';
import { UNSENT_STATUSES } from '../../../lib/workflow/statuses.data.ts';
import type { DocumentForm } from '../../documents/form/use-document-form.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { isAgreed, type ShownCorrection } from './correction-parts.ts';

/** What the labour code asks of a correction and this one has; what it has not is warned of by the rules. */
export const LawChecks = ({ form, correction }: { form: DocumentForm; correction: ShownCorrection }) => {
  const t = useTranslations('families.vacation_correction.screen.law');
  const lines = [longPart(form, correction), notice(form, correction), consent(form), asked(form)].flatMap(
    (line) => line ?? [],
  );
  return (
    lines.length > 0 && (
      <ul className="flex max-w-96 flex-col gap-1.5 text-sm">
        {lines.map(({ key, values }) => (
          <li key={key} className={classNames('flex gap-2', key !== 'recall_asked' && 'text-success-ink')}>
            <Icon of={key === 'recall_asked' ? Info : Check} size={16} className="mt-px flex-none" />
            <span>{t(key, values)}</span>
          </li>
        ))}
      </ul>
    )
  );
};

interface Line {
  readonly key: 'long_part' | 'notice' | 'request' | 'recall' | 'recall_asked' | 'illness';
  readonly values: Readonly<Record<string, number>>;
}

/** One part of the year's leave is long enough (article 125). */
const longPart = ({ facts, record }: DocumentForm, { leaves, parts }: ShownCorrection): Line | undefined => {
  const year =
    typeof record.period === 'number' ? record.period : record.start_date && yearOf(record.start_date);
  const others = facts.parts.filter(
    ({ id, replaced, start_date, period }) =>
      replaced !== true &&
      !leaves.some((leave) => leave.id === id) &&
      (typeof period === 'number' ? period : start_date && yearOf(start_date)) === year,
  );
  return hasLongPart([...others, ...parts].flatMap(({ days }) => days ?? []))
    ? { key: 'long_part', values: { days: LONG_PART_DAYS } }
    : undefined;
};

/** Its person can still be told of the new start in time (article 123). */
const notice = ({ situation }: DocumentForm, { parts }: ShownCorrection): Line | undefined => {
  const { today, parameters } = situation;
  const [next] = parts.filter((part) => !isAgreed(part) && part.start_date > today);
  const days = next ? daysBetween(today, next.start_date) : 0;
  return next && days >= numberOf(parameters, 'vacation_advice_notice_days')
    ? { key: 'notice', values: { days } }
    : undefined;
};

/** On whose word it is changed, once it was sent (articles 124 and 125). */
const consent = ({ row, record }: DocumentForm): Line | undefined => {
  if (!row || UNSENT_STATUSES.includes(row.status_id)) return undefined;
  const { ground } = record;
  if (ground === 'recall' || ground === 'illness') return { key: ground, values: {} };
  return row.creator_id === row.employee_id ? { key: 'request', values: {} } : undefined;
};

/** The person to be recalled reads what sending it means (article 125). */
const asked = ({ mode, row, record }: DocumentForm): Line | undefined =>
  mode === 'own' && record.ground === 'recall' && row && UNSENT_STATUSES.includes(row.status_id)
    ? { key: 'recall_asked', values: {} }
    : undefined;
