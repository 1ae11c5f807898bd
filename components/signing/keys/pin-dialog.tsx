'use client';
import { useTranslations } from 'next-intl';
import { z } from 'zod';
import { weakPin } from '../../../lib/signing/weak-pin.ts';
import { FormWindow } from '../../forms/window/form-window.tsx';
import type { FieldValues, WindowForm } from '../../forms/window/window-form.ts';
import { call } from '../../rpc/client.ts';

/** `set` makes the key that hr has granted, `change` puts the present one under another PIN. */
export type PinTask = 'set' | 'change';

interface PinDialogProps {
  task: PinTask;
  /** Digits of the new PIN, and of the one there is. */
  length: number;
  currentLength: number;
  onClose: () => void;
  onSaved: () => void;
}

/** A new PIN, typed twice; the present one first where there is one. Nothing typed outlives the window. */
export const PinDialog = ({ onClose, onSaved, ...pin }: PinDialogProps) => (
  <FormWindow form={usePinForm(pin)} onClose={onClose} onSaved={onSaved} />
);

const checkOf = (task: PinTask, length: number) =>
  z
    .object({
      current: task === 'change' ? z.string().min(1) : z.string(),
      pin: z.string(),
      again: z.string(),
    })
    .superRefine(({ pin, again }, { addIssue }) => {
      const isWeak = weakPin(pin, length) !== undefined;
      if (isWeak || pin !== again) addIssue({ code: 'custom', path: [isWeak ? 'pin' : 'again'] });
    });

const usePinForm = ({
  task,
  length,
  currentLength,
}: Omit<PinDialogProps, 'onClose' | 'onSaved'>): WindowForm<z.infer<ReturnType<typeof checkOf>>> => {
  const t = useTranslations('keys.pin');
  const rules = useTranslations('rules');
  const wrong = (field: string, { pin }: FieldValues): string => {
    const weak = weakPin(String(pin), length);
    return field === 'pin' && weak
      ? rules(weak.replace('/', '.'))
      : t(field === 'current' ? 'fill' : 'differs');
  };
  return {
    title: t(`${task}.title`),
    description: t(`${task}.text`, { length }),
    begins: { current: '', pin: '', again: '' },
    fields: () =>
      (['current', 'pin', 'again'] as const)
        .filter((name) => name !== 'current' || task === 'change')
        .map((name) => ({
          kind: 'text',
          name,
          label: t(name),
          type: 'password',
          inputMode: 'numeric',
          max: name === 'current' ? currentLength : length,
          look: 'max-w-40 tracking-[0.3em] tabular-nums',
          ...(name === 'pin' && { hint: t('hint', { length }) }),
        })),
    check: checkOf(task, length),
    wrong,
    missing: wrong,
    // Under no key of idempotency: what is kept of such a call would tell its digits.
    send: async ({ current, pin }) => {
      await (task === 'set' ? call('sign.setPin', { pin }) : call('sign.changePin', { current, pin }));
      return undefined;
    },
    fieldOf: () => (task === 'change' ? 'current' : 'pin'),
    verb: t(`${task}.verb`),
    saved: t(`${task}.done`),
  };
};
