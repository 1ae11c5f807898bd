'use client';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import type { DialogProps } from './dialog-window.tsx';

interface ReadWindowProps extends Omit<DialogProps, 'open' | 'onOpenChange' | 'footer'> {
  open?: boolean;
  /** The word of the button that closes it; that of every window when absent. */
  close?: string;
  /** Other acts, before that button. */
  beside?: ReactNode;
  onClose: () => void;
}

/** A window that is read and closed. */
export const ReadWindow = ({ open = true, close, beside, onClose, ...window }: ReadWindowProps) => {
  const t = useTranslations('common');
  return (
    <Dialog
      {...window}
      open={open}
      onOpenChange={(next) => !next && onClose()}
      footer={
        <>
          {beside}
          <Button variant="filled" onClick={onClose}>
            {close ?? t('close')}
          </Button>
        </>
      }
    />
  );
};
