'use client';
import { GitMerge } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Note } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import type { DocumentForm } from '../form/use-document-form.ts';
import { ToldLines } from './told-lines-later.ts';
import { useEditor } from './use-editor.ts';

/** What was stored meanwhile and went together with what was typed, until it was read. */
export const MergedNote = ({ form }: { form: DocumentForm }) => {
  const t = useTranslations('documents.conflict');
  const editor = useEditor();
  const { merged, read } = form.form;
  if (!merged) return null;
  const { isMe, text } = editor(merged.row);
  return (
    <div role="status">
      <Note
        icon={GitMerge}
        title={t(isMe ? 'merged_own' : 'merged')}
        action={
          <Button size="sm" onClick={read}>
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
