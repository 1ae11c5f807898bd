'use client';
import dynamic from 'next/dynamic';
import type { FamilyScreenProps } from '../family-screen.ts';

/** The screens of overtime that is prepared for several people, by the names of their routes. */
export const screens = {
  'overtime-master-form': dynamic<FamilyScreenProps>(() =>
    import('./master-screen.tsx').then((file) => file.MasterScreen),
  ),
  'overtime-master-sub': dynamic<FamilyScreenProps>(() =>
    import('./groups-screen.tsx').then((file) => file.GroupsScreen),
  ),
  'overtime-master-rev': dynamic<FamilyScreenProps>(() =>
    import('./groups-screen.tsx').then((file) => file.GroupsScreen),
  ),
};
