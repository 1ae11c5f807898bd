'use client';
import { keepPreviousData } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { Simulated } from '../../../lib/rpc/workflow-admin.ts';
import { call } from '../../rpc/client.ts';
import { RpcError } from '../../rpc/rpc-error.ts';
import { useAsked } from '../../rpc/use-asked.ts';
import { Answered } from '../../shell/answered.tsx';
import { PanelRows } from '../../shell/screens/panel-skeleton.tsx';
import { Note } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { DocumentFields } from './document-fields.tsx';
import { PersonFields } from './person-fields.tsx';
import { type Asked, BEGUN, questionOf } from './simulated.ts';
import { Takers } from './takers.tsx';
import { useOrganizationOf } from './use-organization-of.ts';
import { Walk } from './walk.tsx';

interface SimulatorProps {
  object: string;
  /** A draft whose steps it walks, in place of those in force. */
  draft: { readonly id: number; readonly number: number } | undefined;
  onClose: () => void;
}

/** «Пройти как…»: a document, real or invented, and a person who is asked about, walk the steps. Nothing is written. */
export const SimulatorWindow = ({ object, draft, onClose }: SimulatorProps) => {
  const t = useTranslations('workflow_admin.simulator');
  const families = useTranslations('shell.families');
  const [asked, setAsked] = useState(BEGUN);
  /** Statuses the document was walked to, the present one last. */
  const [walked, setWalked] = useState<readonly string[]>([]);
  const [isDrafted, setDrafted] = useState(draft !== undefined);
  const answer = useSimulated(object, asked, walked.at(-1), isDrafted ? draft?.id : undefined);
  const change = (next: Partial<Asked>) => {
    const isOther = ['isReal', 'number', 'organization_id', 'document_type_id', 'owner_id'].some(
      (name) => name in next,
    );
    setAsked((before) => ({ ...before, ...next }));
    if (isOther) setWalked([]);
  };
  return (
    <Dialog
      open
      size="xl"
      onOpenChange={(open) => !open && onClose()}
      title={t('title')}
      description={`${families(object)}. ${t('about')}`}
      footer={
        <Button icon={RotateCcw} onClick={() => setWalked([])}>
          {t('again')}
        </Button>
      }
    >
      <div className="grid gap-6 tablet:grid-cols-[320px_minmax(0,1fr)]">
        <div className="flex flex-col gap-6">
          {draft && (
            <Segmented
              label={t('order')}
              value={isDrafted ? 'draft' : 'now'}
              onValueChange={(value) => {
                setDrafted(value === 'draft');
                setWalked([]);
              }}
              options={[
                { value: 'now' as const, label: t('order_now') },
                { value: 'draft' as const, label: t('order_draft', { number: draft.number }) },
              ]}
            />
          )}
          <DocumentFields object={object} asked={asked} onChange={change} />
          <PersonFields asked={asked} onChange={change} />
        </div>
        <div aria-live="polite" className="flex min-w-0 flex-col gap-5">
          {isMissing(answer.error) && asked.isReal ? (
            <Note tone="warning">{t('missing', { number: asked.number })}</Note>
          ) : (
            <Answered of={answer} pending={answer.isLoading && <PanelRows />}>
              {(data) => (
                <>
                  <Walk answer={data} walked={walked} onBack={() => setWalked(walked.slice(0, -1))} />
                  <Takers
                    answer={data}
                    onTake={(status) =>
                      setWalked([...(walked.length > 0 ? walked : [data.document.status_id]), status])
                    }
                  />
                </>
              )}
            </Answered>
          )}
        </div>
      </div>
    </Dialog>
  );
};

const isMissing = (error: unknown): boolean => error instanceof RpcError && error.reason === 'not_found';

const useSimulated = (
  object: string,
  asked: Asked,
  status: string | undefined,
  draft: number | undefined,
) => {
  const organization_id = useOrganizationOf(asked);
  const plain = questionOf(object, asked, organization_id, status);
  const question = plain && draft !== undefined ? { ...plain, draft } : plain;
  return useAsked<Simulated>({
    queryKey: ['view', 'workflow', 'simulate', question],
    queryFn: ({ signal }) => call('workflow.simulate', question, { signal }),
    enabled: question !== undefined,
    placeholderData: question === undefined ? undefined : keepPreviousData,
    retry: false,
  });
};
