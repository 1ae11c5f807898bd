'use client';
import { useTranslations } from 'next-intl';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import type { DialogProps } from './dialog-window.tsx';
import type { IconType } from './icon.tsx';

interface QuestionProps extends Omit<DialogProps, 'open' | 'onOpenChange' | 'footer'> {
  open?: boolean;
  /** Without a verb it is a notice that is only closed. */
  yes: string | false;
  /** The word of the button that goes back; that of every window when absent. */
  no?: string;
  icon?: IconType | undefined;
  danger?: boolean | undefined;
  busy?: boolean;
  /** Which button has the focus at first. */
  focus?: 'yes' | 'no';
  onAnswer: (yes: boolean) => void;
}

/** A window that asks for a yes, with what follows from it. Closing it is a no. */
export const Question = ({
  open = true,
  yes,
  no,
  icon,
  danger = false,
  busy = false,
  focus,
  onAnswer,
  ...window
}: QuestionProps) => {
  const t = useTranslations('common');
  return (
    <Dialog
      {...window}
      open={open}
      onOpenChange={(next) => !next && !busy && onAnswer(false)}
      footer={
        <>
          <Button variant="quiet" autoFocus={focus === 'no'} onClick={() => onAnswer(false)}>
            {no ?? t('cancel')}
          </Button>
          {yes !== false && (
            <Button
              variant={danger ? 'danger' : 'filled'}
              autoFocus={focus === 'yes'}
              busy={busy}
              {...(icon && { icon })}
              onClick={() => onAnswer(true)}
            >
              {yes}
            </Button>
          )}
        </>
      }
    />
  );
};
