'use client';
import { Search } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { ChoiceChip } from '../../documents/list/choice-chip.tsx';
import { useNames } from '../../people/use-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { useSearchText } from '../../ui/use-search-text.ts';
import { useOrganizations } from './use-organizations.ts';
import type { ChangeUsers } from './use-users-state.ts';
import { SHOWN_ROLES } from './user-row.ts';
import { ALL_USERS, isNarrowed, type UsersState } from './users-state.ts';

/** Search, and the filters by role, organization and access. */
export const UsersFilters = ({ state, onChange }: { state: UsersState; onChange: ChangeUsers }) => {
  const t = useTranslations('users.filter');
  const role = useTranslations('shell.role');
  const names = useNames();
  const organizations = useOrganizations();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot wrap its chips as a row
    <div role="group" aria-label={t('label')} className="flex flex-wrap items-center gap-2">
      <UserSearch value={state.search} onChange={(search) => onChange({ search }, 'replace')} />
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
      {isNarrowed(state) && (
        <button
          type="button"
          className="ml-1 min-h-6 text-sm text-primary-ink underline underline-offset-4"
          onClick={() => onChange(ALL_USERS)}
        >
          {t('reset')}
        </button>
      )}
    </div>
  );
};

/** Searches a moment after the typing stops; what the address says from elsewhere takes its place. */
const UserSearch = ({ value, onChange }: { value: string; onChange: (text: string) => void }) => {
  const t = useTranslations('users');
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useSearchText(input, value, onChange);
  return (
    <div className="relative w-70 max-tablet:w-full">
      <Icon
        of={Search}
        size={16}
        className="pointer-events-none absolute inset-y-0 left-3 my-auto text-ink-3"
      />
      <input
        ref={input}
        type="search"
        aria-label={t('search')}
        placeholder={t('search_hint')}
        maxLength={100}
        value={text}
        onChange={(event) => setText(event.target.value)}
        className="h-8 w-full rounded-full border border-line-strong bg-surface pr-3 pl-9 text-sm touch:h-10"
      />
    </div>
  );
};
