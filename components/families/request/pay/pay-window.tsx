'use client';
import { FolderUp } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { BUNDLE_FILES_MAX, BUNDLE_MB_MAX } from '../../../../lib/files/bundle.ts';
import { useDays } from '../../../calendar/use-days.ts';
import { ImportFrame } from '../../../importing/import-frame.tsx';
import { useImportWay } from '../../../importing/use-import-way.ts';
import { Button } from '../../../ui/button.tsx';
import { againstPacking } from './pack-files.ts';
import { givePay, isGiven, type PayBrought, type PayLine, type PayPreview, previewPay } from './pay-call.ts';
import { PayLines } from './pay-lines.tsx';
import { PayPeriod, periodOf } from './pay-period.tsx';

/** Income certificates and pay slips from the payroll's files: brought at once, looked at file by file, given out by one press. */
export const PayWindow = ({ onClose }: { onClose: () => void }) => {
  const t = useTranslations('families.request.bulk');
  const days = useDays();
  const folder = useRef<HTMLInputElement>(null);
  const [about, setAbout] = useState(periodOf('payslip', days.today));
  const way = useImportWay<PayBrought, PayPreview, readonly PayLine[]>({
    look: previewPay,
    objects: ['request'],
  });
  const { stage } = way;
  const lines = stage.name === 'preview' ? stage.read.data : stage.name === 'done' ? stage.result : undefined;
  const count = lines?.filter(isGiven).length ?? 0;
  const look = (files: readonly File[]) => {
    const reason = againstPacking(files);
    if (reason) way.refuse(t(reason, { max: reason === 'too_many' ? BUNDLE_FILES_MAX : BUNDLE_MB_MAX }));
    else void way.lookAt({ ...about, files });
  };
  const give = () =>
    way.bring(count, ({ taken, read }, progress, signal) => givePay(taken, read, progress, signal));
  return (
    <ImportFrame
      onClose={onClose}
      title={t('title')}
      description={t('text')}
      way={way}
      accept=".pdf,.zip,.csv,.xlsx"
      several
      onFiles={look}
      words={{
        choose: t('choose'),
        other: t('other'),
        reading: t('reading'),
        bringing: (done, total) => t('giving', { done, total }),
      }}
      before={<PayPeriod value={about} onChange={setAbout} />}
      beside={
        <>
          <Button icon={FolderUp} onClick={() => folder.current?.click()}>
            {t('choose_folder')}
          </Button>
          <input
            ref={(input) => {
              input?.setAttribute('webkitdirectory', '');
              folder.current = input;
            }}
            type="file"
            multiple
            aria-label={t('choose_folder')}
            className="sr-only"
            tabIndex={-1}
            onChange={(event) => {
              const files = [...(event.target.files ?? [])];
              event.target.value = '';
              if (files.length > 0) look(files);
            }}
          />
        </>
      }
      act={{
        label: t('give', { count }),
        reason: count === 0 ? t('nothing') : undefined,
        onBring: () => void give(),
      }}
    >
      {lines && <PayLines lines={lines} given={stage.name === 'done'} />}
    </ImportFrame>
  );
};
