'use client';
import { useTranslations } from 'next-intl';
import type { WorkflowFinding } from '../../../lib/rpc/workflow-admin.ts';
import { useAppLocale } from '../../i18n/use-app-locale.ts';
import { useWorkflowWords } from '../use-workflow-words.ts';

/** What a finding says: its title, and a sentence with roles, statuses and organizations by name. */
export const useFindingWords = () => {
  const t = useTranslations('workflow_admin.findings');
  const families = useTranslations('shell.families');
  const words = useWorkflowWords();
  const locale = useAppLocale();
  const list = (ids: string, name: (id: string) => string): string =>
    new Intl.ListFormat(locale, { type: 'conjunction' }).format(
      ids
        .split(',')
        .filter((id) => id !== '')
        .map(name),
    );
  const known = (group: 'language' | 'party' | 'level' | 'field' | 'act', key: string): string =>
    t.has(`${group}.${key}`) ? t(`${group}.${key}`) : key;
  return ({ code, statuses, step_ids, values }: WorkflowFinding) => {
    const [status = '', to = ''] = statuses;
    return {
      title: t(`${code}.title`),
      text: t(`${code}.text`, {
        status: words.status(status),
        to: words.status(to),
        statuses: list(statuses.join(','), (each) => `«${words.status(each)}»`),
        count: step_ids.length,
        role: words.role(values.role ?? ''),
        roles: list(values.roles ?? '', words.role),
        organizations: list(values.organizations ?? '', (each) => words.organization(Number(each))),
        language: known('language', values.language ?? ''),
        party: known('party', values.party ?? ''),
        level: known('level', values.level ?? ''),
        field: values.field ?? '',
        fields: list(values.fields ?? '', (each) => known('field', each)),
        acts: list(values.acts ?? '', (each) => known('act', each)),
        object: families.has(values.object ?? '') ? families(values.object ?? '') : (values.object ?? ''),
        when: values.when ?? '',
        parameter: values.parameter ?? '',
        alone: values.alone ?? '',
        path: (values.path ?? '').split(',').map(words.status).join(' → '),
      }),
    };
  };
};
