'use client';
import dynamic from 'next/dynamic';
import type { FamilyScreenProps } from '../screens.ts';

/** The screen of seats, by the name of its route. */
export const screens = {
  'office-seats': dynamic<FamilyScreenProps>(() =>
    import('./seats/locations-screen.tsx').then((file) => file.LocationsScreen),
  ),
};
