'use client';
import { useTranslations } from 'next-intl';
import { Page } from '../../shell/page.tsx';
import { PageHead } from '../../shell/page-head.tsx';
import { CheckFiles } from './check-files.tsx';
import { KeptSignature } from './kept-signature.tsx';

/** Checking by anybody: what they bring along, or the signature a QR code names. */
export const VerifyScreen = ({ publicId }: { publicId?: string | undefined }) => {
  const t = useTranslations('verify');
  return (
    <Page>
      <PageHead title={t('title')} facts={publicId === undefined ? t('lead') : undefined} />
      {publicId === undefined ? <CheckFiles /> : <KeptSignature publicId={publicId} />}
    </Page>
  );
};
