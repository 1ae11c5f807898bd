import dynamic from 'next/dynamic';
import type { ComponentType } from 'react';
import type { Role } from '../../lib/access/roles.ts';
import { BalancePanel } from './vacation/balance-panel.tsx';
import { DaysGlance } from './vacation/days-glance.tsx';

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
