'use client';
import type { ReactNode } from 'react';
import { type OfFamilies, OfFamiliesContext } from '../documents/of-families.ts';
import { rowSlotsOf } from './row-slots.ts';
import { OF_STEPS } from './with-steps.tsx';

const OF_ROWS: OfFamilies = { ...OF_STEPS, rowSlotsOf };

/** A screen that lists documents and decides on them. */
export const WithRows = ({ children }: { children: ReactNode }) => (
  <OfFamiliesContext value={OF_ROWS}>{children}</OfFamiliesContext>
);
