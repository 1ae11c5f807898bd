'use client';
import { Plus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { Proposal } from '../../../lib/documents/families/vacation-schedule/proposals.ts';
import { useDays } from '../../calendar/use-days.ts';
import { useErrorText } from '../../rpc/use-error-text.ts';
import { IconButton } from '../../ui/button.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import type { PlanRow } from './review.ts';
import { type PlannedYear, useProposals } from './use-proposals.ts';
import type { PlanPerson } from './use-schedule.ts';

interface PlanAddProps {
  row: PlanRow;
  label: string;
  planned: () => PlannedYear;
  onAdd: (person: PlanPerson, proposal: Proposal) => void;
}

/** «+» in a row: weeks that break no norm, to choose from. */
export const PlanAdd = ({ label, ...proposed }: PlanAddProps) => (
  <Menu
    align="start"
    label={label}
    trigger={
      <IconButton
        size="sm"
        icon={Plus}
        label={label}
        className="-mr-2 opacity-0 group-hover:opacity-100 focus-visible:opacity-100 aria-expanded:opacity-100"
      />
    }
  >
    <Proposed {...proposed} />
  </Menu>
);

const Proposed = ({ row, planned, onAdd }: Omit<PlanAddProps, 'label'>) => {
  const t = useTranslations('families.vacation_schedule.screen.proposed');
  const days = useDays();
  const errorText = useErrorText();
  const { proposals, isError, error } = useProposals(planned(), row);
  const said = isError ? errorText(error) : proposals ? t('none') : t('looking');
  if (!proposals || proposals.length === 0)
    return (
      <MenuItem keepsOpen onSelect={() => undefined}>
        <span className="text-sm text-ink-2">{said}</span>
      </MenuItem>
    );
  return (
    <>
      <div className="px-2.5 py-1.5 text-sm text-ink-2">{t('title')}</div>
      {proposals.map((proposal) => (
        <MenuItem key={proposal.start_date} onSelect={() => onAdd(row.person, proposal)}>
          {days.range(proposal.start_date, proposal.end_date)}
          <span className="block text-sm text-ink-2">
            {t('facts', { days: proposal.days, away: proposal.away })}
          </span>
        </MenuItem>
      ))}
    </>
  );
};
