'use client';
import dynamic from 'next/dynamic';
import type { FamilyScreenProps } from '../family-screen.ts';

/** The screens of papers, by the names of their routes; each is a chunk of its own. */
export const screens = {
  'upapers-own': dynamic<FamilyScreenProps>(() =>
    import('./own/own-papers-screen.tsx').then((file) => file.OwnPapersScreen),
  ),
  upaper: dynamic<FamilyScreenProps>(() => import('./own/paper-screen.tsx').then((file) => file.PaperScreen)),
  'paper-file': dynamic<FamilyScreenProps>(() =>
    import('./paper-file-screen.tsx').then((file) => file.PaperFileScreen),
  ),
  'papers-file': dynamic<FamilyScreenProps>(() =>
    import('./paper-file-screen.tsx').then((file) => file.PaperFileScreen),
  ),
  papers: dynamic<FamilyScreenProps>(() =>
    import('./published/papers-screen.tsx').then((file) => file.PapersScreen),
  ),
  'paper-new': dynamic<FamilyScreenProps>(() =>
    import('./publish/publish-screen.tsx').then((file) => file.PublishScreen),
  ),
};
