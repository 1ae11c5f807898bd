'use client';
import { FileUp } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { useDays } from '../../calendar/use-days.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';

interface FileChoiceProps {
  label: string;
  accept: string;
  file: File | null;
  onChange: (file: File) => void;
  error?: string | undefined;
}

/** One file of a form: a button that says what was chosen. */
export const FileChoice = ({ label, accept, file, onChange, error }: FileChoiceProps) => {
  const t = useTranslations('power_of_attorney');
  const days = useDays();
  const input = useRef<HTMLInputElement>(null);
  return (
    <Field label={label} error={error}>
      {({ id, 'aria-describedby': describedBy, 'aria-invalid': invalid }) => (
        <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
          <input
            ref={input}
            id={id}
            type="file"
            accept={accept}
            aria-describedby={describedBy}
            aria-invalid={invalid}
            className="sr-only"
            tabIndex={-1}
            onChange={(event) => {
              const chosen = event.target.files?.[0];
              event.target.value = '';
              if (chosen) onChange(chosen);
            }}
          />
          <Button
            icon={FileUp}
            aria-label={`${label}: ${t(file ? 'other' : 'choose')}`}
            onClick={() => input.current?.click()}
          >
            {t(file ? 'other' : 'choose')}
          </Button>
          {file && (
            <span role="status" className="min-w-0 text-sm break-all text-ink-2">
              <bdi>{file.name}</bdi>, {t('size', { size: days.number(Math.ceil(file.size / 1024)) })}
            </span>
          )}
        </div>
      )}
    </Field>
  );
};
