'use client';
import { Building2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useNames } from '../people/use-names.ts';
import { Icon } from '../ui/icon.tsx';
import type { Organization, Scope, ScopedParameter } from './scoped.ts';

interface OverridesProps {
  parameter: ScopedParameter;
  organizations: readonly Organization[];
  said: (value: string) => string;
  onScope: (scope: Scope) => void;
}

/** Organizations where a parameter is something else, each with its value and a way there. */
export const ParameterOverrides = ({ parameter, organizations, said, onScope }: OverridesProps) => {
  const t = useTranslations('settings.scope');
  const names = useNames();
  if (parameter.scope !== null || parameter.overrides.length === 0) return null;
  return (
    <ul aria-label={t('differs')} className="flex flex-wrap gap-1.5">
      {parameter.overrides.map(({ id, organization_id, value }) => {
        const organization = organizations.find((each) => each.id === organization_id);
        return (
          organization && (
            <li key={id} className="min-w-0 max-w-full">
              <button
                type="button"
                onClick={() => onScope(organization)}
                className="inline-flex min-h-6 max-w-full items-center gap-[5px] rounded-tag border border-info-line bg-info-soft pr-2 pl-1.5 text-left text-sm leading-tight font-medium text-info-ink hover:underline touch:min-h-11"
              >
                <Icon of={Building2} size={14} className="flex-none" />
                <span className="wrap-anywhere">
                  {names.of(organization, 'name')}: {said(value)}
                </span>
              </button>
            </li>
          )
        );
      })}
    </ul>
  );
};
