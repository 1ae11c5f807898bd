'use client';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import type { StrandedDocuments, WorkflowJudgement } from '../../../lib/rpc/workflow-changes.ts';
import { WAYS } from '../../../lib/workflow/changes/publication.ts';
import { useDays } from '../../calendar/use-days.ts';
import { Note } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Panel, PanelBody, PanelHead } from '../../ui/panel.tsx';
import { RadioCard } from '../../ui/radio-card.tsx';
import { Select } from '../../ui/select.tsx';
import { useOnDemand } from '../../ui/use-on-demand.ts';
import { useWorkflowWords } from '../use-workflow-words.ts';
import { type ChosenWay, targetOf, wayOf } from './way.ts';

interface DocumentsPanelProps {
  draft_id: number;
  judgement: WorkflowJudgement;
  chosen: ChosenWay;
  onChoose: (chosen: ChosenWay) => void;
}

const loadApart = () => import('./apart-window.tsx').then((file) => file.ApartWindow);

/** What becomes of documents under way: they keep their order, or go by the new one, and where those without a step go. */
export const DocumentsPanel = ({ draft_id, judgement, chosen, onChoose }: DocumentsPanelProps) => {
  const t = useTranslations('workflow_admin.documents');
  const name = useId();
  const way = wayOf(chosen, judgement);
  const stranded = judgement.stranded.reduce((sum, { documents }) => sum + documents, 0);
  return (
    <Panel aria-labelledby={`${name}-title`}>
      <PanelHead id={`${name}-title`} title={t('title', { count: judgement.under_way })} />
      <PanelBody className="flex flex-col gap-3">
        <fieldset className="flex flex-col gap-2">
          <legend className="sr-only">{t('legend')}</legend>
          {WAYS.map((value) => (
            <RadioCard
              key={value}
              name={name}
              value={value}
              checked={way === value}
              title={t(`way.${value}.title`)}
              text={t(`way.${value}.text`, { count: stranded })}
              onChoose={() => onChoose({ ...chosen, way: value })}
            />
          ))}
        </fieldset>
        {way === 'new' &&
          judgement.stranded.map((each) => (
            <Stranded
              key={each.status_id}
              draft_id={draft_id}
              stranded={each}
              chosen={chosen}
              onChoose={onChoose}
            />
          ))}
      </PanelBody>
    </Panel>
  );
};

const Stranded = ({
  draft_id,
  stranded,
  chosen,
  onChoose,
}: Pick<DocumentsPanelProps, 'draft_id' | 'chosen' | 'onChoose'> & { stranded: StrandedDocuments }) => {
  const t = useTranslations('workflow_admin.documents');
  const words = useWorkflowWords();
  const days = useDays();
  const apart = useOnDemand(loadApart);
  const [isOpen, setOpen] = useState(false);
  const Apart = apart.loaded;
  const { status_id, documents, organizations, oldest, targets } = stranded;
  const status = words.status(status_id);
  return (
    <Note tone="warning" title={t('stranded', { count: documents, status })}>
      <p className="text-sm text-ink-2">
        {organizations
          .map((each) => `${words.organization(each.organization_id)}: ${each.documents}`)
          .join(', ')}
        {' · '}
        {t('oldest', { day: days.day(days.dayOf(oldest)) })}
      </p>
      {targets.length === 0 ? (
        <p className="mt-2">{t('nowhere')}</p>
      ) : (
        <div className="mt-3 flex flex-col gap-2">
          <Field label={t('where', { status })} hint={t(`hint.${kindOf(chosen, stranded)}`)}>
            {(control) => (
              <Select
                {...control}
                value={targetOf(chosen, stranded) ?? ''}
                onValueChange={(next) =>
                  onChoose({ ...chosen, moves: { ...chosen.moves, [status_id]: next } })
                }
                options={targets.map((target) => ({
                  value: target.status_id,
                  label: words.status(target.status_id),
                }))}
              />
            )}
          </Field>
          <Button
            size="sm"
            variant="quiet"
            className="self-start"
            {...apart.button}
            onClick={() => {
              apart.open();
              setOpen(true);
            }}
          >
            {t('apart')}
          </Button>
        </div>
      )}
      {Apart && isOpen && (
        <Apart
          draft_id={draft_id}
          stranded={stranded}
          chosen={chosen}
          onChoose={onChoose}
          onClose={() => setOpen(false)}
        />
      )}
    </Note>
  );
};

const kindOf = (chosen: ChosenWay, stranded: StrandedDocuments): 'forward' | 'back' =>
  stranded.targets.find(({ status_id }) => status_id === targetOf(chosen, stranded))?.kind ?? 'forward';
