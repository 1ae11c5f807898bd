'use client';
import { useTranslations } from 'next-intl';
import type { CSSProperties, PointerEvent } from 'react';
import { percent } from '../../../lib/board/axis.ts';
import type { BarAct } from '../../../lib/board/bar-acts.ts';
import type { Columns } from '../../../lib/board/scale.ts';
import { HeldBar } from '../../board/held-bar.tsx';
import { useDays } from '../../calendar/use-days.ts';
import { classNames } from '../../ui/class-names.ts';
import type { ShownPart } from './correction-parts.ts';
import type { PartEdits } from './use-part-edits.ts';

const LOOK =
  'z-1 row-start-1 mx-0.5 inline-flex h-[30px] items-center self-center overflow-hidden rounded-tag px-1.5 text-xs font-medium whitespace-nowrap';
/** What there was: an outline; what there will be: hatched until it is agreed. */
const WAS = 'border-[1.5px] border-line-strong bg-surface text-ink-2';
const BECOMES =
  'text-ink shadow-[inset_0_0_0_1.5px_var(--abs-vacation-edge)] [background:repeating-linear-gradient(135deg,color-mix(in_oklab,var(--abs-vacation-edge)_42%,transparent)_0_1.5px,transparent_1.5px_7px),var(--surface)]';
const AGREED =
  'bg-(--abs-vacation-bg) text-(--abs-vacation-fg) shadow-[inset_0_0_0_1px_color-mix(in_oklab,var(--abs-vacation-edge)_45%,transparent)]';

/** A leave as it was. */
export const WasBar = ({ column, text }: { column: string; text: string }) => (
  <span className={classNames(LOOK, WAS)} style={{ gridColumn: column }}>
    <span className="truncate">{text}</span>
  </span>
);

/** A small sample of either for a legend. */
export const BarSwatch = ({ look }: { look: 'was' | 'becomes' | 'agreed' }) => (
  <span
    aria-hidden
    className={classNames(
      'inline-block h-[18px] w-7 rounded-tag',
      { was: WAS, becomes: BECOMES, agreed: AGREED }[look],
    )}
  />
);

/** A bar away from its columns, with the gaps it has in them: past the edge of the board there are none to stand in. */
export const besideColumns = ({ from, to }: Columns, dragged: Columns): CSSProperties => ({
  marginLeft: `calc(${percent((dragged.from - from) / (to - from))} + 0.125rem)`,
  marginRight: `calc(${percent((to - dragged.to) / (to - from))} + 0.125rem)`,
});

interface PartBarProps {
  part: ShownPart;
  agreed: boolean;
  column: string;
  /** Room for words. */
  wide: boolean;
  edits: PartEdits | undefined;
  /** While it is dragged: how it stands out of its columns. */
  dragged: CSSProperties | undefined;
  onGrip: (act: 'move' | 'stretch') => (event: PointerEvent) => void;
}

/**
 * A part as it will be. Its writer drags it, or its end, or takes the keys: arrows move it, with Shift they move its end, S
 * splits it.
 */
export const PartBar = ({ part, agreed, column, wide, edits, dragged, onGrip }: PartBarProps) => {
  const t = useTranslations('families.vacation_correction.screen');
  const common = useTranslations('common');
  const days = useDays();
  const look = classNames(LOOK, agreed ? AGREED : BECOMES);
  const text = (
    <span className={classNames('truncate', !agreed && 'rounded-cell bg-surface px-1 py-0.5')}>
      {wide ? common('days', { count: part.days }) : part.days}
    </span>
  );
  if (!edits || part.status_id !== 'draft')
    return (
      <span className={look} style={{ gridColumn: column }}>
        {text}
      </span>
    );
  const onAct = (pressed: BarAct): boolean => {
    if (pressed.act === 'drop' || pressed.act === 'open') return false;
    if (pressed.act !== 'split' && Math.abs(pressed.by) > 1) return false;
    if (edits.busy) return true;
    if (pressed.act === 'split') edits.split(part);
    else edits[pressed.act](part, pressed.by);
    return true;
  };
  return (
    <HeldBar
      aria-label={t('bar', {
        number: part.number,
        period: days.range(part.start_date, part.end_date),
        days: part.days,
      })}
      aria-describedby="bar-keys"
      aria-busy={edits.busy || undefined}
      className={classNames(
        look,
        'relative cursor-grab touch-none active:cursor-grabbing',
        dragged && 'opacity-80',
      )}
      style={{ gridColumn: column, ...dragged }}
      onAct={onAct}
      onGrip={edits.busy ? undefined : onGrip}
      endClassName="right-0"
    >
      {text}
    </HeldBar>
  );
};
