'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import type {
  PublishInput,
  WorkflowDraft,
  WorkflowJudgement,
  WorkflowVersion,
} from '../../../lib/rpc/workflow-changes.ts';
import { rereadAll } from '../../rpc/reread.ts';
import { useErrorText } from '../../rpc/use-error-text.ts';
import { useRpcMutation } from '../../rpc/use-rpc-mutation.ts';
import { Note } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { notify } from '../../ui/notify.ts';
import { TextInput } from '../../ui/text-input.tsx';
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
export const PublishDialog = ({ draft, judgement, chosen, onClose, onPublished }: PublishDialogProps) => {
  const t = useTranslations('workflow_admin.publish');
  const common = useTranslations('common');
  const errorText = useErrorText();
  const client = useQueryClient();
  const form = useId();
  const [title, setTitle] = useState('');
  const [wrong, setWrong] = useState<string>();
  const own = judgement.findings.filter(({ code, is_new }) => code === 'own_decision' && is_new);
  const [isMeant, setMeant] = useState(false);
  const [isUnsaid, setUnsaid] = useState(false);
  const publish = useRpcMutation<PublishInput, { data: WorkflowVersion }>('workflow.publish');
  const way = wayOf(chosen, judgement);
  const send = async () => {
    if (publish.isPending) return;
    if (title.trim() === '') return setWrong(t('title_wanted'));
    if (own.length > 0 && !isMeant) return setUnsaid(true);
    try {
      const { data } = await publish.mutateAsync({
        id: draft.id,
        updated_at: draft.updated_at,
        title: title.trim(),
        way,
        ...placesOf(chosen, judgement),
        ...(isMeant ? { own_decisions: true } : {}),
      });
      notify.success(t('published', { version: data.version }));
      onClose();
      onPublished();
    } catch (error) {
      notify.error(errorText(error));
    } finally {
      await rereadAll(client);
    }
  };
  return (
    <Dialog
      open
      size="md"
      keepOpen={publish.isPending || title !== ''}
      onOpenChange={(open) => !open && onClose()}
      title={t('ask', { number: draft.number })}
      description={t('ask_text', { count: countOf(draft) })}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {common('cancel')}
          </Button>
          <Button variant="filled" type="submit" form={form} busy={publish.isPending}>
            {t('publish_now')}
          </Button>
        </>
      }
    >
      <Form id={form} onSend={() => void send()}>
        <div className="flex flex-col gap-4">
          <What way={way} judgement={judgement} chosen={chosen} />
          {own.length > 0 && (
            <OwnDecisions found={own} isMeant={isMeant} isUnsaid={isUnsaid} onMean={setMeant} />
          )}
          <Field label={t('title_label')} hint={t('title_hint')} error={wrong}>
            {(control) => (
              <TextInput
                {...control}
                value={title}
                maxLength={300}
                onChange={(event) => {
                  setTitle(event.target.value);
                  setWrong(undefined);
                }}
              />
            )}
          </Field>
        </div>
      </Form>
    </Dialog>
  );
};

/** By which steps people would decide their own documents, and the second word that they are to. */
const OwnDecisions = ({
  found,
  isMeant,
  isUnsaid,
  onMean,
}: {
  found: WorkflowJudgement['findings'];
  isMeant: boolean;
  isUnsaid: boolean;
  onMean: (isMeant: boolean) => void;
}) => {
  const t = useTranslations('workflow_admin.publish');
  const say = useFindingWords();
  const line = useId();
  const isWanted = isUnsaid && !isMeant;
  return (
    <Note tone="warning">
      <div className="flex flex-col items-start gap-2">
        {found.map((each) => (
          <p key={each.step_ids.join()}>{say(each).text}</p>
        ))}
        <Checkbox
          checked={isMeant}
          onCheckedChange={onMean}
          aria-describedby={isWanted ? line : undefined}
          aria-invalid={isWanted || undefined}
        >
          {t('own_decisions')}
        </Checkbox>
        {isWanted && (
          <p id={line} role="alert" className="text-sm text-error-ink">
            {t('own_decisions_wanted')}
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
