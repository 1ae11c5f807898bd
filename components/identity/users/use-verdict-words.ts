'use client';
import { useTranslations } from 'next-intl';
import { useAppLocale } from '../../i18n/use-app-locale.ts';
import type { ShownVerdict } from './import-calls.ts';

/** What becomes of the lines of a file, in words. */
export const useVerdictWords = () => {
  const t = useTranslations('users');
  const locale = useAppLocale();
  const column = (field: string): string =>
    t.has(`column.${field}` as 'column.email') ? t(`column.${field}` as 'column.email') : field;
  /** Why a line is refused, or what it changes. */
  const why = ({ fields, changes }: ShownVerdict): string =>
    fields.length > 0
      ? fields
          .map(
            ({ field, message, message_eng }) =>
              `${column(field)}: ${(locale === 'en' && message_eng) || message}`,
          )
          .join('; ')
      : changes.length > 0
        ? t('import.changes', { columns: changes.map(column).join(', ') })
        : '';
  return {
    why,
    outcome: ({ outcome }: ShownVerdict): string => t(`import.outcome.${outcome}`),
    written: (verdicts: readonly ShownVerdict[]) => ({
      added: verdicts.filter(({ outcome }) => outcome === 'add').length,
      changed: verdicts.filter(({ outcome }) => outcome === 'change').length,
    }),
    /** All of it, for the file of the result. */
    table: (verdicts: readonly ShownVerdict[]): string[][] => [
      [t('import.row'), t('column.email'), t('column.name'), t('import.result'), t('import.reason')],
      ...verdicts.map((each) => [
        String(each.row),
        each.email,
        each.name,
        t(`import.outcome.${each.outcome}`),
        why(each),
      ]),
    ],
  };
};
