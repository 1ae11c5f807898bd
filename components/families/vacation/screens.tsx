'use client';
import dynamic from 'next/dynamic';
import type { FamilyScreenProps } from '../family-screen.ts';

/** The screens of days of leave, by the names of their routes; each is a chunk of its own. */
export const screens = {
  'uleave-days': dynamic<FamilyScreenProps>(() =>
    import('./days/leave-days-screen.tsx').then((file) => file.LeaveDaysScreen),
  ),
  'uemployee-rest-sub': dynamic<FamilyScreenProps>(() =>
    import('./days/team-rest-screen.tsx').then((file) => file.TeamRestScreen),
  ),
};
