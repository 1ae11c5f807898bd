'use client';
import { useTranslations } from 'next-intl';
import { type MouseEvent, useEffect, useRef } from 'react';
import type { LeaveBalance } from '../../../../lib/documents/families/vacation/rpc.ts';
import type { Day } from '../../../../lib/kernel/day.ts';
import { useDays } from '../../../calendar/use-days.ts';
import { useAppLocale } from '../../../i18n/use-app-locale.ts';
import { ScrollRegion } from '../../../ui/scroll-region.tsx';
import { monthNames } from './month-names.ts';
import { PICTURE, stepShape } from './step-shape.ts';
import { useLeaveWords } from './use-leave-words.ts';

interface StepChartProps {
  balance: LeaveBalance;
  onPick: (day: Day) => void;
}

/**
 * The balance as steps: what has been is solid, what is to come dashed; today and the day that is asked for are lines. A
 * press asks for the day under it; the table below says the same in words.
 */
export const StepChart = ({ balance, onPick }: StepChartProps) => {
  const t = useTranslations('families.vacation.days');
  const days = useDays();
  const locale = useAppLocale();
  const { number } = useLeaveWords();
  const { steps, until, today, explained, sums } = balance;
  const shape = stepShape(steps, until, today);
  const { width, height, left, top, bottom } = PICTURE;
  const name = t('chart', {
    today: number(sums.today),
    day: days.day(explained.on),
    days: number(explained.days),
  });
  const pick = (event: MouseEvent<SVGSVGElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const at = ((event.clientX - box.left) / box.width) * width;
    if (at >= left) onPick(shape.dayAt(at));
  };
  const todayX = shape.x(today);
  const picture = useRef<SVGSVGElement>(null);
  useEffect(() => {
    const region = picture.current?.parentElement;
    if (region) region.scrollLeft = (todayX / width) * region.scrollWidth - region.clientWidth / 2;
  }, [todayX]);
  const isShown =
    explained.on >= (steps[0]?.on_date ?? today) && explained.on <= until && explained.on !== today;
  return (
    <ScrollRegion aria-label={name} className="mt-4 overflow-x-auto">
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the field «balance on a date» does the same from the keyboard */}
      <svg
        ref={picture}
        role="img"
        aria-label={name}
        viewBox={`0 0 ${width} ${height}`}
        className="w-full min-w-292 cursor-pointer text-[12px]"
        onClick={pick}
      >
        {shape.levels.map((level) => (
          <g key={level}>
            <line x1={left} x2={width} y1={shape.y(level)} y2={shape.y(level)} className="stroke-line" />
            <text x={left - 8} y={shape.y(level) + 4} textAnchor="end" className="fill-ink-3">
              {number(String(level))}
            </text>
          </g>
        ))}
        {monthNames(shape.months, locale).map(({ month, name: text }) => (
          <text key={month} x={shape.x(month) + 2} y={height - 8} className="fill-ink-3">
            {text}
          </text>
        ))}
        <path d={shape.area} className="fill-primary-soft" />
        <path d={shape.past} fill="none" strokeWidth="2.5" className="stroke-primary" />
        <path
          d={shape.future}
          fill="none"
          strokeWidth="2.5"
          strokeDasharray="4 4"
          className="stroke-primary"
        />
        <line
          x1={shape.x(today)}
          x2={shape.x(today)}
          y1={top - 8}
          y2={bottom}
          strokeWidth="1.5"
          className="stroke-accent"
        />
        <Mark
          shape={shape}
          day={today}
          value={sums.today}
          text={t('chart_today', { days: number(sums.today) })}
          tone="today"
        />
        {isShown && (
          <>
            <line
              x1={shape.x(explained.on)}
              x2={shape.x(explained.on)}
              y1={top - 8}
              y2={bottom}
              strokeDasharray="2 3"
              className="stroke-primary"
            />
            <Mark
              shape={shape}
              day={explained.on}
              value={explained.days}
              text={t('chart_day', { day: days.dayShort(explained.on), days: number(explained.days) })}
              tone="asked"
            />
          </>
        )}
      </svg>
    </ScrollRegion>
  );
};

/** A point of the steps, and what it says, on the side where there is room. */
const Mark = ({
  shape,
  day,
  value,
  text,
  tone,
}: {
  shape: ReturnType<typeof stepShape>;
  day: Day;
  value: string;
  text: string;
  tone: 'today' | 'asked';
}) => {
  const [x, y] = [shape.x(day), shape.y(Number(value))];
  const isLeft = x > PICTURE.width / 4;
  return (
    <>
      <circle cx={x} cy={y} r="4" className={tone === 'today' ? 'fill-accent' : 'fill-primary'} />
      <text
        x={x + (isLeft ? -8 : 8)}
        y={Math.max(12, y - 8)}
        textAnchor={isLeft ? 'end' : 'start'}
        className={tone === 'today' ? 'fill-accent-ink font-semibold' : 'fill-ink font-semibold'}
      >
        {text}
      </text>
    </>
  );
};
