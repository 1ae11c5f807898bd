'use client';
import dynamic from 'next/dynamic';
import { type ReactNode, useRef } from 'react';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The question, or what the window is about. */
  title: ReactNode;
  /** One sentence of consequence under the title. */
  description?: ReactNode;
  /** Who it is about: left of the title. */
  lead?: ReactNode;
  /** Ways out of the window, beside the cross. */
  tools?: ReactNode;
  children?: ReactNode;
  /** Buttons, the primary last. */
  footer?: ReactNode;
  /** What the window is about, to look at: left of the words. The caller leaves it out on a phone. */
  aside?: ReactNode;
  /** `sm` 480, `md` 600, `lg` 720, `xl` 1040 wide. On the phone always a sheet at the bottom. */
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** While work would be lost, Esc and a click outside do nothing. */
  keepOpen?: boolean;
}

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
