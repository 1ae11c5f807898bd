'use client';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { FormWindow } from '../../forms/window/form-window.tsx';
import type { WindowForm } from '../../forms/window/window-form.ts';

interface ReasonDialogProps {
  onClose: () => void;
  /** The question and what follows from a yes. */
  title: string;
  text: string;
  /** The verb that does it, and the one that does not. */
  yes: string;
  no: string;
  danger: boolean;
  maxLength: number;
  onConfirm: (reason: string) => void;
  /** What it is about, above the reason. */
  children?: ReactNode;
}

/** Asks for the reason before a document is declined or sent back, so that its author knows why. */
export const ReasonWindow = ({ onClose, ...asked }: ReasonDialogProps) => (
  <FormWindow form={useReasonForm(asked)} onClose={onClose} onSaved={() => undefined} />
);

const useReasonForm = ({
  text,
  yes,
  maxLength,
  onConfirm,
  children,
  ...words
}: Omit<ReasonDialogProps, 'onClose'>): WindowForm<{ readonly reason: string }> => {
  const t = useTranslations('documents.reason');
  return {
    ...words,
    description: text,
    verb: yes,
    begins: { reason: '' },
    fields: () => [
      ...(children ? [{ kind: 'own' as const, name: 'about', control: () => children }] : []),
      {
        kind: 'area',
        name: 'reason',
        label: t('label'),
        counter: (length) => t('counter', { length, max: maxLength }),
        isFirst: true,
      },
    ],
    check: z.object({ reason: z.string().min(1).max(maxLength) }),
    missing: () => t('missing'),
    wrong: () => t('too_long', { max: maxLength }),
    send: ({ reason }) => {
      onConfirm(reason);
      return undefined;
    },
  };
};
