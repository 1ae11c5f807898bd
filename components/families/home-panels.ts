import dynamic from 'next/dynamic';
import type { ComponentType } from 'react';
import type { Role } from '../../lib/access/roles.ts';
import type { Ask } from '../rpc/ask.ts';
import { WAITING_CANDIDATES } from './recruitment/candidates-source.ts';
import { BalancePanel } from './vacation/balance-panel.tsx';
import { DaysGlance } from './vacation/days-glance.tsx';
import { latestAsks, limitsAsk } from './vacation/limits-ask.ts';

/** Comes with the page of those who hire. */
const HiringPanel = dynamic(() => import('./recruitment/hiring-panel.tsx').then((file) => file.HiringPanel));

interface FamilyPanel {
  readonly key: string;
  /** Who has it before them. */
  readonly role: Role;
  readonly Panel: ComponentType;
  /** Its number on the first screen of a phone. */
  readonly Glance?: ComponentType;
}

/** What families show on the home page, above one's own requests. */
export const FAMILY_PANELS: readonly FamilyPanel[] = [
  { key: 'recruitment', role: 'recruiter', Panel: HiringPanel },
  { key: 'vacation', role: 'employee', Panel: BalancePanel, Glance: DaysGlance },
];

/** What the panel of those who hire reads at first. */
export const ASKED_BY_HIRING: readonly Ask[] = WAITING_CANDIDATES.map(({ ask }) => ask);

/** What the panels of an employee read at first. */
export const askedByPanels = (employee_id: number): readonly Ask[] => [
  ...Object.values(latestAsks(employee_id)),
  limitsAsk(employee_id),
];
