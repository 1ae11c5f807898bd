'use client';
import { useTranslations } from 'next-intl';
import type { ImportChange } from '../../../lib/users/import-verdict.ts';
import { useDays } from '../../calendar/use-days.ts';
import { useAppLocale } from '../../i18n/use-app-locale.ts';
import type { ShownField, ShownVerdict } from './import-calls.ts';
import { useRoleWords } from './use-role-words.ts';

/** What becomes of the lines of a file, in words. */
export const useVerdictWords = () => {
  const t = useTranslations('users');
  const locale = useAppLocale();
  const roles = useRoleWords();
  const days = useDays();
  const column = (field: string): string =>
    t.has(`column.${field}` as 'column.email') ? t(`column.${field}` as 'column.email') : field;
  const value = (field: string, text: string): string => {
    if (text === '') return t('import.empty');
    if (field === 'roles') return roles(text);
    if (field === 'hire_date') return days.day(text);
    return field === 'language' ? t(text === 'en' ? 'card.en' : 'card.ru') : text;
  };
  const sentence = ({ message, message_eng }: ShownField): string =>
    (locale === 'en' && message_eng) || message;
  const cure = ({ field, cure: text }: ShownField): string | undefined =>
    text && t('import.cure', { cure: field === 'hire_date' ? days.day(text) : text });
  /** What the cell says, unless the sentence says it already. */
  const said = (field: ShownField): string | undefined =>
    field.said === '' || field.values?.value !== undefined
      ? undefined
      : t('import.said', { said: field.said });
  const change = ({ outcome }: ShownVerdict, { field, was, is }: ImportChange): string =>
    `${column(field)}: ${was === '' && outcome === 'add' ? '' : `${value(field, was)} → `}${value(field, is)}`;
  return {
    column,
    value,
    sentence,
    said,
    cure,
    outcome: ({ outcome }: ShownVerdict): string => t(`import.outcome.${outcome}`),
    written: (verdicts: readonly ShownVerdict[]) => ({
      added: verdicts.filter(({ outcome }) => outcome === 'add').length,
      changed: verdicts.filter(({ outcome }) => outcome === 'change').length,
    }),
    /** All of it, for the file of the report. */
    table: (verdicts: readonly ShownVerdict[]): string[][] => [
      [t('import.row'), t('column.email'), t('column.name'), t('import.result'), t('import.reason')],
      ...verdicts.map((each) => [
        String(each.row),
        each.email,
        each.name,
        t(`import.outcome.${each.outcome}`),
        [
          ...each.fields.map((field) =>
            [`${column(field.field)}: ${sentence(field)}`, said(field), cure(field)]
              .filter(Boolean)
              .join('. '),
          ),
          ...each.changes.map((one) => change(each, one)),
        ].join('; '),
      ]),
    ],
  };
};
