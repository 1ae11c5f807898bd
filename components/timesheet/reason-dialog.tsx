'use client';
import { useTranslations } from 'next-intl';
import { Children, type ReactNode } from 'react';
import { z } from 'zod';
import type { MethodName } from '../../lib/contract/contract.ts';
import { REASON_MAX } from '../../lib/timesheet/correction.ts';
import { FormWindow } from '../forms/window/form-window.tsx';
import type { WindowForm } from '../forms/window/window-form.ts';

interface ReasonDialogProps {
  readonly title: string;
  readonly text: ReactNode;
  readonly verb: string;
  readonly method: MethodName;
  readonly params: Readonly<Record<string, unknown>>;
  /** Without one the call is refused. */
  readonly asksReason: boolean;
  readonly onClose: () => void;
  readonly onDone: () => void;
  /** What is read first. */
  readonly children?: ReactNode;
}

/** Does something to a month for a reason; what is refused is said at its place. */
export const ReasonDialog = ({ onClose, onDone, ...asked }: ReasonDialogProps) => (
  <FormWindow form={useReasonForm(asked)} onClose={onClose} onSaved={onDone} />
);

const CHECK = z.object({ reason: z.string() });

const useReasonForm = ({
  text,
  params,
  asksReason,
  children,
  ...words
}: Omit<ReasonDialogProps, 'onClose' | 'onDone'>): WindowForm<z.infer<typeof CHECK>> => {
  const t = useTranslations('timesheet');
  return {
    ...words,
    description: text,
    begins: { reason: '' },
    fields: () => [
      ...(Children.toArray(children).length > 0
        ? [
            {
              kind: 'own' as const,
              name: 'about',
              control: () => <div className="flex flex-col gap-4">{children}</div>,
            },
          ]
        : []),
      ...(asksReason
        ? [
            {
              kind: 'area' as const,
              name: 'reason',
              label: t('reason'),
              hint: t('reason_closed'),
              max: REASON_MAX,
            },
          ]
        : []),
    ],
    check: CHECK,
    send: ({ reason }) => ({ params: { ...params, reason } }),
  };
};
