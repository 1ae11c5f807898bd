'use client';
import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { FoundText } from '../../lib/i18n/found-texts.ts';
import { IconButton } from '../ui/button.tsx';
import { RadioCard } from '../ui/radio-card.tsx';
import { TextForm } from './text-form.tsx';
import type { useOwnTexts } from './use-own-texts.ts';

interface TextWindowProps {
  found: readonly FoundText[];
  readings: readonly string[];
  own: ReturnType<typeof useOwnTexts>;
  onClose: () => void;
}

/**
 * A small window beside the page: the text that was pressed, as delivered and as the client says it. Others that read alike
 * are folded under it. The page stays in sight.
 */
export const TextWindow = ({ found, readings, own, onClose }: TextWindowProps) => {
  const t = useTranslations('texts');
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const [alias, setAlias] = useState(found[0]?.alias);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  };
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="dialog"
      aria-labelledby={id}
      onKeyDown={onKeyDown}
      className="fixed right-4 bottom-20 z-(--z-snackbar) flex max-h-[min(70dvh,640px)] w-[min(720px,calc(100vw-32px))] flex-col overflow-hidden rounded-dialog border border-line bg-raised text-base text-ink shadow-dialog max-tablet:inset-x-0 max-tablet:bottom-0 max-tablet:w-full max-tablet:rounded-b-none"
    >
      <div className="flex items-start gap-3 pt-4 pr-3 pl-5">
        <div className="min-w-0 flex-1">
          <h2 id={id}>{t('title')}</h2>
          <p className="text-sm wrap-anywhere text-ink-2">«{(readings[0] ?? '').trim().slice(0, 120)}»</p>
        </div>
        <IconButton icon={X} size="sm" label={t('close')} onClick={onClose} />
      </div>
      <div className="min-h-0 overflow-y-auto px-5 pt-3 pb-4">
        {found.length === 0 && <p>{t('none')}</p>}
        {alias !== undefined && <TextForm key={alias} alias={alias} own={own} onDone={onClose} />}
        {found.length > 1 && (
          <details className="mt-4 border-t border-line pt-3">
            <summary className="min-h-6 cursor-pointer text-sm text-primary-ink">
              {t('others', { count: found.length - 1 })}
            </summary>
            <fieldset className="mt-2 flex flex-col gap-2">
              <legend className="mb-2 text-sm text-ink-2">{t('choose')}</legend>
              {found.map((each) => (
                <RadioCard
                  key={each.alias}
                  name={id}
                  value={each.alias}
                  checked={alias === each.alias}
                  title={each.alias}
                  onChoose={() => {
                    own.preview();
                    setAlias(each.alias);
                  }}
                />
              ))}
            </fieldset>
          </details>
        )}
      </div>
    </div>
  );
};
