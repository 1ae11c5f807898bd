'use client';
import { CircleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId, useRef, useState } from 'react';
import { judgeLogo, LOGO_BYTES_MAX } from '../../lib/themes/logo.ts';
import { ClientMark } from '../shell/logo.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { base64Of } from './base64.ts';
import type { ChosenLogo, LogoField as Name } from './draft-look.ts';

interface LogoFieldProps {
  field: Name;
  /** Where the present one is drawn from; '' is the portal's own mark. */
  address: string;
  chosen: ChosenLogo | undefined;
  error: string | undefined;
  onChoose: (logo: ChosenLogo) => void;
}

/** A logo: what is drawn now, another file in its place, or none. The content of a file shows its format. */
export const LogoField = ({ field, address, chosen, error, onChoose }: LogoFieldProps) => {
  const t = useTranslations('appearance');
  const rules = useTranslations('rules');
  const input = useRef<HTMLInputElement>(null);
  const [trouble, setTrouble] = useState('');
  const id = useId();
  const name = t(field === 'logo' ? 'logo_light' : 'logo_dark');
  const take = async (file: File): Promise<void> => {
    const bytes = new Uint8Array(await file.slice(0, LOGO_BYTES_MAX + 1).arrayBuffer());
    const judged = judgeLogo(bytes);
    setTrouble('trouble' in judged ? rules(judged.trouble.replace('/', '.')) : '');
    if ('trouble' in judged) return;
    const base64 = base64Of(bytes);
    const type = judged.kind === 'svg' ? 'image/svg+xml' : 'image/png';
    onChoose({ name: file.name, base64, address: `data:${type};base64,${base64}` });
  };
  const said = trouble || error;
  return (
    <div className="flex items-start gap-3">
      <span
        data-theme={field === 'logo' ? 'light' : 'dark'}
        className="grid size-12 flex-none place-items-center rounded-control border border-line bg-surface"
      >
        <ClientMark logo={address} dark="" />
      </span>
      <div className="min-w-0 flex-1">
        <p className="text-sm font-medium text-ink-2">{name}</p>
        <p className="text-sm wrap-anywhere text-ink-3" aria-live="polite">
          {chosen?.base64
            ? t('chosen', { name: chosen.name })
            : address === ''
              ? t(field === 'logo' ? 'none' : 'logo_dark_hint')
              : ''}
        </p>
        {said && (
          <p id={id} className="flex gap-1.5 text-sm text-error-ink" role="alert">
            <Icon of={CircleAlert} size={14} className="mt-0.5" />
            {said}
          </p>
        )}
        <input
          ref={input}
          type="file"
          accept=".svg,.png,image/svg+xml,image/png"
          className="sr-only"
          tabIndex={-1}
          aria-label={t('choose_for', { name })}
          onChange={(event) => {
            const file = event.target.files?.[0];
            if (file) void take(file);
            event.target.value = '';
          }}
        />
        <div className="mt-1.5 flex flex-wrap gap-2">
          <Button
            size="sm"
            aria-label={t('choose_for', { name })}
            aria-describedby={said ? id : undefined}
            onClick={() => input.current?.click()}
          >
            {t('choose')}
          </Button>
          {address !== '' && (
            <Button
              size="sm"
              variant="quiet"
              aria-label={t('remove_of', { name })}
              onClick={() => onChoose({ name: '', base64: '', address: '' })}
            >
              {t('remove')}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
};
