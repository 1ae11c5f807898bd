import { placed } from '../../../lib/board/axis.ts';
import { PLAN_COLUMNS } from './plan-row.tsx';
import type { PlanWeek } from './review.ts';
import type { YearScale } from './year-scale.ts';

interface YearGroundProps {
  scale: YearScale;
  holidays: readonly (readonly [from: number, to: number])[];
  weeks: readonly PlanWeek[];
}

/** What lies under all rows: the months, the holidays, the weeks over a norm. Drawn once, however many rows there are. */
export const YearGround = ({ scale, holidays, weeks }: YearGroundProps) => (
  <div aria-hidden className={`${PLAN_COLUMNS} pointer-events-none absolute inset-0`}>
    <span />
    <div className="relative h-full">
      {holidays.map(([from, to]) => (
        <i
          key={from}
          className="absolute inset-y-0 bg-day-holiday"
          style={{ ...placed(scale, from, to + 1), minWidth: 2 }}
        />
      ))}
      {weeks.map(({ from, to, isOver }) =>
        isOver ? (
          <i key={from} className="absolute inset-y-0 bg-warning-soft" style={placed(scale, from, to + 1)} />
        ) : null,
      )}
      {scale.months.map(({ day, left }) => (
        <i key={day} className="absolute inset-y-0 border-l border-line" style={{ left }} />
      ))}
    </div>
  </div>
);
