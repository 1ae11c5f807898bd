'use client';
import { TriangleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { ParameterShown } from '../../lib/rpc/parameters.ts';
import { useNames } from '../people/use-names.ts';
import { Icon } from '../ui/icon.tsx';

/** What a parameter is called, what it does with an example, and why nothing follows from it yet. */
export const Meaning = ({ parameter }: { parameter: ParameterShown }) => {
  const t = useTranslations('settings');
  const names = useNames();
  const example = names.of(parameter, 'example');
  const awaited = names.of(parameter, 'awaited');
  return (
    <div className="min-w-0 max-w-[60ch]">
      <h3 className="text-base leading-snug font-semibold">{names.of(parameter, 'title')}</h3>
      <code className="block text-xs text-ink-3 wrap-anywhere">{parameter.code}</code>
      <p className="mt-1 text-sm text-ink-2">
        {names.of(parameter, 'does')}.
        {example && (
          <>
            {' '}
            <b className="font-semibold text-ink">{t('example')}</b> {example}.
          </>
        )}
      </p>
      {awaited && <Inert>{awaited}</Inert>}
    </div>
  );
};

/** Why nothing follows from a parameter. */
const Inert = ({ children }: { children: ReactNode }) => (
  <p className="mt-1.5 flex gap-1.5 text-sm text-warning-ink">
    <Icon of={TriangleAlert} size={14} className="mt-0.5 flex-none" />
    <span>{children}</span>
  </p>
);

/** The screens and steps it is felt on. */
export const Where = ({ parameter }: { parameter: ParameterShown }) => {
  const t = useTranslations('settings');
  const names = useNames();
  return (
    <p>
      <span className="text-ink-3 desk:sr-only">{t('where')} </span>
      {names.of(parameter, 'where')}
    </p>
  );
};
