'use client';
import { useEffect } from 'react';
import { type Trouble, tellTrouble } from './troubles.ts';

/** Tells of a trouble once, when it has come to be. */
export const useTrouble = (trouble: Trouble, is: boolean): void => {
  useEffect(() => {
    if (is) tellTrouble(trouble);
  }, [trouble, is]);
};
