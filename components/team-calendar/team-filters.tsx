'use client';
import { Layers, Users } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { SEEN_KINDS } from '../../lib/calendar/absence-kinds.ts';
import type { TeamCalendar } from '../../lib/rpc/team-calendar.ts';
import { ChoiceChip } from '../lists/choice-chip.tsx';
import { FilterRow } from '../lists/filter-row.tsx';
import { useNames } from '../people/use-names.ts';
import { usePlaceNames } from '../people/use-place-names.ts';
import { Chip } from '../ui/chip.tsx';
import { SearchInput } from '../ui/search-input.tsx';
import { NO_FILTERS, type TeamAddress } from './team-address.ts';
import type { ChangeTeam } from './use-team-address.ts';

/** What narrows the people and their absences; what there is nothing to choose of is not offered. */
export const TeamFilters = ({
  address,
  change,
  team,
}: {
  address: TeamAddress;
  change: ChangeTeam;
  team: TeamCalendar | undefined;
}) => {
  const t = useTranslations('team.filters');
  const clash = useTranslations('team.clashes');
  const kind = useTranslations('documents.away.kind');
  const names = useNames();
  const { organizations = [], departments = [], locations = [] } = team?.offered ?? {};
  const placeIn = usePlaceNames(locations);
  const isNarrowed = Object.entries(NO_FILTERS).some(
    ([name, usual]) => String(address[name as keyof typeof NO_FILTERS]) !== String(usual),
  );
  return (
    <div className="mb-4 print:hidden">
      <FilterRow
        label={t('label')}
        reset={t('reset')}
        narrowed={isNarrowed}
        onReset={() => change(NO_FILTERS)}
      >
        <SearchInput
          label={t('name')}
          value={address.name}
          onChange={(name) => change({ name }, 'replace')}
          width="w-56"
        />
        <Chip
          icon={Users}
          on={address.whose === 'team'}
          aria-pressed={address.whose === 'team'}
          onClick={() => change({ whose: address.whose === 'team' ? 'all' : 'team' })}
        >
          {t('own_team')}
        </Chip>
        <Chip on={address.away} aria-pressed={address.away} onClick={() => change({ away: !address.away })}>
          {t('away')}
        </Chip>
        {organizations.length > 1 && (
          <ChoiceChip
            label={t('organization')}
            options={organizations.map((each) => ({
              value: String(each.id),
              label: names.full(each.name, each.name_eng),
            }))}
            chosen={address.organizations.map(String)}
            onChange={(next) =>
              change((now) => ({ organizations: next(now.organizations.map(String)).map(Number) }))
            }
          />
        )}
        {(departments.length > 1 || address.departments.length > 0) && (
          <ChoiceChip
            label={t('department')}
            options={departments.map((each) => ({
              value: each.name,
              label: names.full(each.name, each.name_eng),
            }))}
            chosen={address.departments}
            onChange={(next) => change((now) => ({ departments: next(now.departments) }))}
          />
        )}
        {(locations.length > 1 || address.locations.length > 0) && (
          <ChoiceChip
            label={t('location')}
            options={locations.map((each) => ({ value: each, label: placeIn(each) }))}
            chosen={address.locations}
            onChange={(next) => change((now) => ({ locations: next(now.locations) }))}
          />
        )}
        <ChoiceChip
          label={t('kinds')}
          options={SEEN_KINDS.map((value) => ({
            value,
            label: value === 'hidden' ? t('hidden') : kind(value),
          }))}
          chosen={address.kinds}
          onChange={(next) =>
            change((now) => {
              const kinds = next(now.kinds);
              return { kinds: SEEN_KINDS.filter((each) => kinds.includes(each)) };
            })
          }
        />
        <Chip
          icon={Layers}
          on={address.clashes}
          aria-pressed={address.clashes}
          title={clash('hint')}
          onClick={() => change({ clashes: !address.clashes })}
        >
          {clash('title', {
            count: new Set(team?.clashes.flatMap(({ heads }) => heads.map(({ day }) => day))).size,
          })}
        </Chip>
      </FilterRow>
    </div>
  );
};
