'use client';
import { useTranslations } from 'next-intl';
import { detailOf, shownValue } from '../../lib/audit/changes.ts';
import { DICTIONARIES } from '../../lib/dictionaries/dictionaries.data.ts';
import { identityOf } from '../../lib/families/identities.ts';
import { parameterOf } from '../../lib/settings/definition.ts';
import { useNames } from '../people/use-names.ts';
import { useMasterData } from '../rpc/master-data.ts';
import { useWorkflowWords } from '../workflow-admin/use-workflow-words.ts';
import type { AuditRow } from './audit-row.ts';
import type { NamedValues } from './use-named-values.ts';

const OF_DICTIONARIES = new Set(DICTIONARIES.map(({ object }) => object));
const STATUSES = ['status_id', 'next_status_id', 'from_status_id'];
const ROLES = ['business_role'];
const FLAGS = ['disabled', 'reject', 'editable', 'delete_allowed'];
const SETTINGS = ['parameter', 'parameter_override', 'parameter_schedule'];

/** A changed field and its values in words; a field that no words are kept for is said by its code. */
export const useChangeWords = () => {
  const t = useTranslations('audit');
  const own = useTranslations('dictionaries.own');
  const fields = useTranslations('dictionaries.field');
  const families = useTranslations('shell.families');
  const documents = useTranslations('families');
  const ofDocuments = useTranslations('documents.fields');
  const choices = useTranslations('parameter.choice');
  const names = useNames();
  const words = useWorkflowWords();
  const { document_types } = useMasterData();
  const yes = (value: unknown): string => t(['1', true].includes(value as string) ? 'yes' : 'no');
  /** A value of a parameter as its screen shows it: switched on or not, one of a choice by its name. */
  const settingOf = (code: string, value: unknown): string | undefined => {
    const stored = value ?? parameterOf(code)?.default;
    if (typeof stored !== 'string' || stored === '') return undefined;
    if (choices.has(`${code}.${stored}`)) return choices(`${code}.${stored}`);
    return parameterOf(code)?.type === 'flag' ? yes(stored) : stored;
  };
  const wordOf = ({ object_id, record_facts, detail }: AuditRow, field: string, value: unknown) => {
    if (SETTINGS.includes(object_id) && field === 'value' && !(value === null && object_id !== 'parameter'))
      return settingOf(String(detailOf(record_facts ?? '').code ?? detailOf(detail).code ?? ''), value);
    if (typeof value === 'boolean' || (FLAGS.includes(field) && (value === '0' || value === '1')))
      return yes(value);
    if (typeof value === 'string') {
      const choice = `${object_id}.choices.${field}.${value}`;
      if (identityOf(object_id) && documents.has(choice)) return documents(choice);
      if (STATUSES.includes(field)) return words.status(value);
      if (ROLES.includes(field)) return words.role(value);
      if (field === 'object_id' && families.has(value)) return families(value);
    }
    if (typeof value === 'number') {
      if (field === 'organization_id') return words.organization(value);
      const type = field === 'document_type_id' && document_types.find(({ id }) => id === value);
      if (type) return names.full(String(type.name), String(type.name_eng));
    }
    return undefined;
  };
  return {
    field: (object_id: string, field: string): string | undefined => {
      if (object_id === 'workflow' && t.has(`of_step.${field}`)) return t(`of_step.${field}`);
      if (identityOf(object_id)) {
        const said = `${object_id}.fields.${field}`;
        if (documents.has(said)) return documents(said);
        if (ofDocuments.has(field)) return ofDocuments(field);
      }
      if (t.has(`own.${object_id}.${field}`)) return t(`own.${object_id}.${field}`);
      if (own.has(`${object_id}.${field}`)) return own(`${object_id}.${field}`);
      if (SETTINGS.includes(object_id) && own.has(`parameter.${field}`)) return own(`parameter.${field}`);
      if (OF_DICTIONARIES.has(object_id) && fields.has(field)) return fields(field);
      if (t.has(`field.${field}`)) return t(`field.${field}`);
      return fields.has(field) ? fields(field) : undefined;
    },
    /** A value in words; an id shows as the name of its record where that was found. */
    value: (row: AuditRow, field: string, value: unknown, named: NamedValues): string => {
      const said = (each: unknown): string =>
        wordOf(row, field, each) ?? named(field, each)?.text ?? shownValue(each);
      return (Array.isArray(value) ? value.map(said).join(', ') : said(value)) || t('nothing');
    },
  };
};
