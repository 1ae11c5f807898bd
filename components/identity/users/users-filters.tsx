'use client';
import { useTranslations } from 'next-intl';
import { ChoiceChip } from '../../lists/choice-chip.tsx';
import { FilterRow } from '../../lists/filter-row.tsx';
import { useNames } from '../../people/use-names.ts';
import { SearchInput } from '../../ui/search-input.tsx';
import { useOrganizations } from './use-organizations.ts';
import type { ChangeUsers } from './use-users-state.ts';
import { SHOWN_ROLES } from './user-row.ts';
import { ALL_USERS, isNarrowed, type UsersState } from './users-state.ts';

/** Search, and the filters by role, organization and access. */
export const UsersFilters = ({ state, onChange }: { state: UsersState; onChange: ChangeUsers }) => {
  const t = useTranslations('users.filter');
  const users = useTranslations('users');
  const role = useTranslations('shell.role');
  const names = useNames();
  const organizations = useOrganizations();
  return (
    <FilterRow
      label={t('label')}
      reset={t('reset')}
      narrowed={isNarrowed(state)}
      onReset={() => onChange(ALL_USERS)}
    >
      <SearchInput
        label={users('search')}
        hint={users('search_hint')}
        value={state.search}
        onChange={(search) => onChange({ search }, 'replace')}
        width="w-70"
      />
      <ChoiceChip
        label={t('role')}
        options={SHOWN_ROLES.map((value) => ({ value, label: role(value) }))}
        chosen={state.role}
        onChange={(chosen) => onChange({ role: chosen })}
      />
      {organizations.length > 1 && (
        <ChoiceChip
          label={t('organization')}
          options={organizations.map((each) => ({ value: String(each.id), label: names.of(each, 'name') }))}
          chosen={state.organization}
          onChange={(organization) => onChange({ organization })}
        />
      )}
      <ChoiceChip
        label={t('state')}
        options={(['open', 'disabled'] as const).map((value) => ({ value, label: t(value) }))}
        chosen={state.state}
        onChange={(chosen) => onChange({ state: chosen })}
      />
    </FilterRow>
  );
};
