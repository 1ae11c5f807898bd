'use client';
import { useTranslations } from 'next-intl';
import type { Calendar } from '../../../lib/calendar/calendar.ts';
import { countHours, hoursOf } from '../../../lib/overtime/hours.ts';
import { type DatedWork, NIGHT_CODE, type Piece, piecesOfWork } from '../../../lib/overtime/pieces.ts';
import { useDays } from '../../calendar/use-days.ts';

/** What the work comes to: all of it, day and night, how it was counted, and what goes to the timesheet of each date. */
export const HoursSum = ({
  work,
  calendar,
  many,
}: {
  work: DatedWork;
  calendar: Calendar;
  /** It is of several people. */
  many: boolean;
}) => {
  const t = useTranslations('families.overtime.screen');
  const days = useDays();
  const hours = countHours(work);
  const pieces = piecesOfWork(work, calendar);
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-5 gap-y-2 rounded-control bg-primary-soft px-4 py-3"
    >
      <span className="text-num font-medium">{days.number(hours.net)}</span>
      <span className="min-w-0 flex-1 basis-60">
        <span className="block font-medium">
          {t('sum', {
            count: Number(hours.net),
            whom: many ? 'many' : 'one',
            day: days.number(hours.day),
            night: days.number(hours.night),
          })}
        </span>
        <span className="block text-sm text-ink-2">
          {Number(hours.break) > 0
            ? t('sum_counted', { gross: days.number(hours.gross), rest: days.number(hours.break) })
            : t('sum_unbroken', { gross: days.number(hours.gross) })}
        </span>
      </span>
      <span className="text-sm tablet:text-right">
        <span className="block">
          {t('sheet')} <Sheet pieces={pieces} />
        </span>
        {pieces.some(({ code }) => code === 'РВ') && (
          <span className="block text-ink-2">{t('sheet_day_off')}</span>
        )}
      </span>
    </div>
  );
};

/** «пт С 1,5 Н 2, сб РВ 2» */
const Sheet = ({ pieces }: { pieces: readonly Piece[] }) => {
  const days = useDays();
  const said = ({ code, day_minutes, night_minutes }: Piece): string => {
    const hours = (minutes: number) => days.number(hoursOf(minutes));
    if (code === 'РВ') return `${code} ${hours(day_minutes + night_minutes)}`;
    return [
      ...(day_minutes > 0 ? [`${code} ${hours(day_minutes)}`] : []),
      ...(night_minutes > 0 ? [`${NIGHT_CODE} ${hours(night_minutes)}`] : []),
    ].join(' ');
  };
  return pieces.map((piece, index) => (
    <span key={piece.date}>
      {index > 0 && ', '}
      {days.weekday(piece.date)} <b className="font-semibold">{said(piece)}</b>
    </span>
  ));
};
