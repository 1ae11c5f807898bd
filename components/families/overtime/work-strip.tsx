'use client';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { type Placed, partAt, percent, placed } from '../../../lib/board/axis.ts';
import { type Calendar, isCountable } from '../../../lib/calendar/calendar.ts';
import { minutesOf } from '../../../lib/kernel/clock-time.ts';
import { addDays, type Day } from '../../../lib/kernel/day.ts';
import { hoursOf } from '../../../lib/overtime/hours.ts';
import { clockOf } from '../../../lib/overtime/quarter.ts';
import {
  type ClockWork,
  DAY_MINUTES,
  grossMinutes,
  type Span,
  spansOf,
} from '../../../lib/overtime/spans.ts';
import { useTrack } from '../../board/use-track.ts';
import { useDays } from '../../calendar/use-days.ts';
import { classNames } from '../../ui/class-names.ts';
import { StripGrip } from './strip-grip.tsx';
import { BREAK_HATCH } from './strip-look.ts';
import { movedTo, type Times, ticksOf, windowOf } from './strip-scale.ts';

interface WorkStripProps {
  start: Day;
  /** Undefined while the times are not known: an empty day. */
  work: ClockWork | undefined;
  calendar: Calendar;
  /** The usual hours of a working day, drawn below the work. */
  usual: Times | undefined;
  /** Without it the strip is only looked at. */
  onChange?: ((times: Times) => void) | undefined;
}

const LOOK: Readonly<Record<Span['kind'], string>> = {
  day: 'bg-primary-soft text-primary-ink border-y-2 border-primary',
  night: 'bg-primary text-on-primary border-y-2 border-primary',
  break: `${BREAK_HATCH} border-y-2 border-primary`,
};
/** Nights of the two days a strip may show. */
const NIGHTS: readonly (readonly [number, number])[] = [
  [0, 360],
  [1320, 1800],
  [2760, 3240],
];

