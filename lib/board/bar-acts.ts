import type { Columns } from './scale.ts';

/** What a key or a pointer does with a bar. */
export type BarAct =
  | { readonly act: 'move' | 'stretch'; readonly by: number }
  | { readonly act: 'split' }
  | { readonly act: 'drop' }
  | { readonly act: 'open' };

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, PageUp: -7, PageDown: 7 };

interface Pressed {
  readonly key: string;
  readonly code: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/**
 * The keys of a bar: arrows move it by a day, PageUp and PageDown by a week, with Shift they stretch its end; S splits it (by
 * its physical key), Delete takes it away, Enter opens it.
 */
export const barActOf = ({ key, code, ...held }: Pressed): BarAct | undefined => {
  if (held.ctrlKey || held.metaKey || held.altKey) return undefined;
  const by = STEPS[key];
  if (by !== undefined) return { act: held.shiftKey ? 'stretch' : 'move', by };
  if (code === 'KeyS') return { act: 'split' };
  if (key === 'Delete' || key === 'Backspace') return { act: 'drop' };
  return key === 'Enter' ? { act: 'open' } : undefined;
};

/** Where a bar is drawn while it is dragged: past the edges of the board too, and never shorter than a day. */
export const draggedTo = ({ from, to, ...cut }: Columns, act: 'move' | 'stretch', by: number): Columns =>
  act === 'stretch'
    ? { ...cut, from, to: Math.max(from + 1, to + by) }
    : { ...cut, from: from + by, to: to + by };

/** The first and the last unit that a pointer has drawn over, whichever way it went. */
export const drawnOver = (from: number, by: number): readonly [first: number, last: number] =>
  by < 0 ? [from + by, from] : [from, from + by];
