'use client';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { isOn } from '../../../lib/workflow/flag.ts';
import { isOfOldOrder } from '../../../lib/workflow/order.ts';
import { type PathRole, takerOf } from '../../../lib/workflow/path.ts';
import { Panel, PanelFoot, PanelHead } from '../../ui/panel.tsx';
import { RowTable } from '../../ui/row-table.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Count } from '../../ui/tag.tsx';
import type { DraftEdits } from '../changes/use-draft-edits.ts';
import type { StepRow } from '../step-row.ts';
import { StepLine } from './step-line.tsx';
import { useMarkedInSight } from './use-marked-in-sight.ts';

interface StepsPanelProps {
  rows: readonly StepRow[];
  role: PathRole | undefined;
  marked: readonly number[];
  edits: DraftEdits;
  onEdit: (row: StepRow) => void;
}

/** The table of steps, on or off; those by which signed requests follow their documents stand apart. */
export const StepsPanel = ({ rows, role, marked, edits, onEdit }: StepsPanelProps) => {
  const t = useTranslations('workflow_admin.steps');
  const titleId = useId();
  const [isOfLegs, setOfLegs] = useState(false);
  const standing = rows.filter(({ step }) => !isOfOldOrder(step) && step.detail.change === undefined);
  const earlier = rows.filter(({ step }) => isOfOldOrder(step) && !step.disabled).length;
  const [legs, own] = [standing.filter(isLeg), standing.filter((row) => !isLeg(row))];
  const all = isOfLegs ? legs : own;
  const shown = role ? all.filter(({ step }) => takerOf(step) === role) : all;
  const hasOrganizations = all.some(({ step }) => step.organization_id !== null);
  useMarkedInSight(marked);
  return (
    <Panel aria-labelledby={titleId} className="overflow-clip">
      <PanelHead
        id={titleId}
        title={t('title')}
        count={<Count quiet>{all.length}</Count>}
        note={shown.length < all.length && t('shown', { shown: shown.length, total: all.length })}
      >
        {legs.length > 0 && (
          <Segmented
            label={t('kind_label')}
            value={isOfLegs ? 'legs' : 'own'}
            onValueChange={(value) => setOfLegs(value === 'legs')}
            options={[
              { value: 'own' as const, label: t('title') },
              { value: 'legs' as const, label: t('legs') },
            ]}
          />
        )}
      </PanelHead>
      {shown.length === 0 ? (
        <p className="px-5 pb-5 text-ink-2 max-tablet:px-4">{t('none')}</p>
      ) : (
        <RowTable
          isBelowTitle
          caption={t('title')}
          busy={false}
          head={[
            { title: t('role') },
            { title: t('from'), width: 'w-39' },
            { title: t('to'), width: 'w-45' },
            { title: t('kind'), width: 'w-25' },
            { title: t('editable'), width: 'w-22', wide: true },
            { title: t('delete_allowed'), width: 'w-25', wide: true },
            { title: t('sign'), width: 'w-24' },
            ...(hasOrganizations ? [{ title: t('organization'), width: 'w-32' }] : []),
            { title: t('on'), width: 'w-25' },
            { title: t('offers'), isSilent: true, width: 'w-30' },
          ]}
        >
          {shown.map((row) => (
            <StepLine
              key={row.id}
              row={row}
              isMarked={marked.includes(row.id)}
              hasOrganizations={hasOrganizations}
              edits={edits}
              onEdit={onEdit}
            />
          ))}
        </RowTable>
      )}
      {earlier > 0 && <PanelFoot>{t('earlier', { count: earlier })}</PanelFoot>}
    </Panel>
  );
};

const isLeg = ({ step }: StepRow): boolean => isOn(step.detail.leg);
