'use client';
import { useTranslations } from 'next-intl';
import { z } from 'zod';
import { FormWindow } from '../../forms/window/form-window.tsx';
import type { WindowForm } from '../../forms/window/window-form.ts';
import { DEFAULT_NAME } from './saved-view.ts';

interface ViewDialogProps {
  mode: 'save' | 'rename';
  initialName: string;
  taken: readonly string[];
  onClose: () => void;
  onSave: (name: string, asDefault: boolean) => Promise<void>;
}

/** Names a view: saving it, or giving it another name. */
export const ViewDialog = ({ onClose, ...view }: ViewDialogProps) => (
  <FormWindow form={useViewForm(view)} onClose={onClose} onSaved={onClose} />
);

interface NamedView {
  readonly name: string;
  readonly as_default: boolean;
}

const useViewForm = ({
  mode,
  initialName,
  taken,
  onSave,
}: Omit<ViewDialogProps, 'onClose'>): WindowForm<NamedView> => {
  const t = useTranslations('documents.views');
  const isUnnamed = (name: string) => name === '' || name.toLowerCase() === DEFAULT_NAME;
  return {
    title: t(mode === 'rename' ? 'rename_title' : 'save_title'),
    begins: { name: initialName, as_default: false },
    fields: () => [
      { kind: 'text', name: 'name', label: t('name'), max: 100 },
      ...(mode === 'save' ? [{ kind: 'check' as const, name: 'as_default', label: t('as_standard') }] : []),
    ],
    check: z.object({
      name: z.string().refine((name) => !isUnnamed(name) && (name === initialName || !taken.includes(name))),
      as_default: z.boolean(),
    }),
    wrong: (_, { name }) => t(isUnnamed(String(name)) ? 'name_missing' : 'name_taken'),
    missing: () => t('name_missing'),
    send: async ({ name, as_default }) => {
      await onSave(name, as_default);
      return undefined;
    },
  };
};
