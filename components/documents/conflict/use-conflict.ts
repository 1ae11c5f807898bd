'use client';
import { useTranslations } from 'next-intl';
import type { DocumentForm } from '../form/use-document-form.ts';
import { useEditor } from './use-editor.ts';

/** What has happened to the document meanwhile, in a title and a sentence; null while nothing waits for a choice. */
export const useConflict = (form: DocumentForm): { title: string; text: string } | null => {
  const t = useTranslations('documents.conflict');
  const editor = useEditor();
  const { newer } = form.form;
  if (!newer) return null;
  const { isMe, text } = editor(newer);
  return { title: t(isMe ? 'own_title' : 'title'), text };
};
