'use client';
import { useTranslations } from 'next-intl';
import { useDays } from '../../calendar/use-days.ts';
import { useNames } from '../../people/use-names.ts';
import { useProfile } from '../../rpc/profile.ts';
import type { DocumentRow } from '../document-row.ts';

/** Who stored a state of the document, and when: the reader in another window, or another person by name. */
export const useEditor = (): ((row: DocumentRow) => { isMe: boolean; text: string }) => {
  const t = useTranslations('documents.conflict');
  const names = useNames();
  const days = useDays();
  const me = useProfile();
  return ({ updated_at, editor_id, editor_name, editor_name_eng }) => {
    const time = days.time(updated_at);
    const isMe = editor_id !== null && editor_id === me.real_employee_id;
    const who = names.short(editor_name, editor_name_eng);
    return { isMe, text: isMe || who === '' ? t('when', { time }) : t('who', { who, time }) };
  };
};
