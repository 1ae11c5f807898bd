'use client';
import { Puzzle, RefreshCw } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { isComplete } from '../../lib/signing/own-certificate.ts';
import { usePhoneDevice } from '../shell/use-phone.ts';
import { usePortalLink } from '../shell/use-portal-link.ts';
import { AppLink } from '../ui/app-link.tsx';
import { Note } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { CertificateCard } from './certificate-card.tsx';
import { CertificateFile } from './certificate-file.tsx';
import type { Certificates, Offer } from './use-certificates.ts';

interface CertificateChoiceProps {
  certificates: Certificates;
  chosen: Offer | undefined;
  onChoose: (offer: Offer | undefined) => void;
}

/** The certificates to sign with: of the plug-in, of a file, and what to do where there is neither. */
export const CertificateChoice = ({ certificates, chosen, onChoose }: CertificateChoiceProps) => {
  const t = useTranslations('signing.certificates');
  const { looking, offers } = certificates;
  const incomplete = offers.some((offer) => offer === chosen && !isComplete(offer.certificate));
  return (
    <div className="flex flex-col gap-4">
      {looking.kind === 'looking' && (
        <p role="status" className="flex items-center gap-2 text-ink-2">
          <Spinner />
          {t('looking')}
        </p>
      )}
      {looking.kind === 'missing' && <PluginMissing detail={looking.detail} onAgain={certificates.again} />}
      {looking.kind === 'found' && looking.offers.length === 0 && (
        <Note tone="warning" title={t('none')}>
          <p>{t('none_text')}</p>
          <Button icon={RefreshCw} className="mt-2" onClick={certificates.again}>
            {t('again')}
          </Button>
        </Note>
      )}
      {offers.length > 0 && (
        <fieldset className="flex flex-col gap-2">
          <legend className="sr-only">{t('choose')}</legend>
          {offers.map((offer) => (
            <CertificateCard
              key={`${offer.fromFile}${offer.certificate.thumbprint}`}
              certificate={offer.certificate}
              fromFile={offer.fromFile}
              checked={offer === chosen}
              onChoose={() => onChoose(offer)}
            />
          ))}
        </fieldset>
      )}
      {incomplete && (
        <Note tone="error" title={t('incomplete')}>
          <p>{t('incomplete_text')}</p>
        </Note>
      )}
      {offers.length > 0 && (
        <Checkbox
          checked={certificates.remember}
          onCheckedChange={(on) => certificates.setRemember(on, chosen?.certificate)}
        >
          {t('remember')}
        </Checkbox>
      )}
      {looking.kind === 'found' && looking.hidden > 0 && (
        <p className="text-sm text-ink-3">{t('hidden', { count: looking.hidden })}</p>
      )}
      <CertificateFile certificates={certificates} onOpened={() => onChoose(undefined)} />
    </div>
  );
};

const PluginMissing = ({ detail, onAgain }: { detail: string; onAgain: () => void }) => {
  const t = useTranslations('signing.certificates');
  const link = usePortalLink();
  const phone = usePhoneDevice();
  // CryptoPro's plug-in exists for computers only.
  if (phone)
    return (
      <div role="alert">
        <Note tone="warning" icon={Puzzle} title={t('phone')}>
          <p>{t('phone_text')}</p>
        </Note>
      </div>
    );
  return (
    <div role="alert" className="flex flex-col gap-3">
      <Note tone="error" icon={Puzzle} title={t('plugin_missing')}>
        <p>{t('plugin_missing_text')}</p>
      </Note>
      <ol className="flex list-decimal flex-col gap-1.5 pl-5">
        <li>{t('install')}</li>
        <li>{t('enable')}</li>
        <li>{t('come_back')}</li>
      </ol>
      <Button icon={RefreshCw} className="self-start" onClick={onAgain}>
        {t('again')}
      </Button>
      <p className="text-sm">
        <AppLink href={link('signing-check')} target="_blank">
          {t('diagnose')}
        </AppLink>
        {detail !== '' && <span className="ml-2 text-ink-3">{detail}</span>}
      </p>
    </div>
  );
};
