'use client';
import dynamic from 'next/dynamic';
import type { FamilyScreenProps } from '../family-screen.ts';

/** The screens of hiring, by the names of their routes; each is a chunk of its own. */
export const screens = {
  candidates: dynamic<FamilyScreenProps>(() =>
    import('./candidates-screen.tsx').then((file) => file.CandidatesScreen),
  ),
  'urecruitment-own': dynamic<FamilyScreenProps>(() =>
    import('./own/own-hiring-screen.tsx').then((file) => file.OwnHiringScreen),
  ),
};
