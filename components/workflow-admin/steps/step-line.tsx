'use client';
import { ArrowRight, Check, ListX, Pencil, Undo2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { isOn } from '../../../lib/workflow/flag.ts';
import { takerOf } from '../../../lib/workflow/path.ts';
import type { Step } from '../../../lib/workflow/step.ts';
import { rowsOffers } from '../../lists/row-actions.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LineCell, NameCell, RowLine } from '../../ui/row-table.tsx';
import { StatusTag } from '../../ui/tag.tsx';
import { DifferenceMark } from '../changes/difference-mark.tsx';
import type { DraftEdits } from '../changes/use-draft-edits.ts';
import { ROLE_ICONS } from '../role-icon.ts';
import type { StepRow } from '../step-row.ts';
import { useWorkflowWords } from '../use-workflow-words.ts';
import { StepSwitch } from './step-switch.tsx';
import { stepRowId } from './use-marked-in-sight.ts';

interface StepLineProps {
  row: StepRow;
  isMarked: boolean;
  /** Some step is of one organization only: the table has a column for it. */
  hasOrganizations: boolean;
  edits: DraftEdits;
  onEdit: (row: StepRow) => void;
}

/** One step: a row of the table, a card on the phone. */
export const StepLine = ({ row, isMarked, hasOrganizations, edits, onEdit }: StepLineProps) => {
  const t = useTranslations('workflow_admin.steps');
  const about = useTranslations('workflow_admin');
  const words = useWorkflowWords();
  const { step } = row;
  const role = takerOf(step);
  const quiet = step.disabled ? (row.mark === 'removed' ? 'text-ink-3 line-through' : 'text-ink-3') : '';
  return (
    <RowLine id={stepRowId(row.id)} isMarked={isMarked}>
      <NameCell
        lead={
          row.mark ? (
            <DifferenceMark mark={row.mark} />
          ) : (
            <Icon of={ROLE_ICONS[role]} className={quiet || 'text-ink-2'} />
          )
        }
      >
        <span className={quiet}>{words.role(role)}</span>
        {isOn(step.detail.own) && <span className="block text-sm text-ink-2">{about('own')}</span>}
        {typeof step.detail.when === 'string' && (
          <span className="block font-mono text-xs wrap-anywhere text-ink-2">{step.detail.when}</span>
        )}
      </NameCell>
      <LineCell card="mark" isUnderLead={false}>
        <StatusTag statusId={step.status_id} label={words.status(step.status_id)} />
      </LineCell>
      <LineCell card="mark" isUnderLead={false}>
        <span className="inline-flex items-center gap-2">
          <Icon
            of={step.reject ? Undo2 : ArrowRight}
            size={16}
            className={step.reject ? 'text-error-ink' : 'text-ink-3'}
          />
          <StatusTag statusId={step.next_status_id} label={words.status(step.next_status_id)} />
        </span>
      </LineCell>
      <LineCell card="sub" title={t('kind')} isUnderLead={false}>
        <span className={step.reject ? 'text-error-ink' : quiet}>{t(step.reject ? 'reject' : 'onward')}</span>
        {isOn(step.detail.disable_grid_button) && (
          <span title={t('kept_to_form')} className="ml-1 inline-block align-text-bottom text-ink-2">
            <Icon of={ListX} size={16} />
            <span className="sr-only">{t('kept_to_form')}</span>
          </span>
        )}
        <Allowed step={step} />
      </LineCell>
      <Flag title={t('editable')} isSet={step.editable} wide />
      <Flag title={t('delete_allowed')} wide isSet={step.delete_allowed} />
      <Flag title={t('sign')} isSet={isOn(step.detail.sign)} />
      {hasOrganizations && (
        <LineCell
          card={step.organization_id === null ? 'hidden' : 'sub'}
          title={t('organization')}
          isUnderLead={false}
        >
          {step.organization_id === null ? (
            <span className="text-ink-2">{t('every_organization')}</span>
          ) : (
            words.organization(step.organization_id)
          )}
        </LineCell>
      )}
      <LineCell card="mark" isUnderLead={false}>
        <StepSwitch row={row} edits={edits} />
      </LineCell>
      <StepOffers row={row} edits={edits} onEdit={onEdit} />
    </RowLine>
  );
};

/** What a step lets people do besides, where the table has no room for columns of it. */
const Allowed = ({ step }: { step: Step }) => {
  const t = useTranslations('workflow_admin.steps');
  const allowed = (['editable', 'delete_allowed'] as const).filter((name) => step[name]);
  return allowed.length === 0 ? null : (
    <span className="hidden text-sm text-ink-2 @min-[721px]:block @min-[1080px]:hidden">
      {allowed.map((name) => t(name)).join(', ')}
    </span>
  );
};

const Flag = ({ title, isSet, wide = false }: { title: string; isSet: boolean; wide?: boolean }) => {
  const t = useTranslations('workflow_admin.steps');
  return (
    <LineCell card={isSet ? 'sub' : 'hidden'} title={title} wide={wide} isUnderLead={false}>
      {isSet ? (
        <Icon of={Check} size={16} className="inline-block align-text-bottom" />
      ) : (
        <span aria-hidden className="text-ink-3">
          –
        </span>
      )}
      <span className="sr-only">{t(isSet ? 'yes' : 'no')}</span>
    </LineCell>
  );
};

const StepOffers = ({ row, edits, onEdit }: Pick<StepLineProps, 'row' | 'edits' | 'onEdit'>) => {
  const t = useTranslations('workflow_admin.steps');
  const words = useWorkflowWords();
  const step = words.step(row.step);
  const { cell } = rowsOffers<StepRow>({
    width: 'w-24',
    of: () =>
      row.change
        ? [
            {
              key: 'back',
              icon: Undo2,
              label: t('take_back', { step }),
              act: () => edits.takeBack([row.id]),
              done: t('taken_back'),
            },
            ...(row.mark === 'removed' ? [] : [editOffer(t('edit', { step }), onEdit, row)]),
          ]
        : [editOffer(t('edit', { step }), onEdit, row)],
  });
  return cell(row, onEdit, () => undefined);
};

const editOffer = (label: string, onEdit: (row: StepRow) => void, row: StepRow) => ({
  key: 'edit',
  icon: Pencil,
  label,
  open: () => onEdit(row),
});
