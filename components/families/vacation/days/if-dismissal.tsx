'use client';
import { Info } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import type { Day } from '../../../../lib/kernel/day.ts';
import { DayField } from '../../../forms/day-field.tsx';
import { useErrorText } from '../../../rpc/use-error-text.ts';
import { Note } from '../../../ui/banner.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { LiveAnswer } from './live-answer.tsx';
import { useLeaveWords } from './use-leave-words.ts';
import type { CaseProps } from './use-what-if.ts';
import { useWhatIf } from './use-what-if.ts';

/** How many days a dismissal would pay for, or withhold (labour code, articles 127 and 137). */
export const IfDismissal = ({ balance }: CaseProps) => {
  const t = useTranslations('families.vacation.days');
  const errorText = useErrorText();
  const { number, span } = useLeaveWords();
  const field = useId();
  const { employee, explained } = balance;
  const [date, setDate] = useState<Day | null>(employee.dismissal_date ?? explained.on);
  const asked = useWhatIf(date === null ? undefined : { case: 'dismissal', employee_id: employee.id, date });
  const answer = date !== null && asked.data?.case === 'dismissal' ? asked.data : undefined;
  const isWithheld = answer?.compensation.startsWith('-') ?? false;
  const paid = Math.abs(Number(answer?.compensation ?? 0));
  const lost = answer?.lost.flatMap(({ document }) => (document ? [span(document)] : [])) ?? [];
  return (
    <>
      <DayField id={field} label={t('if_date')} value={date} onChange={setDate} onBlur={() => undefined} />
      {asked.isError && <Note tone="error">{errorText(asked.error)}</Note>}
      {answer && !asked.isError && (
        <LiveAnswer
          number={number(answer.compensation.replace('-', ''))}
          text={t(isWithheld ? 'if_withheld' : 'if_paid', { count: paid })}
          isShort={isWithheld}
        >
          {t('if_paid_note', {
            granted: number(answer.granted),
            taken: number(answer.taken.replace('-', '')),
          })}
        </LiveAnswer>
      )}
      {answer && answer.rounded > 0 && (
        <p className="flex gap-2 text-sm text-ink-2">
          <Icon of={Info} size={16} className="mt-0.5 flex-none" />
          <span>{t('if_rounded')}</span>
        </p>
      )}
      {lost.length > 0 && <Note tone="warning">{t('if_lost', { list: lost.join(', ') })}</Note>}
    </>
  );
};
