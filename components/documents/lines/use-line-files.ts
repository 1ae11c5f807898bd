'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { numberOf } from '../../../lib/settings/read.ts';
import { reread } from '../../rpc/reread.ts';
import { useErrorText } from '../../rpc/use-error-text.ts';
import { notify } from '../../ui/notify.ts';
import { refusedFiles } from '../form/file-rules.ts';
import { uploadFile } from '../form/upload.ts';
import type { Lines } from './use-lines.ts';

/** Puts pictures on the document and lets lines name them. A document that is not saved yet is saved first. */
export const useLineFiles = (lines: Lines) => {
  const t = useTranslations('documents.files');
  const errorText = useErrorText();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const { form } = lines;

  const send = async (chosen: readonly File[]): Promise<readonly number[]> => {
    const megabytes = numberOf(form.situation.parameters, 'upload_max_filesize');
    const refusal = refusedFiles(chosen, 0, { megabytes, count: lines.control.max });
    if (refusal) {
      notify.error(t(`refused.${refusal.code}`, { max: 'max' in refusal ? refusal.max : 0 }));
      return [];
    }
    setBusy(true);
    const ids: number[] = [];
    try {
      const id = form.id ?? (await form.saving.save())?.id;
      if (id === undefined) return [];
      for (const file of chosen)
        ids.push(
          await uploadFile({
            object_id: form.family.object_id,
            registrator_id: id,
            file,
            onProgress: () => undefined,
          }),
        );
    } catch (error) {
      notify.error(errorText(error));
    } finally {
      setBusy(false);
    }
    await reread(client, 'file');
    return ids;
  };
  return {
    busy,
    /** A picture for a line that is there. */
    attach: async (key: string, field: string, file: File) => {
      const [id] = await send([file]);
      if (id !== undefined) lines.set(key, { [field]: id });
    },
    /** A line for each picture. */
    add: async (field: string, files: readonly File[]) => {
      const ids = await send(files);
      if (ids.length > 0) lines.begin(ids.map((id) => ({ [field]: id })));
    },
  };
};
