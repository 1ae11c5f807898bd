'use client';
import { useTranslations } from 'next-intl';
import { useCallback, useEffect } from 'react';
import { delay, sendDelayed } from '../../rpc/delayed.ts';
import { notify } from '../../ui/notify.ts';

interface Decided {
  readonly ids: readonly number[];
  /** What will be done. */
  readonly text: string;
  /** Carries it out; what became of it is said under the key, in place of what would be. */
  readonly send: (key: string) => Promise<void>;
}

/**
 * Takes a decision that may be taken back for ten seconds: until then it is not sent and only the decider knows. It is
 * sent at once when its screen is left.
 */
export const useDelayed = (undoable: boolean): ((decided: Decided) => void) => {
  const t = useTranslations('documents.delayed');
  useEffect(() => (undoable ? () => void sendDelayed() : undefined), [undoable]);
  return useCallback(
    ({ ids, text, send }) => {
      const key = `delayed ${ids.join(' ')}`;
      const undo = delay({
        ids,
        send: () => send(key),
        undone: () => notify.info(t('undone', { count: ids.length }), { key }),
      });
      // One that goes just as its answer comes would take the answer with it.
      notify.info(text, {
        key,
        shownMs: Number.POSITIVE_INFINITY,
        action: { label: t('undo'), onClick: undo, replaces: true },
      });
    },
    [t],
  );
};
