'use client';
import { Building2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { usePortalLink } from '../shell/use-portal-link.ts';
import { AppLink } from '../ui/app-link.tsx';
import { Icon } from '../ui/icon.tsx';
import { CertificateChoice } from './certificate-choice.tsx';
import { PinBoxes } from './pin-boxes.tsx';
import type { Certificates } from './use-certificates.ts';
import type { SignMachine } from './use-sign-machine.ts';

interface AskPanelProps {
  machine: SignMachine;
  certificates: Certificates;
  /** What follows from the signature, in a sentence. */
  consequence: string;
}

/** What a signature means and what it takes: nothing more, a PIN, or a certificate. */
export const AskPanel = ({ machine, certificates, consequence }: AskPanelProps) => {
  const t = useTranslations('signing');
  const link = usePortalLink();
  const { state } = machine;
  const [first] = state.documents;
  if (!first) return null;
  const { article } = first.policy;
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-col gap-2">
        <p>{consequence}</p>
        {first.company_behalf && (
          <p className="flex items-center gap-2 text-ink-2">
            <Icon of={Building2} size={16} />
            {t('company_behalf')}
          </p>
        )}
        {article !== '' && <p className="text-sm text-ink-3">{t('basis', { article })}</p>}
      </div>
      {first.type === '2' && state.pin_state && (
        <>
          <PinBoxes
            pin={state.pin}
            length={state.pin_state.length}
            attempts={state.pin_state.attempts}
            verdict={state.verdict}
            checking={state.phase === 'checking'}
            onType={machine.typed}
            onEnter={() => void machine.sign()}
          />
          <p className="text-sm text-ink-2">
            <AppLink href={link('profile', {}, { tab: 'security' })} target="_blank">
              {t('pin.forgotten')}
            </AppLink>{' '}
            {t('pin.forgotten_text')}
          </p>
        </>
      )}
      {first.type === '3' && (
        <CertificateChoice certificates={certificates} chosen={machine.offer} onChoose={machine.choose} />
      )}
    </div>
  );
};
