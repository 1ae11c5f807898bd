'use client';
import dynamic from 'next/dynamic';
import type { FamilyScreenProps } from '../family-screen.ts';

/** The screens of requests, by the names of their routes; each is a chunk of its own. */
export const screens = {
  'paper-request': dynamic<FamilyScreenProps>(() =>
    import('./paper-request-screen.tsx').then((file) => file.PaperRequestScreen),
  ),
  'urequests-own': dynamic<FamilyScreenProps>(() =>
    import('./own/own-requests-screen.tsx').then((file) => file.OwnRequestsScreen),
  ),
  'urequests-payslip': dynamic<FamilyScreenProps>(() =>
    import('./own/own-requests-screen.tsx').then((file) => file.OwnRequestsScreen),
  ),
  'urequests-vacschedule': dynamic<FamilyScreenProps>(() =>
    import('./own/own-requests-screen.tsx').then((file) => file.OwnRequestsScreen),
  ),
  urequests: dynamic<FamilyScreenProps>(() =>
    import('./queue/queue-screen.tsx').then((file) => file.QueueScreen),
  ),
  request: dynamic<FamilyScreenProps>(() =>
    import('./queue/hr-request-screen.tsx').then((file) => file.HrRequestScreen),
  ),
  urequest: dynamic<FamilyScreenProps>(() =>
    import('./legs/requests-screen.tsx').then((file) => file.RequestsScreen),
  ),
  'urequest-own': dynamic<FamilyScreenProps>(() =>
    import('./legs/requests-screen.tsx').then((file) => file.RequestsScreen),
  ),
  'urequest-sub': dynamic<FamilyScreenProps>(() =>
    import('./legs/requests-screen.tsx').then((file) => file.RequestsScreen),
  ),
};