/** The hours of one day, or of two halves of them, with the night, days off, the usual hours and the work between its grips. */
export const WorkStrip = ({ start, work, calendar, usual, onChange }: WorkStripProps) => {
  const days = useDays();
  const t = useTranslations('families.overtime.screen');
  const track = useRef<HTMLDivElement>(null);
  const times = work && { from: work.time_from, to: work.time_to };
  const whole = times ? windowOf(times) : { first: 0, length: DAY_MINUTES };
  const { held, begin, follow } = useTrack<'from' | 'to'>(track, whole, {
    isEndless: true,
    onMove: ({ grip, from, by }) => {
      if (!times || !onChange) return;
      const next = movedTo(times, grip, from + by);
      if (next.from !== times.from || next.to !== times.to) onChange(next);
    },
  });
  const window = held?.axis ?? whole;
  const box = (from: number, to: number) => placed(window, from, to);
  const leftOf = (minute: number) => percent(partAt(window, minute));
  const shown = (from: number, to: number) => partAt(window, to) > partAt(window, from);
  const halves = [0, 1].filter((after) => shown(after * DAY_MINUTES, (after + 1) * DAY_MINUTES));
  const edges = times && [minutesOf(times.from), minutesOf(times.from) + grossMinutes(times.from, times.to)];
  return (
    <div className="min-w-0 px-2.5">
      <div aria-hidden className="relative mb-1 h-5 text-sm font-medium text-ink-2">
        {halves.map((after) => (
          <span
            key={after}
            className="absolute truncate whitespace-nowrap"
            style={box(after * DAY_MINUTES, (after + 1) * DAY_MINUTES)}
          >
            {t(isCountable(addDays(start, after), calendar) ? 'strip_work_day' : 'strip_day_off', {
              weekday: days.weekday(addDays(start, after)),
              day: days.dayShort(addDays(start, after)),
            })}
          </span>
        ))}
      </div>
      <div
        ref={track}
        className="relative h-16 touch-pan-y rounded-tag border border-line bg-surface select-none"
        {...follow}
      >
        <div aria-hidden className="absolute inset-0 overflow-hidden rounded-tag">
          {halves
            .filter((after) => !isCountable(addDays(start, after), calendar))
            .map((after) => (
              <span
                key={after}
                className="absolute inset-y-0 bg-day-weekend"
                style={box(after * DAY_MINUTES, (after + 1) * DAY_MINUTES)}
              />
            ))}
          {NIGHTS.filter(([from, to]) => shown(from, to)).map(([from, to]) => (
            <span key={from} className="absolute inset-y-0 bg-abs-study opacity-50" style={box(from, to)} />
          ))}
          {ticksOf(window)
            .slice(1, -1)
            .map((minute) => (
              <span
                key={minute}
                className="absolute inset-y-0 w-px bg-line"
                style={{ left: leftOf(minute) }}
              />
            ))}
          {usual &&
            halves
              .filter((after) => isCountable(addDays(start, after), calendar))
              .map((after) => {
                const from = minutesOf(usual.from) + after * DAY_MINUTES;
                const to = minutesOf(usual.to) + after * DAY_MINUTES;
                return shown(from, to) ? (
                  <span
                    key={after}
                    className="absolute inset-y-4 flex items-center justify-center overflow-hidden rounded-tag bg-sunken px-1 text-xs whitespace-nowrap text-ink-2 ring-1 ring-line ring-inset"
                    style={box(from, to)}
                  >
                    <span className="truncate max-tablet:hidden">
                      {t('strip_usual', { to: days.clock(usual.to) })}
                    </span>
                  </span>
                ) : null;
              })}
          {shown(DAY_MINUTES - 1, DAY_MINUTES + 1) && window.first > 0 && (
            <span
              className="absolute inset-y-0 w-0.5 bg-ink-3"
              style={{ left: `calc(${leftOf(DAY_MINUTES)} - 1px)` }}
            />
          )}
          {work && spansOf(work).map((span) => <WorkSpan key={span.from} span={span} box={box} />)}
        </div>
        {times &&
          edges &&
          onChange &&
          (['from', 'to'] as const).map((edge, index) => (
            <StripGrip
              key={edge}
              edge={edge}
              times={times}
              left={leftOf(edges[index] ?? 0)}
              onChange={onChange}
              onHold={begin(edge, { byTouch: true })}
            />
          ))}
      </div>
      <div aria-hidden className="relative mt-1 h-4 text-xs text-ink-2">
        {ticksOf(window).map((minute, index, all) => (
          <span
            key={minute}
            className={classNames(
              'absolute whitespace-nowrap',
              index === 0 ? '' : index === all.length - 1 ? '-translate-x-full' : '-translate-x-1/2',
              index % 4 !== 0 && 'max-tablet:hidden',
            )}
            style={{ left: leftOf(minute) }}
          >
            {days.clock(clockOf(minute))}
          </span>
        ))}
      </div>
    </div>
  );
};

/** Shorter stretches have no room for a number, on a phone and elsewhere. */
const NAMED_ON_PHONE_MIN = 120;
const NAMED_MIN = 60;

/** A stretch of the work with its hours, where there is room for them. */
const WorkSpan = ({
  span: { from, to, kind },
  box,
}: {
  span: Span;
  box: (from: number, to: number) => Placed;
}) => {
  const days = useDays();
  const parts = from < DAY_MINUTES && to > DAY_MINUTES ? [from, DAY_MINUTES, to] : [from, to];
  return parts.slice(1).map((end, index) => {
    const begins = parts[index] ?? from;
    return (
      <span
        key={begins}
        className={classNames(
          'absolute inset-y-3 flex items-center justify-center overflow-hidden text-sm font-semibold',
          LOOK[kind],
        )}
        style={box(begins, end)}
      >
        {kind !== 'break' && end - begins >= NAMED_MIN && (
          <span className={end - begins < NAMED_ON_PHONE_MIN ? 'max-tablet:hidden' : ''}>
            {days.number(hoursOf(end - begins))}
          </span>
        )}
      </span>
    );
  });
};
