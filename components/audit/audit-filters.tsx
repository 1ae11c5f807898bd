'use client';
import { useTranslations } from 'next-intl';
import { GROUPS, OF_SETTINGS } from '../../lib/audit/groups.data.ts';
import { ChoiceChip } from '../lists/choice-chip.tsx';
import { FilterRow } from '../lists/filter-row.tsx';
import { PeriodChip } from '../lists/period-chip.tsx';
import { Chip } from '../ui/chip.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { AUDIT_ADDRESS, PERIODS, SCOPES } from './audit-address.ts';
import { DocumentChip } from './document-chip.tsx';
import { PersonChip } from './person-chip.tsx';
import type { Audit } from './use-audit.ts';
import { useAuditWords } from './use-audit-words.ts';

/** The usual stretches of a log stand in a chip of their own. */
const NONE_USUAL = () => [];

/** The story under review and its filters; the address keeps them. */
export const AuditFilters = ({ audit }: { audit: Audit }) => {
  const t = useTranslations('audit');
  const { choice, state, choose, change } = audit;
  const { scope } = choice;
  const periods = Object.keys(PERIODS) as (keyof typeof PERIODS)[];
  return (
    <div className="mt-4">
      <FilterRow
        label={t('filters')}
        reset={t('reset')}
        narrowed={Object.values(state.chosen).some((values) => values.length > 0)}
        onReset={() => change({ chosen: AUDIT_ADDRESS.usual.chosen })}
      >
        <Segmented
          label={t('scope.label')}
          value={scope}
          onValueChange={(next) =>
            choose({ scope: next === 'all' ? [] : [next], stream: [], person: [], about: [], setting: [] })
          }
          options={SCOPES.map((value) => ({ value, label: t(`scope.${value}`) }))}
        />
        {(scope === 'document' || choice.stream !== undefined) && <DocumentChip audit={audit} />}
        {scope === 'person' && <PersonChip audit={audit} />}
        {scope === 'setting' && <SettingChip audit={audit} />}
        <ChoiceChip
          label={t('group.label')}
          options={GROUPS.map((value) => ({ value, label: t(`group.${value}`) }))}
          chosen={choice.groups}
          onChange={(next) => change(({ chosen: { group = [] } }) => ({ chosen: { group: next(group) } }))}
        />
        <ChoiceChip
          label={t('period.label')}
          options={periods.map((value) => ({ value, label: t(`period.${value}`) }))}
          chosen={state.chosen.period ?? []}
          onChange={(next) =>
            change(({ chosen: { period = [] } }) => ({
              chosen: { period: next(period).slice(-1), from: [], to: [] },
            }))
          }
        />
        <PeriodChip
          label={t('dates')}
          from={state.chosen.from?.[0] ?? null}
          to={state.chosen.to?.[0] ?? null}
          usual={NONE_USUAL}
          onChange={(from, to) =>
            choose({ period: [], from: from === null ? [] : [from], to: to === null ? [] : [to] })
          }
        />
        <OnlyChips audit={audit} />
      </FilterRow>
    </div>
  );
};

const SettingChip = ({ audit: { choice, change } }: { audit: Audit }) => {
  const t = useTranslations('audit');
  const { objectWord } = useAuditWords();
  return (
    <ChoiceChip
      label={t('setting')}
      options={OF_SETTINGS.map((value) => ({ value, label: objectWord(value) }))}
      chosen={choice.setting === undefined ? [] : [choice.setting]}
      onChange={(next) =>
        change(({ chosen: { setting = [] } }) => ({ chosen: { setting: next(setting).slice(-1) } }))
      }
    />
  );
};

/** Only rows of one sort: refusals, or actions on behalf of another person. */
const OnlyChips = ({ audit: { choice, choose } }: { audit: Audit }) => {
  const t = useTranslations('audit.only');
  return (['behalf', 'refused'] as const).map((name) => (
    <Chip
      key={name}
      on={choice[name]}
      aria-pressed={choice[name]}
      onClick={() => choose({ only: choice[name] ? [] : [name] })}
    >
      {t(name)}
    </Chip>
  ));
};
