'use client';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import type { Day } from '../../../../lib/kernel/day.ts';
import { useDays } from '../../../calendar/use-days.ts';
import { DayField } from '../../../forms/day-field.tsx';
import { useErrorText } from '../../../rpc/use-error-text.ts';
import { Note } from '../../../ui/banner.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { LiveAnswer } from './live-answer.tsx';
import { useLeaveWords } from './use-leave-words.ts';
import type { CaseProps } from './use-what-if.ts';
import { useWhatIf } from './use-what-if.ts';

/** What comes back of a leave when its person falls ill in it (labour code, article 124). */
export const IfIllness = ({ balance }: CaseProps) => {
  const t = useTranslations('families.vacation.days');
  const days = useDays();
  const errorText = useErrorText();
  const { number, span } = useLeaveWords();
  const [from, to] = [useId(), useId()];
  const known = balance.leaves.flatMap((leave) => (leave.id === null ? [] : [{ ...leave, id: leave.id }]));
  const [chosen, setChosen] = useState(known.at(-1)?.id);
  const leave = known.find(({ id }) => id === chosen);
  const [start, setStart] = useState<Day | null>(leave?.start_date ?? null);
  const [end, setEnd] = useState<Day | null>(leave?.start_date ?? null);
  const asked = useWhatIf(
    leave && start !== null && end !== null && end >= start
      ? {
          case: 'illness',
          employee_id: balance.employee.id,
          document_id: leave.id,
          start_date: start,
          end_date: end,
        }
      : undefined,
  );
  const answer = asked.data?.case === 'illness' ? asked.data : undefined;
  if (!leave) return <Note>{t('if_no_leaves')}</Note>;
  return (
    <>
      <Field label={t('if_leave')}>
        {(control) => (
          <Select
            {...control}
            value={String(leave.id)}
            onValueChange={(value) => {
              const next = known.find(({ id }) => id === Number(value));
              setChosen(next?.id);
              setStart(next?.start_date ?? null);
              setEnd(next?.start_date ?? null);
            }}
            options={known.map((each) => ({
              value: String(each.id),
              label: `${each.number}, ${span(each)}`,
            }))}
          />
        )}
      </Field>
      <div className="grid grid-cols-2 gap-3">
        <DayField
          id={from}
          label={t('if_ill_from')}
          value={start}
          onChange={setStart}
          onBlur={() => undefined}
        />
        <DayField id={to} label={t('if_ill_to')} value={end} onChange={setEnd} onBlur={() => undefined} />
      </div>
      {asked.isError && <Note tone="error">{errorText(asked.error)}</Note>}
      {answer && !asked.isError && (
        <LiveAnswer
          number={number(String(Number(answer.returned)))}
          text={t('if_returned', { count: Number(answer.returned) })}
        >
          {answer.until
            ? t('if_returned_note', {
                before: number(answer.before),
                after: number(answer.after),
                until: days.day(answer.until),
              })
            : t('if_returned_none')}
        </LiveAnswer>
      )}
    </>
  );
};
