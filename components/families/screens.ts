import type { ComponentType } from 'react';
import { screens as ofOvertime } from './overtime/screens.tsx';
import { screens as ofConsents } from './pdagreement/screens.tsx';
import { screens as ofHiring } from './recruitment/screens.tsx';
import { screens as ofRequests } from './request/screens.tsx';
import { screens as ofPapers } from './request-push-signed/screens.tsx';
import { screens as ofLeaves } from './vacation/screens.tsx';
import { screens as ofSchedule } from './vacation-schedule/screens.tsx';

/** The address of a family's screen, in parts. */
export interface FamilyScreenProps {
  route: string;
  id: number | undefined;
}

/** Screens that only one family has, by the names of their routes. */
export const FAMILY_SCREENS = {
  ...ofPapers,
  ...ofConsents,
  ...ofRequests,
  ...ofHiring,
  ...ofOvertime,
  ...ofSchedule,
  ...ofLeaves,
} satisfies Readonly<Record<string, ComponentType<FamilyScreenProps>>>;

export type FamilyScreenName = keyof typeof FAMILY_SCREENS;
