'use client';
import { useQuery } from '@tanstack/react-query';
import { FileQuestion } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { Verified } from '../../../lib/rpc/sign-verify.ts';
import { RpcError } from '../../rpc/rpc-error.ts';
import { post } from '../../rpc/transport.ts';
import { Answered } from '../../shell/answered.tsx';
import { usePortalLink } from '../../shell/use-portal-link.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import { CompareFile } from './compare-file.tsx';
import { VerifiedPanel } from './verified-panel.tsx';

/** A signature the portal keeps, by its random address. */
export const useKeptSignature = (publicId: string) =>
  useQuery({
    queryKey: ['verify', publicId],
    queryFn: async () => (await post<{ data: Verified }>('sign.verify', { public_id: publicId })).data,
    retry: false,
  });

/** What a QR code leads to: the verdict, and a place to compare one's own copy. */
export const KeptSignature = ({ publicId }: { publicId: string }) => {
  const { data, error, refetch } = useKeptSignature(publicId);
  if (data)
    return (
      <VerifiedPanel verified={data} digests={data.file?.digests}>
        {data.file && <CompareFile sha256={data.file.digests.sha256} />}
      </VerifiedPanel>
    );
  return (
    <Panel>
      {error instanceof RpcError && error.reason === 'not_found' ? (
        <Unknown />
      ) : (
        <Answered of={{ error, refetch }} level="h2" lines={6} />
      )}
    </Panel>
  );
};

const Unknown = () => {
  const t = useTranslations('verify');
  const link = usePortalLink();
  return (
    <EmptyState
      level="h2"
      icon={FileQuestion}
      title={t('unknown')}
      action={<ButtonLink href={link('verify')}>{t('check_files')}</ButtonLink>}
    >
      {t('unknown_text')}
    </EmptyState>
  );
};
