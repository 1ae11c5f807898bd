'use client';
import { Send } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { useErrorText } from '../../../rpc/use-error-text.ts';
import { Button, DisabledReason } from '../../../ui/button.tsx';
import { useConfirm } from '../../../ui/confirm.tsx';
import { Panel, PanelBody, PanelFoot, PanelHead } from '../../../ui/panel.tsx';
import type { PublishedRow } from '../paper-rows.ts';
import { type Audience, leavesOutUnready, leftOutOf, NOBODY_YET, recipientsOf } from './audience.ts';
import { AudienceField } from './audience-field.tsx';
import { AudiencePreview } from './audience-preview.tsx';
import { DraftFields } from './draft-fields.tsx';
import { type DraftValues, EMPTY_DRAFT, isWhole } from './draft-values.ts';
import { PublishProgress } from './publish-progress.tsx';
import { useAudience } from './use-audience.ts';
import { type PublishJob, usePublishing } from './use-publishing.ts';

/** The paper, its recipients and what keeps some of them from answering; then it is published and each result shown. */
export const PublishForm = ({ paper }: { paper: PublishedRow | undefined }) => {
  const t = useTranslations('papers.publish');
  const ask = useConfirm();
  const errorText = useErrorText();
  const reasonId = useId();
  const [draft, setDraft] = useState<DraftValues>(EMPTY_DRAFT);
  const [audience, setAudience] = useState<Audience>(NOBODY_YET);
  const [chosen, setOnlyReady] = useState<boolean | null>(null);
  const onlyReady = chosen ?? leavesOutUnready(audience);
  const [job, setJob] = useState<PublishJob | null>(null);
  const people = useAudience(audience, paper?.id);
  const { state, run } = usePublishing();
  const recipients = recipientsOf(people.data?.data ?? [], onlyReady);
  const title = paper?.title ?? draft.title.trim();

  if (job && state.name !== 'idle')
    return (
      <PublishProgress
        state={state}
        title={title}
        people={people.data?.data ?? []}
        onAgain={() => void run(job)}
      />
    );

  const reason =
    !paper && !isWhole(draft)
      ? t('reason.draft')
      : people.isPending
        ? t('reason.loading')
        : recipients.length === 0
          ? t('reason.nobody')
          : undefined;
  const send = async () => {
    const yes = await ask({
      title: t('ask_title', { count: recipients.length }),
      text: t('ask_text', { title, left: leftOutOf(people.data?.data ?? [], onlyReady).length }),
      yes: t('ask_yes'),
      no: t('ask_no'),
    });
    if (!yes) return;
    const { file, title: _title, ...rest } = draft;
    const next: PublishJob = {
      paper_id: paper?.id,
      draft: { ...rest, title, comments: rest.comments.trim() },
      file,
      employee_ids: recipients.map((person) => person.employee_id),
    };
    setJob(next);
    await run(next);
  };
  return (
    <div className="flex flex-col gap-6 max-tablet:gap-4">
      {!paper && (
        <Panel aria-labelledby="paper-draft">
          <PanelHead id="paper-draft" title={t('paper')} />
          <PanelBody>
            <DraftFields value={draft} onChange={setDraft} />
          </PanelBody>
        </Panel>
      )}
      <Panel aria-labelledby="paper-people">
        <PanelHead id="paper-people" title={t('people')} />
        <PanelBody className="flex flex-col gap-5">
          <AudienceField value={audience} onChange={setAudience} />
          {people.error ? (
            <p role="alert" className="text-error-ink">
              {errorText(people.error)}
            </p>
          ) : (
            people.data && (
              <AudiencePreview
                answer={people.data}
                busy={people.isPlaceholderData}
                onlyReady={onlyReady}
                onOnlyReady={setOnlyReady}
              />
            )
          )}
        </PanelBody>
        <PanelFoot className="justify-end">
          {reason && <DisabledReason id={reasonId}>{reason}</DisabledReason>}
          <Button
            variant="filled"
            icon={Send}
            disabledReason={reason}
            aria-describedby={reason ? reasonId : undefined}
            onClick={() => void send()}
          >
            {t('send', { count: recipients.length })}
          </Button>
        </PanelFoot>
      </Panel>
    </div>
  );
};
