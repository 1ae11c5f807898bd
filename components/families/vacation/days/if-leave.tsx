'use client';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import type { LedgerRow } from '../../../../lib/documents/families/vacation/rpc.ts';
import { addDays, type Day } from '../../../../lib/kernel/day.ts';
import { useDays } from '../../../calendar/use-days.ts';
import { DayField } from '../../../forms/day-field.tsx';
import { useErrorText } from '../../../rpc/use-error-text.ts';
import { Note } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { DraftButton } from './draft-button.tsx';
import { LiveAnswer } from './live-answer.tsx';
import { useLeaveWords } from './use-leave-words.ts';
import type { CaseProps } from './use-what-if.ts';
import { useWhatIf } from './use-what-if.ts';

const USUAL_DAYS = '14';
/** A leave is tried this many days ahead at first. */
const SOON_DAYS = 14;

/** What is left after a leave, with those before it taken or not, and whether later ones have enough then. */
export const IfLeave = ({ balance, isOwn }: CaseProps) => {
  const t = useTranslations('families.vacation.days');
  const days = useDays();
  const errorText = useErrorText();
  const { number } = useLeaveWords();
  const field = useId();
  const usual =
    balance.explained.on > balance.today ? balance.explained.on : addDays(balance.today, SOON_DAYS);
  const [start, setStart] = useState<Day | null>(usual);
  const [typed, setTyped] = useState(USUAL_DAYS);
  const [without, setWithout] = useState<readonly number[]>([]);
  const length = /^\d{1,3}$/.test(typed) ? Number(typed) : 0;
  const whole = start !== null && length >= 1 && length <= 365;
  const asked = useWhatIf(
    whole
      ? {
          case: 'leave',
          employee_id: balance.employee.id,
          kind: balance.kind,
          start_date: start,
          days: length,
          without: [...without],
        }
      : undefined,
  );
  const answer = whole && asked.data?.case === 'leave' ? asked.data : undefined;
  const reset = () => {
    setStart(usual);
    setTyped(USUAL_DAYS);
    setWithout([]);
  };
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)_6.5rem] gap-3">
        <DayField
          id={field}
          label={t('if_start')}
          value={start}
          onChange={setStart}
          onBlur={() => undefined}
        />
        <Field label={t('if_days')}>
          {(control) => (
            <TextInput
              {...control}
              inputMode="numeric"
              maxLength={3}
              value={typed}
              onChange={(event) => setTyped(event.target.value.replaceAll(/\D/g, ''))}
            />
          )}
        </Field>
      </div>
      {asked.isError && <Note tone="error">{errorText(asked.error)}</Note>}
      {answer && !asked.isError && (
        <LiveAnswer
          number={number(answer.after)}
          text={t('if_left', { day: days.day(answer.start_date), count: Number(answer.after) })}
          isShort={answer.after.startsWith('-')}
        >
          {t('if_left_note', {
            before: number(answer.before),
            awaits: Number(answer.awaiting),
            awaiting: number(answer.awaiting),
            days: number(String(Number(answer.days))),
            last: days.day(answer.end_date),
            holidays: answer.holidays.length,
          })}
        </LiveAnswer>
      )}
      {start !== null && (
        <Ahead
          rows={balance.ahead.filter(({ on_date }) => on_date <= start)}
          without={without}
          onChange={setWithout}
        />
      )}
      {answer?.short && <Short short={answer.short} />}
      <div className="flex flex-wrap gap-2">
        <DraftButton
          kind={balance.kind}
          isOwn={isOwn}
          leave={answer && { start_date: answer.start_date, end_date: answer.end_date, days: length }}
        />
        <Button variant="quiet" onClick={reset}>
          {t('if_reset')}
        </Button>
      </div>
    </>
  );
};

/** Leaves before the asked one: each is taken, or left out to see what comes of it. */
const Ahead = ({
  rows,
  without,
  onChange,
}: {
  rows: readonly LedgerRow[];
  without: readonly number[];
  onChange: (without: readonly number[]) => void;
}) => {
  const t = useTranslations('families.vacation.days');
  const { span } = useLeaveWords();
  const id = useId();
  return rows.flatMap(({ document, days }) => {
    if (!document?.id) return [];
    const known = document.id;
    const stays = !without.includes(known);
    return [
      <div key={known} className="flex items-start gap-3">
        <Switch
          aria-labelledby={`${id}-${known}`}
          checked={stays}
          onCheckedChange={() =>
            onChange(stays ? [...without, known] : without.filter((each) => each !== known))
          }
        />
        <span id={`${id}-${known}`}>
          {t('if_stays', { span: span(document) })}
          <small className="block text-sm text-ink-3">
            {t('if_stays_hint', { count: Math.abs(Number(days)) })}
          </small>
        </span>
      </div>,
    ];
  });
};

const Short = ({ short }: { short: { on: Day; days: string; row: LedgerRow | null } }) => {
  const t = useTranslations('families.vacation.days');
  const days = useDays();
  const { number, what } = useLeaveWords();
  const lacking = number(short.days.replace('-', ''));
  return (
    <Note tone="warning">
      {short.row
        ? t('if_short_leave', {
            leave: what({ rows: [short.row], isAhead: true }),
            day: days.day(short.on),
            days: lacking,
          })
        : t('if_short', { day: days.day(short.on), days: lacking })}
    </Note>
  );
};
