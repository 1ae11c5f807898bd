'use client';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { isDecided } from '../../../lib/workflow/available.ts';
import { useAppLocale } from '../../i18n/use-app-locale.ts';
import { useErrorText } from '../../rpc/use-error-text.ts';
import { useRpcMutation } from '../../rpc/use-rpc-mutation.ts';
import { useConfirm } from '../../ui/confirm.tsx';
import { notify } from '../../ui/notify.ts';
import type { DocumentRow } from '../document-row.ts';
import { useAskedChange } from '../form/use-asked-change.tsx';
import { isUnseen, type Warning } from './carried-warnings.ts';

type Removed = Pick<DocumentRow, 'id' | 'object_id' | 'status_id'>;

interface Removal {
  /** `title` is the question that is asked. */
  readonly remove: (row: Removed, title: string) => Promise<boolean>;
  readonly window: ReactNode;
}

/**
 * Deletes a document wherever it is shown: asks first, has warnings read, asks for the reason where it was decided.
 * Says what became of it; answers whether it is gone.
 */
export const useRemoval = (): Removal => {
  const t = useTranslations('documents.form');
  const locale = useAppLocale();
  const confirm = useConfirm();
  const errorText = useErrorText();
  const asked = useAskedChange();
  const del = useRpcMutation('table.del');

  const askToDelete = (title: string, warnings: readonly Warning[]) =>
    confirm({
      title,
      text: [
        ...warnings.map(
          ({ message, message_eng }) => `${locale === 'en' ? message_eng || message : message}. `,
        ),
        t('delete_text'),
      ].join(''),
      yes: t('delete_yes'),
      no: t('keep'),
      danger: true,
    });

  const deleted = async (
    row: Removed,
    title: string,
    warnings: readonly Warning[],
    said: { change_reason?: string } = {},
  ): Promise<boolean> => {
    const seen = warnings.map(({ code }) => code);
    try {
      await del.mutateAsync({ object: row.object_id, data: [{ id: row.id, seen, ...said }] });
    } catch (error) {
      if (isUnseen(error))
        return (await askToDelete(title, error.fields)) ? deleted(row, title, error.fields, said) : false;
      notify.error(errorText(error));
      return false;
    }
    notify.success(t(said.change_reason === undefined ? 'deleted' : 'after_decision.annulled'));
    return true;
  };

  return {
    remove: async (row, title) => {
      if (!isDecided(row)) return (await askToDelete(title, [])) && deleted(row, title, []);
      const change_reason = await asked.ask('annul');
      return change_reason === undefined ? false : deleted(row, title, [], { change_reason });
    },
    window: asked.window,
  };
};
