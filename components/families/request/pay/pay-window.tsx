'use client';
import { FileUp, FolderUp } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type ChangeEvent, useId, useRef, useState } from 'react';
import { useDays } from '../../../calendar/use-days.ts';
import { Note } from '../../../ui/banner.tsx';
import { Button, DisabledReason } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { PayLines } from './pay-lines.tsx';
import { PayPeriod, periodOf } from './pay-period.tsx';
import { isGiven, usePayFiles } from './use-pay-files.ts';

/** Income certificates and pay slips from the payroll's files: brought at once, looked at file by file, given out by one press. */
export const PayWindow = ({ onClose }: { onClose: () => void }) => {
  const t = useTranslations('families.request.bulk');
  const days = useDays();
  const files = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const reasonId = useId();
  const [about, setAbout] = useState(periodOf('payslip', days.today));
  const { stage, error, bring, give } = usePayFiles();
  const isBusy = stage.name === 'reading' || stage.name === 'giving';
  const chosen = (event: ChangeEvent<HTMLInputElement>) => {
    const list = [...(event.target.files ?? [])];
    event.target.value = '';
    if (list.length > 0) void bring(about, list);
  };
  const nothing = stage.name === 'preview' && !stage.preview.data.some(isGiven) ? t('nothing') : undefined;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isBusy && onClose()}
      keepOpen
      size="xl"
      title={t('title')}
      description={t('text')}
      footer={
        stage.name === 'preview' ? (
          <>
            {nothing && (
              <div className="flex basis-full! tablet:justify-end">
                <DisabledReason id={reasonId}>{nothing}</DisabledReason>
              </div>
            )}
            <Button icon={FileUp} onClick={() => files.current?.click()}>
              {t('other')}
            </Button>
            <Button
              variant="filled"
              disabledReason={nothing}
              aria-describedby={nothing ? reasonId : undefined}
              onClick={() => void give(stage.brought, stage.preview)}
            >
              {t('give', { count: stage.preview.data.filter(isGiven).length })}
            </Button>
          </>
        ) : (
          stage.name === 'done' && (
            <Button variant="filled" onClick={onClose}>
              {t('done')}
            </Button>
          )
        )
      }
    >
      <input
        ref={files}
        type="file"
        multiple
        accept=".pdf,.zip,.csv,.xlsx"
        aria-label={t('choose')}
        className="sr-only"
        tabIndex={-1}
        onChange={chosen}
      />
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
        onChange={chosen}
      />
      <div className="flex flex-col gap-4">
        {error && (
          <div role="alert">
            <Note tone="error">{error}</Note>
          </div>
        )}
        {stage.name === 'choose' && (
          <>
            <PayPeriod value={about} onChange={setAbout} />
            <div className="flex flex-wrap gap-2">
              <Button variant="filled" icon={FileUp} onClick={() => files.current?.click()}>
                {t('choose')}
              </Button>
              <Button icon={FolderUp} onClick={() => folder.current?.click()}>
                {t('choose_folder')}
              </Button>
            </div>
          </>
        )}
        {stage.name === 'reading' && (
          <p role="status" className="flex items-center gap-2">
            <Spinner /> {t('reading')}
          </p>
        )}
        {stage.name === 'giving' && (
          <div role="status" className="flex flex-col gap-2">
            <p>{t('giving', { done: stage.done, total: stage.total })}</p>
            <Progress value={stage.done} max={stage.total} label={t('title')} />
          </div>
        )}
        {stage.name === 'preview' && <PayLines lines={stage.preview.data} given={false} />}
        {stage.name === 'done' && <PayLines lines={stage.lines} given />}
      </div>
    </Dialog>
  );
};
