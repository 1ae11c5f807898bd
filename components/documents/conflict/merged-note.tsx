'use client';
import { GitMerge } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Note } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import type { Merged } from '../form/merged.ts';
import type { DocumentForm } from '../form/use-document-form.ts';
import { ToldLines } from './told-lines.tsx';
import { useEditor } from './use-editor.ts';

/** What was stored meanwhile and went together with what was typed, until it was read. */
export const MergedNote = ({ form, merged }: { form: DocumentForm; merged: Merged }) => {
  const t = useTranslations('documents.conflict');
  const editor = useEditor();
  const { isMe, text } = editor(merged.row);
  return (
    <div role="status">
      <Note
        icon={GitMerge}
        title={t(isMe ? 'merged_own' : 'merged')}
        action={
          <Button size="sm" onClick={form.form.read}>
            {t('understood')}
          </Button>
        }
      >
        <p>{text}</p>
        {Object.entries(merged.lines).map(([field, told]) => (
          <ToldLines key={field} form={form} field={field} told={told} />
        ))}
      </Note>
    </div>
  );
};
