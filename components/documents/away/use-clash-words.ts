'use client';
import { useTranslations } from 'next-intl';
import { clashWords } from '../../../lib/calendar/clash-words.ts';
import { useProfile } from '../../rpc/profile.ts';

/** A clash in the reader's words. */
export const useClashWords = () => {
  const t = useTranslations('documents.clash');
  const { employee_id } = useProfile();
  return clashWords(t, employee_id);
};
