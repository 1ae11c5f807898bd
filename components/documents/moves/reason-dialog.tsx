'use client';
import dynamic from 'next/dynamic';

/** The window that asks for a reason; its code comes when it is asked for. */
export const ReasonDialog = dynamic(() => import('./reason-window.tsx').then((file) => file.ReasonWindow), {
  ssr: false,
});
