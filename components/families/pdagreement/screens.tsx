'use client';
import dynamic from 'next/dynamic';
import type { FamilyScreenProps } from '../family-screen.ts';

/** The screens of consents, by the names of their routes. */
export const screens = {
  consents: dynamic<FamilyScreenProps>(() =>
    import('./registry-screen.tsx').then((file) => file.RegistryScreen),
  ),
  'consent-texts': dynamic<FamilyScreenProps>(() =>
    import('./texts-screen.tsx').then((file) => file.TextsScreen),
  ),
};
