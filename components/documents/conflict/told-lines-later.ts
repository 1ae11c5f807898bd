'use client';
import dynamic from 'next/dynamic';

/** Fetched with the first collision: few forms ever meet one. */
export const ToldLines = dynamic(() => import('./told-lines.tsx').then((file) => file.ToldLines), {
  ssr: false,
});
