'use client';
import { Lock } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Fragment, useId } from 'react';
import { byDocument, type GivenFile } from '../../../lib/signing/check-package.ts';
import { useErrorText } from '../../rpc/use-error-text.ts';
import { Note } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Panel, PanelSection } from '../../ui/panel.tsx';
import { Progress } from '../../ui/progress.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { FileDrop } from './file-drop.tsx';
import { HashList } from './hash-list.tsx';
import { useChecking } from './use-checking.ts';
import { VerifiedPanel } from './verified-panel.tsx';

/** A document with its signature, or a package, judged where they were dropped. */
export const CheckFiles = () => {
  const t = useTranslations('verify');
  const errorText = useErrorText();
  const { checking, check, reset } = useChecking();
  if (checking.step === 'done')
    return (
      <div className="flex flex-col gap-6" role="status">
        {byDocument(checking.judged).map(({ document, judged }) => (
          <Fragment key={judged[0]?.pair.signature.name}>
            {judged.map(({ pair, verified }) => (
              <VerifiedPanel
                key={pair.signature.name}
                name={document ? `${document.name} · ${pair.signature.name}` : pair.signature.name}
                verified={verified}
                digests={judged.length === 1 ? document?.digests : undefined}
              />
            ))}
            {document && judged.length > 1 && <DocumentHashes document={document} />}
          </Fragment>
        ))}
        <div>
          <Button onClick={reset}>{t('again')}</Button>
        </div>
      </div>
    );
  const busy = checking.step === 'hashing' || checking.step === 'asking';
  return (
    <div className="flex flex-col gap-4">
      {checking.step === 'stopped' && (
        <div role="alert">
          <Note tone="warning">{t(checking.why, { name: checking.name })}</Note>
        </div>
      )}
      {checking.step === 'failed' && (
        <div role="alert">
          <Note tone="error">{errorText(checking.error)}</Note>
        </div>
      )}
      {busy ? (
        <div
          role="status"
          className="flex flex-col gap-3 rounded-panel border border-line bg-surface px-5 py-8"
        >
          {checking.step === 'hashing' && checking.part ? (
            <>
              <p>{t('hashing', { name: checking.part.name })}</p>
              <Progress
                value={checking.part.done}
                max={Math.max(1, checking.part.size)}
                label={t('hashing', { name: checking.part.name })}
              />
            </>
          ) : (
            <p className="flex items-center gap-3">
              <Spinner />
              {t('asking')}
            </p>
          )}
        </div>
      ) : (
        <FileDrop several title={t('drop')} choose={t('choose')} onFiles={(files) => void check(files)}>
          <p className="text-sm text-ink-2">{t('hint')}</p>
          <p className="flex items-center gap-1.5 text-sm text-ink-2">
            <Icon of={Lock} size={14} />
            {t('private')}
          </p>
        </FileDrop>
      )}
    </div>
  );
};

/** Of a document with several signatures, once for all of them. */
const DocumentHashes = ({ document }: { document: GivenFile }) => {
  const t = useTranslations('verify');
  const id = useId();
  return (
    <Panel aria-labelledby={id}>
      <PanelSection>
        <p className="mb-3 font-medium wrap-anywhere">{document.name}</p>
        <h2 id={id} className="mb-3">
          {t('hashes')}
        </h2>
        <HashList digests={document.digests} />
      </PanelSection>
    </Panel>
  );
};
