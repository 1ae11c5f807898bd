'use client';
import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { numberOf } from '../../../lib/settings/read.ts';
import { ReasonDialog, useReasonAhead } from '../moves/reason-dialog.tsx';
import { useDictionaries } from '../use-dictionaries.ts';

type Act = 'change' | 'annul';

interface Asked {
  readonly act: Act;
  readonly answer: (reason: string | undefined) => void;
}

/** Asks why a document that was decided is changed or annulled; answers the reason, nothing where it stays as it is. */
export const useAskedChange = (): {
  ask: (act: Act) => Promise<string | undefined>;
  window: ReactNode;
} => {
  const t = useTranslations('documents.form.after_decision');
  const { parameters } = useDictionaries();
  const [asked, setAsked] = useState<Asked>();
  useReasonAhead();
  const close = (reason: string | undefined): void => {
    asked?.answer(reason);
    setAsked(undefined);
  };
  return {
    ask: (act) => new Promise((answer) => setAsked({ act, answer })),
    window: asked && (
      <ReasonDialog
        title={t(`${asked.act}.title`)}
        text={t(`${asked.act}.text`)}
        yes={t(`${asked.act}.yes`)}
        no={t('keep')}
        danger={asked.act === 'annul'}
        maxLength={numberOf(parameters, 'comment_length')}
        onConfirm={close}
        onClose={() => close(undefined)}
      />
    ),
  };
};
