'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { UserEdit } from '../../../lib/rpc/users.ts';
import { useTellHandedOver } from '../../people/use-tell-handed-over.ts';
import { reread } from '../../rpc/reread.ts';
import { useErrorText } from '../../rpc/use-error-text.ts';
import { useFieldErrors } from '../../rpc/use-field-errors.ts';
import { useRpcMutation } from '../../rpc/use-rpc-mutation.ts';
import { notify } from '../../ui/notify.ts';
import type { UserRow } from './user-row.ts';

/** Changes an account and reads it again. What is wrong with single fields is handed back under their names. */
export const useEditUser = (row: UserRow) => {
  const t = useTranslations('users');
  const client = useQueryClient();
  const errorText = useErrorText();
  const fieldErrors = useFieldErrors();
  const [fields, setFields] = useState<Record<string, string>>({});
  const edit = useRpcMutation('user.edit');
  const tellHandedOver = useTellHandedOver();
  const save = async (data: UserEdit['data'], done = t('saved')): Promise<void> => {
    try {
      const answer = await edit.mutateAsync({
        id: row.id,
        data: { ...data, updated_at: row.updated_at },
      });
      setFields({});
      notify.success(done);
      tellHandedOver(answer);
    } catch (error) {
      const wrong = fieldErrors(error);
      setFields(wrong);
      notify.error(Object.values(wrong)[0] ?? errorText(error));
    }
    await reread(client, 'user');
  };
  return { save, busy: edit.isPending, fields };
};
