'use client';
import { useTranslations } from 'next-intl';
import { detailOf } from '../../lib/audit/changes.ts';
import { wordingOf } from '../../lib/audit/wording.ts';
import { deviceOf } from '../../lib/identity/device.ts';
import { placeOf } from '../../lib/identity/place.ts';
import { textOf } from '../../lib/settings/read.ts';
import { useAppLocale } from '../i18n/use-app-locale.ts';
import { useNames } from '../people/use-names.ts';
import { useParameters } from '../shell/portal.tsx';
import type { AuditRow } from './audit-row.ts';
import { useRecordName } from './use-record-name.ts';

/** A row of the audit in words: who did what to what, and from where. What has no words is said by its code. */
export const useAuditWords = () => {
  const t = useTranslations('audit');
  const families = useTranslations('shell.families');
  const names = useNames();
  const locale = useAppLocale();
  const recordName = useRecordName();
  const ranges = textOf(useParameters(), 'session_places');
  const objectWord = (object_id: string): string => {
    if (families.has(object_id)) return families(object_id);
    return t.has(`object.${object_id}`) ? t(`object.${object_id}`) : object_id;
  };
  return {
    objectWord,
    who: (row: AuditRow): string =>
      names.short(row.actor_name, row.actor_name_eng) || row.user_login || t('portal'),
    behalf: (row: AuditRow): string =>
      row.grant_id === null ? '' : names.short(row.behalf_employee_name, row.behalf_employee_name_eng),
    what: ({ action }: AuditRow): string => {
      const { key, action: deed } = wordingOf(action);
      return t.has(`action.${key}`) ? t(`action.${key}`) : deed;
    },
    /** What it was done to: a document by its number, a setting, a text, a step or a person by name, all else by its id. */
    subject: (row: AuditRow): string => {
      const { object_id, record_id, document_number } = row;
      if (object_id === '') return '';
      const name = recordName(object_id, { ...detailOf(row.detail), ...detailOf(row.record_facts ?? '') });
      return [
        objectWord(object_id),
        document_number || name || (record_id && t('numbered', { id: record_id })),
      ]
        .filter(Boolean)
        .join(' ');
    },
    /** The reason of a refusal. */
    reason: (reason: unknown): string => {
      const code = String(reason ?? '');
      return t.has(`reason.${code}`) ? t(`reason.${code}`) : code;
    },
    place: ({ address }: AuditRow): string => (address ? placeOf(address, ranges, locale) : ''),
    device: ({ user_agent }: AuditRow): string => {
      const { name, system } = deviceOf(user_agent);
      return [name, system].filter(Boolean).join(', ');
    },
  };
};
