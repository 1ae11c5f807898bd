'use client';
import { useTranslations } from 'next-intl';
import type { ParameterShown } from '../../lib/rpc/parameters.ts';
import { useNames } from '../people/use-names.ts';
import { Count } from '../ui/count.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { Select } from '../ui/select.tsx';
import type { Organization, Scope } from './scoped.ts';

/** More organizations than these are a list to choose from. */
const IN_SIGHT = 3;
const ALL = 'all';

interface ScopeChoiceProps {
  parameters: readonly ParameterShown[];
  organizations: readonly Organization[];
  scope: Scope;
  onScope: (scope: Scope) => void;
}

/** Whose parameters are looked at, and how many each organization has of its own. */
export const ScopeChoice = (props: ScopeChoiceProps) => {
  const t = useTranslations('settings.scope');
  return (
    <div className="ml-auto flex min-w-0 items-center gap-2 max-desk:ml-0">
      <span aria-hidden className="text-sm text-ink-2 max-tablet:hidden">
        {t('label')}
      </span>
      <Choice {...props} />
    </div>
  );
};

const Choice = ({ parameters, organizations, scope, onScope }: ScopeChoiceProps) => {
  const t = useTranslations('settings.scope');
  const names = useNames();
  const own = (id: number): number =>
    parameters.filter(({ overrides }) => overrides.some((each) => each.organization_id === id)).length;
  const choose = (value: string) => onScope(organizations.find(({ id }) => String(id) === value) ?? null);
  const shared = { value: scope ? String(scope.id) : ALL, onValueChange: choose };
  if (organizations.length > IN_SIGHT)
    return (
      <Select
        {...shared}
        aria-label={t('label')}
        className="w-64!"
        options={[
          { value: ALL, label: t('all') },
          ...organizations.map((each) => ({
            value: String(each.id),
            label: t('counted', { name: names.of(each, 'name'), count: own(each.id) }),
          })),
        ]}
      />
    );
  return (
    <Segmented
      {...shared}
      label={t('label')}
      options={[
        { value: ALL, label: t('all') },
        ...organizations.map((each) => ({
          value: String(each.id),
          label: (
            <>
              {names.of(each, 'name')}
              {own(each.id) > 0 && <Count quiet>{own(each.id)}</Count>}
            </>
          ),
        })),
      ]}
    />
  );
};
