import type { DayKind } from '../../lib/calendar/calendar.ts';

/** The cue beside the colour: a holiday has a dot, a moved day off a corner, a working Saturday an underline. */
export const DayMark = ({ kind, place = 'below' }: { kind: DayKind; place?: 'below' | 'above' }) => {
  const edge = place === 'below' ? 'bottom-1' : 'top-[3px]';
  if (kind === 'holiday')
    return (
      <span
        aria-hidden
        className={`absolute left-1/2 size-[5px] -translate-x-1/2 rounded-full bg-day-holiday-mark ${edge}`}
      />
    );
  if (kind === 'non-working')
    return (
      <span
        aria-hidden
        className="absolute top-0 right-0 rounded-tr-cell border-4 border-day-off-mark border-b-transparent border-l-transparent"
      />
    );
  if (kind === 'working')
    return (
      <span aria-hidden className={`absolute left-1/2 h-0.5 w-3 -translate-x-1/2 bg-day-work-mark ${edge}`} />
    );
  return null;
};
