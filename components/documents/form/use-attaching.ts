'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { refusedFiles } from '../../files/file-rules.ts';
import { reread } from '../../rpc/reread.ts';
import { useErrorText } from '../../rpc/use-error-text.ts';
import { useConfirm } from '../../ui/confirm.tsx';
import { deleteFile } from '../uploads/delete-file.ts';
import type { FileRow } from './use-document-files.ts';
import type { DocumentForm } from './use-document-form.ts';

/** The place of attachments among the files that a form sends. */
export const ATTACHMENTS = 'files';

/** Puts files on a document and takes them off. */
export const useAttaching = (
  form: DocumentForm,
  limits: { count: number; megabytes: number; pdf: boolean },
) => {
  const t = useTranslations('documents.files');
  const errorText = useErrorText();
  const confirm = useConfirm();
  const client = useQueryClient();
  const [refused, setRefused] = useState<string | undefined>(undefined);
  const sending = form.uploads.all.filter(({ place }) => place === ATTACHMENTS);
  const taken = form.files.loose.length + sending.length;

  const add = (files: readonly File[]) => {
    const refusal = refusedFiles(files, taken, limits);
    setRefused(refusal && t(`refused.${refusal.code}`, { max: 'max' in refusal ? refusal.max : 0 }));
    if (refusal) return;
    form.uploads.add(
      files.map((file) => ({ file, place: ATTACHMENTS, line: undefined, onDone: () => undefined })),
    );
  };
  const remove = async (file: FileRow) => {
    const yes = await confirm({
      title: t('delete_title', { name: file.original_name }),
      yes: t('delete_yes'),
      no: t('keep'),
      danger: true,
    });
    if (!yes) return;
    try {
      await deleteFile(file, form.reason);
      if (form.reason !== undefined) await reread(client, 'document_change');
      setRefused(undefined);
    } catch (error) {
      setRefused(errorText(error));
    }
    await reread(client, 'file');
  };
  return { add, remove, refused, isFull: taken >= limits.count };
};
