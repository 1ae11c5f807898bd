'use client';
import { CircleAlert, CircleCheck, FileText } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { SignState } from '../../lib/signing/sign-state.ts';
import type { SignRow } from '../documents/moves/use-signing.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Progress } from '../ui/progress.tsx';
import { DocumentPane } from './document-pane.tsx';
import { useDocumentBytes } from './use-document-bytes.ts';

interface DocumentsPaneProps {
  rows: readonly SignRow[];
  state: SignState;
  /** Which of them is read now, in place of the list. */
  read: number | undefined;
  onRead: (documentId: number | undefined) => void;
}

/** Several documents: each may be read before, and each has an outcome of its own; at the end the refused come first. */
export const DocumentsPane = ({ rows, state, read, onRead }: DocumentsPaneProps) => {
  const t = useTranslations('signing.list');
  const prepared = state.documents.find((each) => each.document_id === read);
  const bytes = useDocumentBytes(prepared);
  if (prepared) return <DocumentPane prepared={prepared} bytes={bytes} onBack={() => onRead(undefined)} />;
  const outcomes = new Map(state.outcomes.map((outcome) => [outcome.document_id, outcome]));
  const ended = state.phase === 'done' || state.phase === 'stopped';
  const isRefused = ({ document_id }: SignRow) => outcomes.get(document_id)?.refused !== undefined;
  const refusedFirst = (a: SignRow, b: SignRow) => Number(isRefused(b)) - Number(isRefused(a));
  const running = state.phase === 'signing' || state.phase === 'moving';
  return (
    <>
      <div className="flex min-h-17 flex-col justify-center gap-2 border-b border-line px-5 py-3 max-tablet:px-0">
        <p className="font-medium">{t(ended ? 'all' : 'title', { count: rows.length })}</p>
        {running && (
          <Progress
            value={state.outcomes.length}
            max={rows.length}
            label={t('progress', { done: state.outcomes.length, all: rows.length })}
          />
        )}
      </div>
      <ul className="min-h-0 flex-1 divide-y divide-line overflow-y-auto">
        {(ended ? rows.toSorted(refusedFirst) : rows).map((row) => {
          const file = state.documents.find((each) => each.document_id === row.document_id)?.file;
          const outcome = outcomes.get(row.document_id);
          return (
            <li key={row.document_id} className="flex items-center gap-3 px-5 py-3 max-tablet:px-0">
              <Icon
                of={outcome ? (outcome.refused === undefined ? CircleCheck : CircleAlert) : FileText}
                className={
                  outcome
                    ? outcome.refused === undefined
                      ? 'text-success-ink'
                      : 'text-error-ink'
                    : 'text-ink-3'
                }
              />
              <div className="min-w-0 flex-1">
                <p className="wrap-anywhere">
                  <span className="font-medium">{row.number}</span>
                  {row.person && (
                    <span className="text-ink-2">
                      {' · '}
                      <bdi>{row.person}</bdi>
                    </span>
                  )}
                </p>
                <p
                  className={`text-sm wrap-anywhere ${outcome?.refused === undefined ? 'text-ink-2' : 'text-error-ink'}`}
                >
                  {outcome ? (outcome.refused ?? t('signed')) : <bdi>{file?.original_name}</bdi>}
                </p>
              </div>
              {file && (
                <Button
                  variant="quiet"
                  size="sm"
                  className="touch:h-(--control)"
                  aria-label={t('read_one', { number: row.number })}
                  onClick={() => onRead(row.document_id)}
                >
                  {t('read')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
};
