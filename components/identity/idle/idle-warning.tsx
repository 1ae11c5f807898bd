'use client';
import { useTranslations } from 'next-intl';
import * as Radix from 'radix-ui/alert-dialog';
import { Button } from '../../ui/button.tsx';

/** The minute before the end, in front of everything else: read out, and left only by an answer. */
export const IdleWarning = ({ onContinue, onLeave }: { onContinue: () => void; onLeave: () => void }) => {
  const t = useTranslations('idle');
  return (
    <Radix.Root open>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-(--z-dialog) animate-fade bg-scrim" />
        <Radix.Content
          onEscapeKeyDown={(event) => event.preventDefault()}
          className="fixed inset-x-0 bottom-0 z-(--z-dialog) animate-sheet rounded-t-[20px] bg-raised shadow-dialog tablet:inset-0 tablet:m-auto tablet:h-fit tablet:w-[calc(100%-64px)] tablet:max-w-120 tablet:animate-dialog tablet:rounded-dialog"
        >
          <div className="px-6 pt-5 pb-5 max-tablet:px-4">
            <Radix.Title>{t('title')}</Radix.Title>
            <Radix.Description className="mt-1 text-ink-2">{t('text')}</Radix.Description>
          </div>
          <div className="flex flex-wrap items-center justify-end gap-2 border-t border-line px-6 py-3.5 max-tablet:px-4 max-tablet:*:flex-1">
            <Button variant="quiet" onClick={onLeave}>
              {t('leave')}
            </Button>
            <Button variant="filled" autoFocus onClick={onContinue}>
              {t('go_on')}
            </Button>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
};
