'use client';
import dynamic from 'next/dynamic';
import type { FamilyScreenProps } from '../family-screen.ts';

/** The planning of a year: of the organization, and of a manager's own people. */
export const screens = {
  vacationplanning: dynamic<FamilyScreenProps>(() =>
    import('./planning-screen.tsx').then((file) => file.PlanningScreen),
  ),
  'vacationplanning-sub': dynamic<FamilyScreenProps>(() =>
    import('./planning-screen.tsx').then((file) => file.PlanningScreen),
  ),
};
