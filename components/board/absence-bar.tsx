import type { ReactNode } from 'react';
import { classNames } from '../ui/class-names.ts';
import type { AbsenceKind } from './ribbon-bars.ts';

const INK: Readonly<Record<AbsenceKind, string>> = {
  leave:
    '[--k-bg:var(--abs-vacation-bg)] [--k-fg:var(--abs-vacation-fg)] [--k-edge:var(--abs-vacation-edge)]',
  trip: '[--k-bg:var(--abs-trip-bg)] [--k-fg:var(--abs-trip-fg)] [--k-edge:var(--abs-trip-edge)]',
  sick: '[--k-bg:var(--abs-sick-bg)] [--k-fg:var(--abs-sick-fg)] [--k-edge:var(--abs-sick-edge)]',
  dayoff: '[--k-bg:var(--abs-dayoff-bg)] [--k-fg:var(--abs-dayoff-fg)] [--k-edge:var(--abs-dayoff-edge)]',
  home: '[--k-bg:var(--abs-home-bg)] [--k-fg:var(--abs-home-fg)] [--k-edge:var(--abs-home-edge)]',
  study: '[--k-bg:var(--abs-study-bg)] [--k-fg:var(--abs-study-fg)] [--k-edge:var(--abs-study-edge)]',
  hidden: '[--k-bg:var(--abs-hidden-bg)] [--k-fg:var(--abs-hidden-fg)] [--k-edge:var(--abs-hidden-edge)]',
};

const SOLID =
  'bg-(--k-bg) text-(--k-fg) shadow-[inset_0_0_0_1px_color-mix(in_oklab,var(--k-edge)_45%,transparent)]';
const HATCHED =
  'text-ink shadow-[inset_0_0_0_1.5px_var(--k-edge)] [background:repeating-linear-gradient(135deg,color-mix(in_oklab,var(--k-edge)_42%,transparent)_0_1.5px,transparent_1.5px_7px),var(--surface)]';

interface AbsenceBarProps {
  kind: AbsenceKind;
  pending: boolean;
  cutLeft?: boolean;
  cutRight?: boolean;
  /** One day wide: only a code fits. */
  narrow?: boolean;
  /** Half a day: the triangle of its day that comes first, or last. */
  half?: 'morning' | 'afternoon' | undefined;
  /** `swatch` is the small sample of a legend; `thin` has days of a few pixels and seldom a word. */
  size?: 'bar' | 'thin' | 'swatch';
  column?: string;
  children?: ReactNode;
}

/** A stretch of absence: solid when agreed, hatched while it is not; a cut end has square corners. */
export const AbsenceBar = ({
  kind,
  pending,
  cutLeft,
  cutRight,
  size = 'bar',
  narrow = false,
  half,
  column,
  children,
}: AbsenceBarProps) => (
  <span
    className={[
      INK[kind],
      pending ? HATCHED : SOLID,
      size === 'swatch'
        ? 'h-[18px] min-w-7 justify-center px-1 text-xs'
        : `z-1 row-start-1 self-center text-xs ${narrow || size === 'thin' ? 'justify-center' : 'px-1.5'}`,
      size === 'bar' && 'h-[26px]',
      size === 'thin'
        ? 'h-[22px] min-w-[3px] rounded-[2px]'
        : [
            cutLeft ? 'rounded-l-none' : 'ml-0.5 rounded-l-tag',
            cutRight ? 'rounded-r-none' : 'mr-0.5 rounded-r-tag',
          ].join(' '),
      half &&
        (half === 'morning'
          ? 'justify-start! pl-1! [clip-path:polygon(0_0,100%_0,0_100%)]'
          : 'justify-end! pr-1! [clip-path:polygon(100%_0,100%_100%,0_100%)]'),
      'inline-flex items-center overflow-hidden font-medium leading-none whitespace-nowrap',
    ]
      .filter(Boolean)
      .join(' ')}
    style={column === undefined ? undefined : { gridColumn: column }}
  >
    {children !== undefined && (
      <span
        className={classNames(
          pending && 'rounded-cell bg-surface py-0.5',
          narrow ? 'px-0.5' : 'truncate px-1',
        )}
      >
        {children}
      </span>
    )}
  </span>
);
