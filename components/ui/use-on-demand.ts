'use client';
import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useState } from 'react';
import { notify } from './notify.ts';

interface OnDemand<Loaded> {
  /** What was fetched, once the button was pressed. */
  readonly loaded: Loaded | undefined;
  readonly open: () => void;
  /** For the button, as long as nothing is loaded. */
  readonly button: {
    readonly onPointerEnter: () => void;
    readonly onFocus: () => void;
    readonly onClick: () => void;
    readonly onKeyDown: (event: KeyboardEvent) => void;
  };
}

/**
 * Code fetched on demand of a button: hover or focus fetches it, the press opens it. `load` must be the same function
 * at every drawing.
 */
export const useOnDemand = <Loaded>(load: () => Promise<Loaded>): OnDemand<Loaded> => {
  const [loaded, setLoaded] = useState<Loaded>();
  const t = useTranslations('common');
  const open = () =>
    void load().then(
      (fetched) => setLoaded(() => fetched),
      () => notify.error(t('network_error')),
    );
  // Fetching ahead may fail in silence: the press tries again and says so.
  const prepare = () => void load().catch(() => undefined);
  return {
    loaded,
    open,
    button: {
      onPointerEnter: prepare,
      onFocus: prepare,
      onClick: open,
      onKeyDown: (event) => {
        if (event.key !== 'ArrowDown') return;
        event.preventDefault();
        open();
      },
    },
  };
};
