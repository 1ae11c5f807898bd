'use client';
import { useTranslations } from 'next-intl';
import { MESSAGE_LENGTH } from '../../lib/discussion/own-message.ts';

/** What is wrong with a message before it is sent; undefined when nothing is. */
export const useWrongText = (): ((text: string) => string | undefined) => {
  const t = useTranslations('discussion');
  return (text) => {
    const length = [...text.trim()].length;
    if (length === 0) return t('wants_words');
    return length > MESSAGE_LENGTH ? t('too_long', { max: MESSAGE_LENGTH, length }) : undefined;
  };
};
