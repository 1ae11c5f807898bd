'use client';
import { Bell } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type CSSProperties, useId } from 'react';
import type { Mode } from '../../lib/themes/contrast.ts';
import { type Theme, themeProperties } from '../../lib/themes/theme.ts';
import { useNames } from '../people/use-names.ts';
import { ClientMark } from '../shell/logo.tsx';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Icon } from '../ui/icon.tsx';
import { Count, StatusTag } from '../ui/tag.tsx';
import { TextInput } from '../ui/text-input.tsx';

const STATUSES = ['draft', 'prepared', 'agreed', 'approved', 'declined'] as const;

/** Pieces of the portal as a theme draws them, by day or by night. They are shown, not used. */
export const LookPreview = ({ theme, mode }: { theme: Theme; mode: Mode }) => {
  const t = useTranslations('appearance');
  const names = useNames();
  const id = useId();
  return (
    <div className="min-w-0">
      <h3 id={id} className="mb-2">
        {t(`modes.${mode}`)}
      </h3>
      <fieldset
        aria-labelledby={id}
        data-theme={mode}
        style={themeProperties(theme) as CSSProperties}
        className="min-w-0 overflow-hidden rounded-panel border border-line bg-bg"
      >
        <div inert>
          <div className="flex items-center gap-2.5 border-b border-chrome-line bg-chrome px-4 py-2 font-semibold text-on-chrome">
            <ClientMark logo={theme.logo} dark={theme.logo_dark} />
            <span className="min-w-0 truncate">{names.full(theme.name, theme.name_eng)}</span>
            <span className="relative ml-auto">
              <Icon of={Bell} />
              <span className="absolute -top-1 -right-1 size-[9px] rounded-full bg-accent outline-[1.5px] outline-(--chrome-ring)" />
            </span>
          </div>
          <Pieces />
        </div>
      </fieldset>
    </div>
  );
};

const Pieces = () => {
  const t = useTranslations('appearance');
  return (
    <div className="flex flex-col gap-4 p-4">
      <div className="rounded-panel border border-line bg-surface p-4">
        <p className="text-sm text-ink-2">{t('pieces.tile')}</p>
        <p className="text-num font-medium">
          {t('pieces.number')} <span className="text-base text-ink-2">{t('pieces.unit')}</span>
        </p>
        <p className="mt-1 flex items-center gap-2 text-sm text-accent-ink">
          <Count>2</Count>
          {t('pieces.waiting')}
        </p>
      </div>
      <div className="overflow-hidden rounded-panel border border-line bg-surface">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 bg-primary-soft px-3 py-2.5 shadow-[inset_3px_0_0_var(--primary)]">
          <span className="font-medium">{t('pieces.row')}</span>
          <span className="text-sm text-ink-2">{t('pieces.row_note')}</span>
        </div>
        <div className="flex flex-wrap gap-1.5 border-t border-line px-3 py-2.5">
          {STATUSES.map((status) => (
            <StatusTag key={status} statusId={status} label={t(`pieces.statuses.${status}`)} />
          ))}
        </div>
      </div>
      <Field label={t('pieces.field')} optional>
        {(control) => <TextInput {...control} value={t('pieces.value')} readOnly />}
      </Field>
      <div className="flex flex-wrap items-center gap-2">
        <Button variant="filled">{t('pieces.button')}</Button>
        <Button>{t('pieces.second')}</Button>
        <span className="text-primary-ink underline">{t('pieces.link')}</span>
      </div>
    </div>
  );
};
