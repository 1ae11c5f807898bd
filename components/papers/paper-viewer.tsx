'use client';
import { Download, ExternalLink } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useDays } from '../calendar/use-days.ts';
import { usePhone } from '../documents/list/use-phone.ts';
import { buttonClasses } from '../ui/button-classes.ts';
import { Icon } from '../ui/icon.tsx';
import { Panel, PanelHead } from '../ui/panel.tsx';
import { Picture } from '../ui/picture.tsx';

export interface ViewedFile {
  readonly name: string;
  readonly original_name: string;
  readonly content_type: string;
  readonly size: number;
}

/**
 * The paper itself, as it came: a picture, or a PDF in the browser's own viewer. A phone has none inside a page and
 * opens it on its own; whoever cannot see it takes it away.
 */
export const PaperViewer = ({ file, title }: { file: ViewedFile; title: string }) => {
  const t = useTranslations('papers.viewer');
  const phone = usePhone();
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
        <a
          href={address}
          target="_blank"
          rel="noreferrer"
          className={buttonClasses({ variant: 'quiet', size: 'sm' })}
        >
          <Icon of={ExternalLink} size={16} />
          {t('open')}
        </a>
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
        <p className="border-t border-line px-4 py-4 text-ink-2">{t('phone')}</p>
      ) : (
        <iframe
          src={`${address}#view=FitH&navpanes=0`}
          title={title}
          className="h-[72dvh] min-h-100 w-full border-t border-line bg-sunken"
        />
      )}
      {!isPicture && !phone && (
        <p className="border-t border-line px-5 py-3 text-sm text-ink-2">{t('fallback')}</p>
      )}
    </Panel>
  );
};
