import { CircleCheck, CircleMinus, CircleX, type LucideIcon, PencilLine } from 'lucide-react';
import type { ShownVerdict } from './import-calls.ts';

export const OUTCOMES = ['refused', 'change', 'add', 'same'] as const;
export type Outcome = (typeof OUTCOMES)[number];

export const LOOK: Readonly<Record<Outcome, readonly [icon: LucideIcon, ink: string]>> = {
  add: [CircleCheck, 'text-success-ink'],
  change: [PencilLine, 'text-info-ink'],
  same: [CircleMinus, 'text-ink-3'],
  refused: [CircleX, 'text-error-ink'],
};

/** Which lines are looked at: those that need attention, those of one outcome, or all. */
export type Shown = 'attention' | Outcome | 'all';

/** Lines of a choice; of those that need attention the wrong ones first. */
export const shownOf = (verdicts: readonly ShownVerdict[], shown: Shown): readonly ShownVerdict[] => {
  if (shown === 'all') return verdicts;
  const of = (wanted: Outcome) => verdicts.filter(({ outcome }) => outcome === wanted);
  return shown === 'attention' ? [...of('refused'), ...of('change')] : of(shown);
};
