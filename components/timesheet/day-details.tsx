'use client';
import { SquarePen } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import type { TimesheetDay, TimesheetPerson, TimesheetTold } from '../../lib/rpc/timesheet.ts';
import { type DayCodes, workedMinutes } from '../../lib/timesheet/day-codes.ts';
import { useDays } from '../calendar/use-days.ts';
import { useNames } from '../people/use-names.ts';
import { call } from '../rpc/client.ts';
import { useProfile } from '../rpc/profile.ts';
import { useAsked } from '../rpc/use-asked.ts';
import { Answered } from '../shell/answered.tsx';
import { Button, DisabledReason } from '../ui/button.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { CorrectionItem } from './correction-item.tsx';
import { TimesheetDocumentLink } from './document-link.tsx';
import { useCodeWords } from './use-code-words.ts';

interface DayDetailsProps {
  readonly person: TimesheetPerson;
  readonly day: string;
  readonly keeps: boolean;
  readonly onCorrect: () => void;
}

/** What a cell is made of: codes with their documents and times, the sum of the day, who has corrected it. */
export const DayDetails = (props: DayDetailsProps) => {
  const { person, day } = props;
  const t = useTranslations('timesheet');
  const names = useNames();
  const { day: spelled, weekday } = useDays();
  const asked = useAsked<TimesheetDay>({
    queryKey: ['view', 'timesheet', 'day', person.employee_id, day],
    queryFn: ({ signal }) =>
      call('timesheet.day', { employee_id: person.employee_id, day }, { signal }).then(({ data }) => data),
    staleTime: 0,
  });
  return (
    <div className="w-[340px] max-w-full text-sm">
      <p className="pb-2 font-semibold">
        <span className="inline-block first-letter:uppercase">{weekday(day)}</span>, {spelled(day)}{' '}
        <span className="font-normal text-ink-2">· {names.short(person.name, person.name_eng)}</span>
      </p>
      <Answered
        of={asked}
        pending={
          <p role="status" className="flex items-center gap-2 py-3">
            <Spinner /> {t('loading_day')}
          </p>
        }
      >
        {(data) => <Details {...props} read={data} />}
      </Answered>
    </div>
  );
};

const Details = ({ read, person, keeps, onCorrect }: DayDetailsProps & { read: TimesheetDay }) => {
  const t = useTranslations('timesheet');
  const words = useCodeWords();
  const reason = useId();
  const off = useWhyNot(read, person);
  return (
    <>
      <CodeList codes={read.codes} told={read.told} norm={read.norm} />
      {read.now && (
        <div className="border-t border-line py-2">
          <p className="font-medium">{t('now', { codes: words.line(read.now.codes) })}</p>
          <CodeList codes={read.now.codes} told={read.now.told} norm={read.norm} />
        </div>
      )}
      {read.pending.map((each) => (
        <p key={each.code} className="border-t border-line py-2 text-ink-2">
          {t('pending_code', { code: each.code })} <TimesheetDocumentLink document={each.document} />
        </p>
      ))}
      {read.corrections.length > 0 && (
        <ul className="border-t border-line py-2">
          {read.corrections.map((each) => (
            <CorrectionItem key={each.id} correction={each} />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-center gap-2 border-t border-line pt-3">
        <p className="min-w-0 flex-1">
          <b className="font-semibold">
            {t('hours_short', { hours: words.hours(workedMinutes(read.codes)) })}
          </b>{' '}
          <span className="text-ink-2">
            {read.night > 0 ? t('day_sum_night', { hours: words.hours(read.night) }) : t('day_sum')}
          </span>
        </p>
        {keeps && (
          <Button
            size="sm"
            icon={SquarePen}
            disabledReason={off}
            aria-describedby={off ? reason : undefined}
            onClick={onCorrect}
          >
            {t('correct')}
          </Button>
        )}
      </div>
      {keeps && off && <DisabledReason id={reason}>{off}</DisabledReason>}
    </>
  );
};

/** Why a day cannot be corrected by the caller; undefined where it can. */
const useWhyNot = ({ formed, codes }: TimesheetDay, { employee_id }: TimesheetPerson): string | undefined => {
  const t = useTranslations('timesheet');
  const profile = useProfile();
  if (employee_id === profile.employee_id) return t('own_not');
  if (!formed) return t('not_formed_yet');
  return codes.length === 0 ? t('not_employed') : undefined;
};

/** Each code with where it comes from. */
const CodeList = ({
  codes,
  told,
  norm,
}: {
  codes: DayCodes;
  told: readonly TimesheetTold[];
  norm: number;
}) => {
  const t = useTranslations('timesheet');
  const words = useCodeWords();
  const { clocks } = useDays();
  if (codes.length === 0) return <p className="border-t border-line py-2 text-ink-2">{t('not_employed')}</p>;
  return (
    <ul>
      {codes.map(([code, minutes]) => {
        const sources = told.filter((each) => each.code === code || (code === 'Н' && each.night_minutes > 0));
        return (
          <li
            key={code}
            className="grid grid-cols-[52px_minmax(0,1fr)_auto] gap-x-2 border-t border-line py-2"
          >
            <b className="font-semibold">
              {code} {minutes > 0 ? words.hours(minutes) : ''}
            </b>
            <span>
              {words.name(code)}
              {sources.map((each) => (
                <span key={`${each.document?.id} ${each.from}`} className="block">
                  <TimesheetDocumentLink document={each.document} />
                </span>
              ))}
              {sources.length === 0 && (code === 'В' || (code === 'Я' && minutes === norm)) && (
                <span className="block text-ink-2">{t('by_calendar')}</span>
              )}
            </span>
            <span className="text-ink-2">
              {sources.flatMap(({ from, to }) => (from && to ? clocks(from, to) : [])).join(', ')}
            </span>
          </li>
        );
      })}
    </ul>
  );
};
