import { PLAN_COLUMNS } from './plan-row.tsx';
import { placed, type YearScale } from './year-scale.ts';

interface YearGroundProps {
  scale: YearScale;
  holidays: readonly (readonly [from: number, to: number])[];
  over: readonly (readonly [from: number, to: number])[];
}

/** What lies under all rows: the months, the holidays, the weeks over a norm. Drawn once, however many rows there are. */
export const YearGround = ({ scale, holidays, over }: YearGroundProps) => (
  <div aria-hidden className={`${PLAN_COLUMNS} pointer-events-none absolute inset-0`}>
    <span />
    <div className="relative h-full">
      {holidays.map(([from, to]) => (
        <i
          key={from}
          className="absolute inset-y-0 bg-day-holiday"
          style={{ ...placed(scale, from, to), minWidth: 2 }}
        />
      ))}
      {over.map(([from, to]) => (
        <i key={from} className="absolute inset-y-0 bg-warning-soft" style={placed(scale, from, to)} />
      ))}
      {scale.months.map(({ day, left }) => (
        <i key={day} className="absolute inset-y-0 border-l border-line" style={{ left }} />
      ))}
    </div>
  </div>
);
