'use client';
import { useTranslations } from 'next-intl';
import { type ReactNode, useId } from 'react';
import type { Verified } from '../../../lib/rpc/sign-verify.ts';
import { useDays } from '../../calendar/use-days.ts';
import { Panel, PanelSection } from '../../ui/panel.tsx';
import { ChecksList } from './checks-list.tsx';
import { HashList } from './hash-list.tsx';
import { VerdictBand } from './verdict.tsx';
import { CertificateFacts, SignatureFacts } from './verified-facts.tsx';

/** Everything about one signature: the verdict, the signer and the means, every check, and the hashes. */
export const VerifiedPanel = ({
  verified,
  name,
  digests,
  children,
}: {
  verified: Verified;
  /** Of the signature file, where several were shown. */
  name?: string | undefined;
  /** Of the document the verdict is about; they are said elsewhere when they are left out. */
  digests?:
    | { readonly sha256: string; readonly streebog256: string; readonly streebog512: string }
    | undefined;
  /** Beside the hashes. */
  children?: ReactNode;
}) => {
  const t = useTranslations('verify');
  const days = useDays();
  const id = useId();
  /** Of several signatures each part is named by the file it belongs to. */
  const named = (part: string) => (name ? `${id}-${part} ${id}-name` : `${id}-${part}`);
  return (
    <Panel aria-label={name}>
      <PanelSection>
        {name && (
          <p id={`${id}-name`} className="mb-3 font-medium wrap-anywhere">
            {name}
          </p>
        )}
        <VerdictBand verdict={verified.verdict} code={verified.code}>
          <p className="mt-1 text-sm text-ink-2">
            {t(`judged.${verified.judged_by}`, { moment: days.moment(verified.judged_at) })}
          </p>
        </VerdictBand>
      </PanelSection>
      <div className="grid border-t border-line desk:grid-cols-2 desk:divide-x desk:divide-line">
        <PanelSection aria-labelledby={named('signature')}>
          <h2 id={`${id}-signature`} className="mb-3">
            {t('signature')}
          </h2>
          <SignatureFacts verified={verified} />
        </PanelSection>
        {verified.certificate && (
          <PanelSection aria-labelledby={named('certificate')} className="desk:border-t-0!">
            <h2 id={`${id}-certificate`} className="mb-3">
              {t(verified.type === '1' ? 'seal' : 'certificate')}
            </h2>
            <CertificateFacts certificate={verified.certificate} />
          </PanelSection>
        )}
      </div>
      <PanelSection aria-labelledby={named('checks')}>
        <h2 id={`${id}-checks`} className="mb-3">
          {t('checks')}
        </h2>
        <ChecksList checks={verified.checks} />
      </PanelSection>
      {digests && (
        <PanelSection aria-labelledby={named('hashes')}>
          <h2 id={`${id}-hashes`} className="mb-3">
            {t('hashes')}
          </h2>
          <HashList digests={digests} />
          {children}
        </PanelSection>
      )}
    </Panel>
  );
};
