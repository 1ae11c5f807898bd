'use client';
import { useTranslations } from 'next-intl';
import { useNames } from '../people/use-names.ts';
import { useWorkflowWords } from '../workflow-admin/use-workflow-words.ts';

type Facts = Readonly<Record<string, unknown>>;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What a record is called: a parameter by its title, a step by who takes it and where to, all else by its own name; '' for none. */
export const useRecordName = (): ((object_id: string, facts: Facts) => string) => {
  const titles = useTranslations('parameter.title');
  const families = useTranslations('shell.families');
  const names = useNames();
  const words = useWorkflowWords();
  const titleOf = (code: string): string => (titles.has(code) ? titles(code) : code);
  return (object_id, { code, alias, organization_id, ...facts }) => {
    switch (object_id) {
      case 'parameter':
      case 'parameter_override':
      case 'parameter_schedule': {
        const title = code ? `«${titleOf(textOf(code))}»` : '';
        return [title, organization_id ? words.organization(Number(organization_id)) : '']
          .filter(Boolean)
          .join(', ');
      }
      case 'lan':
        return textOf(alias);
      case 'workflow': {
        const [role, from, to] = [facts.business_role, facts.status_id, facts.next_status_id].map(textOf);
        const family = textOf(facts.object_id);
        return role && from && to
          ? `«${families.has(family) ? families(family) : family}» · ${words.move({ role, from, to })}`
          : '';
      }
      case 'document_type':
      case 'organization':
      case 'employee':
        return facts.name ? `«${names.full(textOf(facts.name), textOf(facts.name_eng))}»` : '';
      default:
        return '';
    }
  };
};
