'use client';
import dynamic from 'next/dynamic';
import type { PaperNoteProps } from './paper-words.tsx';

const PaperWords = dynamic(() => import('./paper-words.tsx').then((file) => file.PaperWords));

/** Beside the buttons of a document: a step of it is signed on paper, and where that is written. */
export const PaperNote = ({ row, steps, brief = false }: PaperNoteProps) => {
  const step = row && steps.find(({ sign }) => sign === '3');
  return step ? <PaperWords row={row} step={step} brief={brief} /> : null;
};
