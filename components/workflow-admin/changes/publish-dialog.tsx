'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { z } from 'zod';
import type { PublishInput, WorkflowDraft, WorkflowJudgement } from '../../../lib/rpc/workflow-changes.ts';
import { FormWindow } from '../../forms/window/form-window.tsx';
import type { OwnControl, WindowForm } from '../../forms/window/window-form.ts';
import { rereadAll } from '../../rpc/reread.ts';
import { useRpcMutation } from '../../rpc/use-rpc-mutation.ts';
import { Note } from '../../ui/banner.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { notify } from '../../ui/notify.ts';
import { useFindingWords } from '../findings/use-finding-words.ts';
import { useWorkflowWords } from '../use-workflow-words.ts';
import { countOf } from './changes-panel.tsx';
import { type ChosenWay, targetOf, wayOf } from './way.ts';

interface PublishDialogProps {
  draft: WorkflowDraft;
  judgement: WorkflowJudgement;
  chosen: ChosenWay;
  onClose: () => void;
  onPublished: () => void;
}

/** Repeats what will change and its reach, asks why, and publishes all of it or nothing. */
export const PublishDialog = ({ onClose, onPublished, ...publishing }: PublishDialogProps) => (
  <FormWindow
    form={usePublishForm(publishing)}
    onClose={onClose}
    onSaved={() => {
      onClose();
      onPublished();
    }}
  />
);

interface Publication {
  readonly title: string;
  readonly own_decisions: boolean;
}

const usePublishForm = ({
  draft,
  judgement,
  chosen,
}: Omit<PublishDialogProps, 'onClose' | 'onPublished'>): WindowForm<Publication> => {
  const t = useTranslations('workflow_admin.publish');
  const client = useQueryClient();
  const own = judgement.findings.filter(({ code, is_new }) => code === 'own_decision' && is_new);
  const publish = useRpcMutation('workflow.publish');
  const way = wayOf(chosen, judgement);
  return {
    title: t('ask', { number: draft.number }),
    description: t('ask_text', { count: countOf(draft) }),
    size: 'md',
    begins: { title: '', own_decisions: false },
    fields: () => [
      {
        kind: 'own',
        name: 'what',
        control: () => <What way={way} judgement={judgement} chosen={chosen} />,
      },
      ...(own.length > 0
        ? [
            {
              kind: 'own' as const,
              name: 'own_decisions',
              control: (given: OwnControl) => <OwnDecisions found={own} {...given} />,
            },
          ]
        : []),
      { kind: 'text', name: 'title', label: t('title_label'), hint: t('title_hint'), max: 300 },
    ],
    check: z.object({
      title: z.string().min(1),
      own_decisions: z.boolean().refine((isMeant) => isMeant || own.length === 0),
    }),
    missing: () => t('title_wanted'),
    wrong: () => t('own_decisions_wanted'),
    send: async ({ title, own_decisions }) => {
      try {
        const { data } = await publish.mutateAsync({
          id: draft.id,
          updated_at: draft.updated_at,
          title,
          way,
          ...placesOf(chosen, judgement),
          ...(own_decisions ? { own_decisions } : {}),
        });
        notify.success(t('published', { version: data.version }));
      } finally {
        void rereadAll(client);
      }
      return undefined;
    },
    verb: t('publish_now'),
  };
};

/** By which steps people would decide their own documents, and the second word that they are to. */
const OwnDecisions = ({
  found,
  value,
  error,
  onChange,
}: OwnControl & { found: WorkflowJudgement['findings'] }) => {
  const t = useTranslations('workflow_admin.publish');
  const say = useFindingWords();
  const line = useId();
  return (
    <Note tone="warning">
      <div className="flex flex-col items-start gap-2">
        {found.map((each) => (
          <p key={each.step_ids.join()}>{say(each).text}</p>
        ))}
        <Checkbox
          checked={value === true}
          onCheckedChange={onChange}
          aria-describedby={error && line}
          aria-invalid={error !== undefined || undefined}
        >
          {t('own_decisions')}
        </Checkbox>
        {error && (
          <p id={line} role="alert" className="text-sm text-error-ink">
            {error}
          </p>
        )}
      </div>
    </Note>
  );
};

const placesOf = (
  chosen: ChosenWay,
  { stranded }: WorkflowJudgement,
): Pick<PublishInput, 'moves' | 'apart'> => ({
  moves: stranded.flatMap((each) => {
    const next_status_id = targetOf(chosen, each);
    return next_status_id ? [{ status_id: each.status_id, next_status_id }] : [];
  }),
  apart: Object.entries(chosen.apart).map(([id, next_status_id]) => ({ id: Number(id), next_status_id })),
});

const What = ({
  way,
  judgement,
  chosen,
}: { way: 'keep' | 'new' } & Pick<PublishDialogProps, 'judgement' | 'chosen'>) => {
  const t = useTranslations('workflow_admin.publish');
  const words = useWorkflowWords();
  if (way === 'keep') return <Note>{t('what_keep', { count: judgement.under_way })}</Note>;
  return (
    <Note tone={judgement.stranded.length > 0 ? 'warning' : 'info'}>
      <p>{t('what_new', { count: judgement.under_way })}</p>
      {judgement.stranded.map((each) => (
        <p key={each.status_id}>
          {t('what_moved', {
            count: each.documents,
            from: words.status(each.status_id),
            to: words.status(targetOf(chosen, each) ?? ''),
          })}
        </p>
      ))}
      {Object.keys(chosen.apart).length > 0 && (
        <p>{t('what_apart', { count: Object.keys(chosen.apart).length })}</p>
      )}
    </Note>
  );
};
