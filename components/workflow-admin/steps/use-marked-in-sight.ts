'use client';
import { useEffect } from 'react';

export const stepRowId = (id: number): string => `step-${id}`;

/** Brings the first of marked steps into sight. */
export const useMarkedInSight = (marked: readonly number[]): void => {
  useEffect(() => {
    const [first] = marked;
    if (first === undefined) return;
    document.getElementById(stepRowId(first))?.scrollIntoView({ block: 'center' });
  }, [marked]);
};
