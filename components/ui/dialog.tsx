'use client';
import dynamic from 'next/dynamic';
import { useRef } from 'react';
import type { DialogProps } from './dialog-window.tsx';

/** What every window is made of: where one must not need a connection to appear, it is fetched ahead. */
export const fetchWindow = () => import('./dialog-window.tsx').then((file) => file.DialogWindow);
const DialogWindow = dynamic(fetchWindow, { ssr: false });

/**
 * A window that holds the focus and gives it back to its opener; a bottom sheet on the phone. Its code comes when it
 * is opened for the first time.
 */
export const Dialog = (props: DialogProps) => {
  const wanted = useRef(false);
  if (props.open) wanted.current = true;
  return wanted.current ? <DialogWindow {...props} /> : null;
};
