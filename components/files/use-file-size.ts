'use client';
import { useTranslations } from 'next-intl';
import { useDays } from '../calendar/use-days.ts';

const [KILOBYTE, MEGABYTE] = [1_024, 1_048_576];

/** How large a file is, as people say it: whole kilobytes, megabytes with one digit. */
export const useFileSize = (): ((bytes: number) => string) => {
  const t = useTranslations('files');
  const { number } = useDays();
  return (bytes) =>
    bytes >= MEGABYTE
      ? t('size.mb', { size: number(Math.round((bytes / MEGABYTE) * 10) / 10) })
      : t('size.kb', { size: number(Math.max(1, Math.round(bytes / KILOBYTE))) });
};
