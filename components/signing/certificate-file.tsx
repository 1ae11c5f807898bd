'use client';
import { FileKey } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { TextInput } from '../ui/text-input.tsx';
import type { Certificates } from './use-certificates.ts';

interface CertificateFileProps {
  certificates: Certificates;
  onOpened: () => void;
}

/** A certificate with its key in a file: opened with its password in this page and sent nowhere. */
export const CertificateFile = ({ certificates, onOpened }: CertificateFileProps) => {
  const t = useTranslations('signing.file');
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const open = async (event: FormEvent) => {
    event.preventDefault();
    if (!file) return;
    setBusy(true);
    const trouble = await certificates.addFile(file, password);
    setBusy(false);
    setPassword('');
    if (trouble) return setError(t(trouble === 'wrong_password' ? 'wrong_password' : 'unsupported'));
    setFile(undefined);
    setError(undefined);
    onOpened();
  };
  return (
    <div className="flex flex-col gap-3 border-t border-line pt-4">
      <input
        ref={input}
        type="file"
        accept=".p12,.pfx,application/x-pkcs12"
        tabIndex={-1}
        aria-label={t('pick')}
        className="sr-only"
        onChange={(event) => {
          setFile(event.target.files?.[0]);
          setError(undefined);
          event.target.value = '';
        }}
      />
      <Button
        variant="quiet"
        size="sm"
        icon={FileKey}
        className="self-start"
        onClick={() => input.current?.click()}
      >
        {t('pick')}
      </Button>
      <p className="text-sm text-ink-3">{t('label')}</p>
      {file && (
        <form onSubmit={(event) => void open(event)} className="flex flex-col gap-3">
          <Field label={t('password', { name: file.name })} error={error}>
            {(control) => (
              <TextInput
                {...control}
                type="password"
                autoFocus
                autoComplete="off"
                value={password}
                onChange={(event) => setPassword(event.target.value)}
              />
            )}
          </Field>
          <Button type="submit" busy={busy} busyText={t('opening')} className="self-start">
            {t('open')}
          </Button>
        </form>
      )}
    </div>
  );
};
