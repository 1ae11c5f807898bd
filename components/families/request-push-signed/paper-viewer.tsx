'use client';
import { Download, ExternalLink, Maximize2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useDays } from '../../calendar/use-days.ts';
import { usePhoneDevice } from '../../shell/use-phone.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { buttonClasses } from '../../ui/button-classes.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { Panel, PanelHead } from '../../ui/panel.tsx';
import { Picture } from '../../ui/picture.tsx';

export interface ViewedFile {
  readonly name: string;
  readonly original_name: string;
  readonly content_type: string;
  readonly size: number;
}

/**
 * The paper itself, as it came: a picture, or a PDF in the browser's own viewer. `whole` is the address that shows it
 * on a page of its own; there, a phone that shows no PDF inside a page hands it to the device. A reader who cannot see
 * it downloads it.
 */
export const PaperViewer = ({ file, title, whole }: { file: ViewedFile; title: string; whole?: string }) => {
  const t = useTranslations('papers.viewer');
  const phone = usePhoneDevice();
  const days = useDays();
  const address = `/api/papers/${file.name}`;
  const isPicture = file.content_type.startsWith('image/');
  return (
    <Panel aria-labelledby="paper-file" className="overflow-hidden">
      <PanelHead
        id="paper-file"
        title={t('title')}
        note={
          <span className="wrap-anywhere">
            <bdi>{file.original_name}</bdi> ·{' '}
            {t('size', { size: days.number(Math.max(1, Math.round(file.size / 1_024))) })}
          </span>
        }
      >
        {whole ? (
          <ButtonLink href={whole} variant="quiet" size="sm" icon={Maximize2}>
            {t('open')}
          </ButtonLink>
        ) : (
          phone && (
            <a href={address} className={buttonClasses({ variant: 'quiet', size: 'sm' })}>
              <Icon of={ExternalLink} size={16} />
              {t('on_device')}
            </a>
          )
        )}
        <a
          href={`${address}?download=1`}
          download={file.original_name}
          className={buttonClasses({ variant: 'outlined', size: 'sm' })}
        >
          <Icon of={Download} size={16} />
          {t('download')}
        </a>
      </PanelHead>
      {isPicture ? (
        <Picture src={address} alt={title} className="w-full border-t border-line bg-sunken" />
      ) : phone ? (
        <p className="border-t border-line px-4 py-4 text-ink-2">{t(whole ? 'phone' : 'phone_device')}</p>
      ) : (
        <iframe
          src={`${address}#view=FitH&navpanes=0`}
          title={title}
          className={classNames(
            'min-h-100 w-full border-t border-line bg-sunken',
            whole ? 'h-[72dvh]' : 'h-[calc(100dvh-240px)]',
          )}
        />
      )}
      {!isPicture && !phone && (
        <p className="border-t border-line px-5 py-3 text-sm text-ink-2">
          {t(whole ? 'fallback' : 'fallback_whole')}
        </p>
      )}
    </Panel>
  );
};
