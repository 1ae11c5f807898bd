'use client';
import { useTranslations } from 'next-intl';
import { z } from 'zod';
import { FormWindow } from '../../forms/window/form-window.tsx';
import type { WindowForm } from '../../forms/window/window-form.ts';

interface PasskeyNameDialogProps {
  /** The name it has; empty for a new one. */
  of: string;
  onClose: () => void;
  onSaved: () => void;
  /** Answers what stands against it. */
  onName: (name: string) => Promise<string | undefined>;
}

/** Asks for the name of a passkey. */
export const PasskeyNameDialog = ({ onClose, onSaved, ...asked }: PasskeyNameDialogProps) => (
  <FormWindow form={useNameForm(asked)} onClose={onClose} onSaved={onSaved} />
);

const CHECK = z.object({ name: z.string().min(1) });
const NAME_MAX = 60;

const useNameForm = ({
  of,
  onName,
}: Omit<PasskeyNameDialogProps, 'onClose' | 'onSaved'>): WindowForm<z.infer<typeof CHECK>> => {
  const t = useTranslations('passkeys');
  const isNew = of === '';
  return {
    title: t(isNew ? 'add_title' : 'rename_title'),
    ...(isNew && { description: t('add_text'), verb: t('continue') }),
    begins: { name: of },
    fields: () => [
      { kind: 'text', name: 'name', label: t('name'), max: NAME_MAX, ...(isNew && { hint: t('name_hint') }) },
    ],
    check: CHECK,
    missing: () => t('fill_name'),
    send: async ({ name }) => {
      const wrong = await onName(name);
      return wrong === undefined ? undefined : { wrong: { name: wrong } };
    },
  };
};
