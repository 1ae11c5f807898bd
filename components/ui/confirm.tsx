'use client';
import { useTranslations } from 'next-intl';
import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react';
import { Question } from './question.tsx';

export interface ConfirmOptions {
  /** The question. */
  title: string;
  /** What follows from a yes. */
  text?: ReactNode;
  /** Verbs; «Да» and «Нет» when not given (specification 2). Without a yes, false, it is a notice that is only closed. */
  yes?: string | false;
  no?: string;
  /** Red, and never under Enter. */
  danger?: boolean;
}
type Ask = (options: ConfirmOptions) => Promise<boolean>;

const ConfirmContext = createContext<Ask>(() => Promise.resolve(false));

/** Asks before acting: resolves to true only for the explicit yes. Closing the window is a no. */
export const useConfirm = (): Ask => useContext(ConfirmContext);

/** Holds the one question window of the portal. */
export const ConfirmProvider = ({ children }: { children: ReactNode }) => {
  const t = useTranslations('common');
  const [options, setOptions] = useState<ConfirmOptions>({ title: '' });
  const [open, setOpen] = useState(false);
  const answer = useRef<(yes: boolean) => void>(() => undefined);
  const ask = useCallback<Ask>((next) => {
    answer.current(false);
    setOptions(next);
    setOpen(true);
    return new Promise((resolve) => {
      answer.current = resolve;
    });
  }, []);
  const close = (yes: boolean) => {
    setOpen(false);
    answer.current(yes);
  };
  return (
    <ConfirmContext value={ask}>
      {children}
      <Question
        open={open}
        title={options.title}
        description={options.text}
        yes={options.yes ?? t('yes')}
        no={options.no ?? t('no')}
        danger={options.danger}
        focus={options.danger || options.yes === false ? 'no' : 'yes'}
        onAnswer={close}
      />
    </ConfirmContext>
  );
};
