'use client';
import { useReadAbout } from './use-read-about.ts';

/** Beside a document that is open: what its reader was told of it is read now. */
export const ReadAbout = ({ documentId }: { documentId: number }) => {
  useReadAbout(documentId);
  return null;
};
