'use client';
import dynamic from 'next/dynamic';
import type { ReactNode } from 'react';
import { type OfFamilies, OfFamiliesContext, type RowSlots } from '../documents/of-families.ts';
import { stepSlotOf } from './step-slots.ts';

const AskedReason = dynamic(() => import('./asked-reason.tsx').then((file) => file.AskedReason), {
  ssr: false,
});
const WarnedDecision = dynamic(() => import('./warned-decision.tsx').then((file) => file.WarnedDecision), {
  ssr: false,
});

const NO_SLOTS: RowSlots = {};

/** What families show where documents are decided on. */
export const OF_STEPS: OfFamilies = {
  rowSlotsOf: () => NO_SLOTS,
  stepSlotOf,
  AskedReason,
  WarnedDecision,
};

/** A screen that decides on documents and lists none: it does not bring what families show in lists. */
export const WithSteps = ({ children }: { children: ReactNode }) => (
  <OfFamiliesContext value={OF_STEPS}>{children}</OfFamiliesContext>
);
