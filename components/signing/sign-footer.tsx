'use client';
import { Package, RefreshCw, Signature } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { remedyOf, waitsFor } from '../../lib/signing/sign-state.ts';
import type { SignOptions } from '../documents/moves/use-signing.ts';
import { usePortalLink } from '../shell/use-portal-link.ts';
import { Button, ButtonLink, DisabledReason } from '../ui/button.tsx';
import { buttonClasses } from '../ui/button-classes.ts';
import { Icon } from '../ui/icon.tsx';
import type { SignMachine } from './use-sign-machine.ts';

interface SignFooterProps {
  machine: SignMachine;
  leadsTo: SignOptions['leadsTo'];
  one: boolean;
  onSign: () => void;
  onClose: () => void;
}

/** What may be done now: sign or think better of it, take the package along, try again. */
export const SignFooter = ({ machine, leadsTo, one, onSign, onClose }: SignFooterProps) => {
  const t = useTranslations('signing');
  const common = useTranslations('common');
  const { state } = machine;
  const [first] = state.documents;
  switch (state.phase) {
    case 'opening':
      return (
        <Button variant="quiet" className="mr-auto" onClick={onClose}>
          {common('cancel')}
        </Button>
      );
    case 'asking':
    case 'checking':
      return <AskFooter machine={machine} onSign={onSign} onClose={onClose} />;
    case 'signing':
    case 'visual':
    case 'moving':
      return (
        <p className="mr-auto min-h-(--control) content-center text-sm text-ink-3">
          {t('progress.by_itself')}
        </p>
      );
    case 'done':
      return (
        <>
          {one && first && (
            <a
              href={`/api/signing/${first.document_id}/archive`}
              download
              className={buttonClasses({
                variant: 'outlined',
                size: 'md',
                className: 'mr-auto max-tablet:mr-0',
              })}
            >
              <Icon of={Package} className="-ml-0.5" />
              {t('result.package')}
            </a>
          )}
          <Button variant="filled" autoFocus onClick={onClose}>
            {leadsTo ? t(`result.to_${leadsTo === 'home' ? 'home' : 'list'}`) : common('close')}
          </Button>
        </>
      );
    case 'stopped':
      return <StoppedFooter machine={machine} onClose={onClose} />;
  }
};

const AskFooter = ({ machine, onSign, onClose }: Pick<SignFooterProps, 'machine' | 'onSign' | 'onClose'>) => {
  const t = useTranslations('signing');
  const common = useTranslations('common');
  const line = useId();
  const waits = waitsFor(machine.state);
  const reason = waits && t(`waits.${waits}`);
  return (
    <>
      {reason && (
        <div className="mb-1 basis-full max-tablet:w-full max-tablet:flex-none!">
          <DisabledReason id={line}>{reason}</DisabledReason>
        </div>
      )}
      <Button variant="quiet" className="mr-auto max-tablet:mr-0" onClick={onClose}>
        {common('cancel')}
      </Button>
      <Button
        variant="filled"
        icon={Signature}
        disabledReason={reason}
        aria-describedby={reason ? line : undefined}
        onClick={onSign}
      >
        {machine.state.documents.length > 1
          ? t('sign_count', { count: machine.state.documents.length })
          : t('sign')}
      </Button>
    </>
  );
};

const StoppedFooter = ({ machine, onClose }: Pick<SignFooterProps, 'machine' | 'onClose'>) => {
  const t = useTranslations('signing');
  const common = useTranslations('common');
  const link = usePortalLink();
  const remedy = remedyOf(machine.state);
  const code = machine.state.trouble?.code;
  return (
    <>
      {code === 'pin_over' || code === 'no_key' ? (
        <ButtonLink
          variant="quiet"
          className="mr-auto max-tablet:mr-0"
          href={link('profile', {}, { tab: 'security' })}
          onClick={onClose}
        >
          {t('profile')}
        </ButtonLink>
      ) : (
        <Button
          variant={remedy === 'none' ? 'filled' : 'quiet'}
          className={remedy === 'none' ? '' : 'mr-auto max-tablet:mr-0'}
          onClick={onClose}
        >
          {common('close')}
        </Button>
      )}
      {remedy !== 'none' && (
        <Button
          variant="filled"
          icon={RefreshCw}
          onClick={() => (remedy === 'reload' ? window.location.reload() : machine.again())}
        >
          {t(`remedy.${remedy}`)}
        </Button>
      )}
    </>
  );
};
