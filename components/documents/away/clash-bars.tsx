'use client';
import type { Clash } from '../../../lib/calendar/clash.ts';
import { useClashWords } from './use-clash-words.ts';

const WIDTH = 66;
const HEIGHT = 20;

/** How many are away on each day of a request, as bars, amber over the norm, with the words beside. */
export const ClashBars = ({
  clash,
  nameOf,
}: {
  clash: Clash | undefined;
  nameOf: (employee_id: number) => string;
}) => {
  const words = useClashWords();
  if (!clash) return null;
  return (
    <span className="flex items-center gap-2.5">
      <Bars clash={clash} />
      <span className="min-w-0 text-sm leading-snug">
        <span className={`block whitespace-nowrap ${clash.over ? 'font-medium text-warning-ink' : ''}`}>
          {words.count(clash)}
        </span>
        <span className="block truncate text-ink-3">{words.who(clash, nameOf)}</span>
      </span>
    </span>
  );
};

const Bars = ({ clash }: { clash: Clash }) => {
  const step = WIDTH / clash.perDay.length;
  const full = Math.max(clash.peak, clash.norm ?? 0, 2);
  return (
    <svg aria-hidden width={WIDTH} height={HEIGHT} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="flex-none">
      {clash.perDay.map(({ day, people }, index) => {
        const height = Math.max(2, Math.round((people / full) * (HEIGHT - 2)));
        return (
          <rect
            key={day}
            x={index * step}
            y={HEIGHT - 1 - height}
            width={Math.max(1, step - (step > 4 ? 1 : 0.5))}
            height={height}
            rx={step > 4 ? 1 : 0}
            className={clash.norm !== null && people > clash.norm ? 'fill-warning-mark' : 'fill-primary-line'}
          />
        );
      })}
      <line
        x1="0"
        x2={WIDTH}
        y1={HEIGHT - 0.5}
        y2={HEIGHT - 0.5}
        className="stroke-line-strong"
        strokeWidth="1"
      />
    </svg>
  );
};
