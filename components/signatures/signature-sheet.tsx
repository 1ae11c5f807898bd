'use client';
import { Download, ExternalLink } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useProfile } from '../rpc/profile.ts';
import { useView } from '../rpc/use-view.ts';
import { Answered } from '../shell/answered.tsx';
import { usePortalLink } from '../shell/use-portal-link.ts';
import { ButtonLink } from '../ui/button.tsx';
import { buttonClasses } from '../ui/button-classes.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { ScrollRegion } from '../ui/scroll-region.tsx';
import { SIGNATURE_FIELDS, type SignatureRow } from './signature-row.ts';
import { ChecksList } from './verify/checks-list.tsx';
import { useKeptSignature } from './verify/kept-signature.tsx';
import { VerdictBand } from './verify/verdict.tsx';
import { CertificateFacts, SignatureFacts } from './verify/verified-facts.tsx';

/** One signature of a list: judged now, with every check, and its file to take along. */
export const SignatureSheet = ({ id, onClose }: { id: number; onClose: () => void }) => {
  const t = useTranslations('signatures');
  const view = useView<SignatureRow>('signature', {
    filter: `id = ${id}`,
    select: SIGNATURE_FIELDS,
    rowsPerPage: 1,
  });
  const row = view.data?.data[0];
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => !open && onClose()}
      title={row ? t('sheet', { number: row.document_number }) : t('sheet_missing')}
      description={row?.file_name}
      footer={row && <SheetActions row={row} />}
    >
      <Answered of={view} level="h2" lines={4} stays>
        {() => (row ? <Report publicId={row.public_id} /> : <p>{t('sheet_missing_text')}</p>)}
      </Answered>
    </Dialog>
  );
};

const Report = ({ publicId }: { publicId: string }) => {
  const t = useTranslations('verify');
  return (
    <Answered of={useKeptSignature(publicId)} level="h2" lines={4}>
      {(data) => (
        <ScrollRegion aria-label={t('title')} className="flex flex-col gap-5">
          <VerdictBand verdict={data.verdict} code={data.code} />
          <SignatureFacts verified={data} />
          {data.certificate && (
            <section aria-labelledby="sheet-certificate">
              <h3 id="sheet-certificate" className="mb-2">
                {t(data.type === '1' ? 'seal' : 'certificate')}
              </h3>
              <CertificateFacts certificate={data.certificate} />
            </section>
          )}
          <section aria-labelledby="sheet-checks">
            <h3 id="sheet-checks" className="mb-2">
              {t('checks')}
            </h3>
            <ChecksList checks={data.checks} />
          </section>
        </ScrollRegion>
      )}
    </Answered>
  );
};

const SheetActions = ({ row }: { row: SignatureRow }) => {
  const t = useTranslations('signatures');
  const link = usePortalLink();
  const { employee_id, roles } = useProfile();
  const mayHaveRecord = row.employee_id === employee_id || roles.includes('hr');
  const download = buttonClasses({ variant: 'filled', size: 'md' });
  return (
    <>
      <ButtonLink href={link('verify', { public_id: row.public_id })} icon={ExternalLink}>
        {t('public_page')}
      </ButtonLink>
      {row.type === '1' && mayHaveRecord && (
        <a
          href={`/api/signatures/${row.id}/record`}
          download
          className={buttonClasses({ variant: 'outlined', size: 'md' })}
        >
          <Icon of={Download} size={16} />
          {t('record')}
        </a>
      )}
      <a href={`/api/signatures/${row.id}/sig`} download className={download}>
        <Icon of={Download} size={16} />
        {t('download')}
      </a>
    </>
  );
};
