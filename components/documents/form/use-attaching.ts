'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { reread } from '../../rpc/reread.ts';
import { useErrorText } from '../../rpc/use-error-text.ts';
import { useConfirm } from '../../ui/confirm.tsx';
import { refusedFiles } from './file-rules.ts';
import { deleteFile, uploadFile } from './upload.ts';
import type { FileRow } from './use-document-files.ts';
import type { DocumentForm } from './use-document-form.ts';

interface Sending {
  readonly name: string;
  readonly percent: number;
}

/** Puts files on a document and takes them off. A document that is not saved yet is saved first. */
export const useAttaching = (form: DocumentForm, limits: { count: number; megabytes: number }) => {
  const t = useTranslations('documents.files');
  const errorText = useErrorText();
  const confirm = useConfirm();
  const client = useQueryClient();
  const [refused, setRefused] = useState<string | undefined>(undefined);
  const [sending, setSending] = useState<readonly Sending[]>([]);

  const send = async (file: File, registrator_id: number) => {
    setSending((now) => [...now, { name: file.name, percent: 0 }]);
    try {
      await uploadFile({
        object_id: form.family.object_id,
        registrator_id,
        file,
        onProgress: (percent) =>
          setSending((now) => now.map((each) => (each.name === file.name ? { ...each, percent } : each))),
      });
    } finally {
      setSending((now) => now.filter((each) => each.name !== file.name));
    }
  };
  const add = async (files: readonly File[]) => {
    const refusal = refusedFiles(files, form.files.loose.length, limits);
    setRefused(refusal && t(`refused.${refusal.code}`, { max: 'max' in refusal ? refusal.max : 0 }));
    if (refusal) return;
    try {
      const id = form.id ?? (await form.saving.save())?.id;
      if (id === undefined) return;
      for (const file of files) await send(file, id);
    } catch (error) {
      setRefused(errorText(error));
    }
    await reread(client, 'file');
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
      await deleteFile(file);
      setRefused(undefined);
    } catch (error) {
      setRefused(errorText(error));
    }
    await reread(client, 'file');
  };
  return { add, remove, refused, sending };
};
