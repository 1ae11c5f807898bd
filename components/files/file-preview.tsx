'use client';
import { Download, ExternalLink } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { usePhoneDevice } from '../shell/use-phone.ts';
import { buttonClasses } from '../ui/button-classes.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { Picture } from '../ui/picture.tsx';
import { isPicture, isShown, type PreviewedFile } from './previewed-file.ts';

interface FilePreviewProps {
  file: PreviewedFile;
  /** What stands under its name. */
  note?: string;
  onClose: () => void;
}

/** A file over the page it is named on: a picture, or a PDF in the browser's own viewer; a phone opens it by itself. */
export const FilePreview = ({ file, note, onClose }: FilePreviewProps) => {
  const t = useTranslations('files');
  const phone = usePhoneDevice();
  const address = `/api/shown/${file.name}`;
  const inPlace = isShown(file) && (isPicture(file) || !phone);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="xl"
      title={<bdi className="wrap-anywhere">{file.original_name}</bdi>}
      description={note}
      footer={
        <>
          {isShown(file) && !inPlace && (
            <a href={address} className={buttonClasses({ variant: 'outlined', size: 'md' })}>
              <Icon of={ExternalLink} />
              {t('on_device')}
            </a>
          )}
          <a
            href={`/api/files/${file.name}`}
            download={file.original_name}
            className={buttonClasses({ variant: 'filled', size: 'md' })}
          >
            <Icon of={Download} />
            {t('download')}
          </a>
        </>
      }
    >
      {!inPlace ? (
        <p className="text-ink-2">{t(isShown(file) ? 'phone' : 'not_shown')}</p>
      ) : isPicture(file) ? (
        <Picture
          src={address}
          alt={file.original_name}
          className="mx-auto max-h-[68dvh] max-w-full rounded-control bg-sunken object-contain"
        />
      ) : (
        <iframe
          src={`${address}#view=FitH&navpanes=0`}
          title={file.original_name}
          className="h-[68dvh] w-full rounded-control bg-sunken"
        />
      )}
    </Dialog>
  );
};
