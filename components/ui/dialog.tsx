'use client';
import dynamic from 'next/dynamic';
import { useRef } from 'react';
import type { DialogProps } from './dialog-window.tsx';

const DialogWindow = dynamic(() => import('./dialog-window.tsx').then((file) => file.DialogWindow), {
  ssr: false,
});

/**
 * A window that holds the focus and gives it back to its opener; a bottom sheet on the phone. Its code comes when it
 * is opened for the first time.
 */
export const Dialog = (props: DialogProps) => {
  const wanted = useRef(false);
  if (props.open) wanted.current = true;
  return wanted.current ? <DialogWindow {...props} /> : null;
};
