'use client';
import { Camera, Images } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { usePhone } from '../../shell/use-phone.ts';
import { Button } from '../../ui/button.tsx';
import { useLineFiles } from './use-line-files.ts';
import type { Lines } from './use-lines.ts';

/** A line for each picture that is chosen, or for one that is just taken. */
export const FilesButton = ({ lines, field }: { lines: Lines; field: string }) => {
  const t = useTranslations('documents.lines');
  const phone = usePhone();
  const input = useRef<HTMLInputElement>(null);
  const files = useLineFiles(lines);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg"
        multiple={!phone}
        {...(phone ? { capture: 'environment' as const } : {})}
        tabIndex={-1}
        aria-label={t(phone ? 'files_take' : 'files_choose')}
        className="sr-only"
        onChange={(event) => {
          const chosen = [...(event.target.files ?? [])];
          event.target.value = '';
          if (chosen.length > 0) files.add(field, chosen);
        }}
      />
      <Button
        icon={phone ? Camera : Images}
        disabledReason={lines.isFull ? t('full', { max: lines.control.max }) : undefined}
        onClick={() => input.current?.click()}
      >
        {t(phone ? 'files_take' : 'files_choose')}
      </Button>
    </>
  );
};
