'use client';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { textsEdited } from '../i18n/texts-edited.ts';
import { useErrorText } from '../rpc/use-error-text.ts';
import { Button } from '../ui/button.tsx';
import { Segmented } from '../ui/segmented.tsx';

interface TextsBarProps {
  walking: boolean;
  onWalk: (walking: boolean) => void;
  failed: unknown;
}

/** What the mode does, a way to use the page meanwhile, and the way out. */
export const TextsBar = ({ walking, onWalk, failed }: TextsBarProps) => {
  const t = useTranslations('texts');
  const errorText = useErrorText();
  useEffect(roomBelow, []);
  return (
    <section
      aria-label={t('mode')}
      className="fixed inset-x-0 bottom-4 z-(--z-snackbar) mx-auto flex w-fit max-w-[calc(100vw-32px)] flex-wrap items-center justify-center gap-x-4 gap-y-2 rounded-panel border border-line bg-raised px-4 py-2.5 text-sm text-ink shadow-dialog max-tablet:bottom-20"
    >
      <p role="status" className={failed ? 'text-error-ink' : 'text-ink-2'}>
        {failed ? errorText(failed) : t(walking ? 'walking' : 'pointing')}
      </p>
      <Segmented
        label={t('mode')}
        value={walking ? 'walk' : 'edit'}
        onValueChange={(value) => onWalk(value === 'walk')}
        options={[
          { value: 'edit', label: t('to_edit') },
          { value: 'walk', label: t('to_walk') },
        ]}
      />
      <Button size="sm" onClick={textsEdited.stop}>
        {t('finish')}
      </Button>
    </section>
  );
};

/** The end of the page can be seen above the bar. */
const roomBelow = (): (() => void) => {
  const { style } = document.body;
  const before = style.paddingBottom;
  style.paddingBottom = '9rem';
  return () => {
    style.paddingBottom = before;
  };
};
