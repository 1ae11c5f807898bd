'use client';
import { RotateCcw } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { OwnColor } from '../../lib/themes/own-theme.ts';
import { isHex } from '../../lib/themes/theme.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { TextInput } from '../ui/text-input.tsx';
import type { ColourError } from './use-colour-errors.ts';

interface ColourFieldProps {
  name: OwnColor;
  /** '' is as delivered. */
  value: string;
  /** The colour that is drawn with now. */
  shown: string;
  error: ColourError | undefined;
  onChange: (value: string) => void;
}

/** A colour: picked or written, with the nearest that can be read where this one cannot. */
export const ColourField = ({ name, value, shown, error, onChange }: ColourFieldProps) => {
  const t = useTranslations('appearance');
  const label = t(`fields.${name}`);
  const picked = isHex(value) ? value : isHex(shown) ? shown : '#000000';
  return (
    <div className="flex flex-col gap-1.5">
      <Field
        label={label}
        hint={t(`hints.${name}`)}
        error={error?.text}
        optional
        counter={value !== '' && !error ? t('own') : undefined}
      >
        {(control) => (
          <div className="flex items-center gap-2">
            <input
              type="color"
              aria-label={t('pick', { name: label })}
              value={picked}
              onChange={(event) => onChange(event.target.value)}
              className="size-(--control) flex-none cursor-pointer rounded-control border border-line-strong bg-surface p-1"
            />
            <div className="min-w-0 flex-1">
              <TextInput
                {...control}
                name={name}
                value={value}
                placeholder={shown}
                maxLength={7}
                spellCheck={false}
                autoComplete="off"
                onChange={(event) => onChange(event.target.value.trim().toLowerCase())}
              />
            </div>
            {value !== '' && (
              <IconButton
                icon={RotateCcw}
                label={t('delivered_of', { name: label })}
                onClick={() => onChange('')}
              />
            )}
          </div>
        )}
      </Field>
      {error?.cure && (
        <Button size="sm" variant="tonal" className="self-start" onClick={() => onChange(error.cure ?? '')}>
          <span
            aria-hidden
            className="size-4 rounded-cell border border-line"
            style={{ background: error.cure }}
          />
          {t('take', { colour: error.cure })}
        </Button>
      )}
    </div>
  );
};
