import type { ComponentType } from 'react';
import type { Ask } from '../rpc/ask.ts';
import { BalancePanel } from './vacation/balance-panel.tsx';
import { DaysGlance } from './vacation/days-glance.tsx';
import { latestAsks, limitsAsk } from './vacation/limits-ask.ts';

/** What families show an employee on the home page, above their own requests. */
export const FAMILY_PANELS: readonly {
  readonly key: string;
  readonly Panel: ComponentType;
  /** Its number on the first screen of a phone. */
  readonly Glance: ComponentType;
}[] = [{ key: 'vacation', Panel: BalancePanel, Glance: DaysGlance }];

/** What these panels read at first. */
export const askedByPanels = (employee_id: number): readonly Ask[] => [
  ...Object.values(latestAsks(employee_id)),
  limitsAsk(employee_id),
];
