'use client';
import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { PanelFoot } from '../../ui/panel.tsx';
import { INBOX_STEP } from './home-asks.ts';
import type { InboxDocument } from './inbox-order.ts';

const MORE = 4 * INBOX_STEP;

/** As many rows of the inbox as are in sight. */
export const useShownRows = (rows: readonly InboxDocument[]) => {
  const [size, setSize] = useState(INBOX_STEP);
  return { shown: rows.slice(0, size), size, left: rows.length - size, showMore: () => setSize(size + MORE) };
};

interface InboxListProps {
  of: ReturnType<typeof useShownRows>;
  children: (row: InboxDocument) => ReactNode;
}

/** Rows of the inbox, and the way to those that are not in sight. */
export const InboxList = ({ of: { shown, size, left, showMore }, children }: InboxListProps) => {
  const t = useTranslations('documents.home');
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // The button that was pressed is gone: the focus goes on with the first of what it has shown.
    if (size > INBOX_STEP) list.current?.children[size - MORE]?.querySelector('a')?.focus();
  }, [size]);
  return (
    <>
      <ul
        ref={list}
        className="grid grid-cols-[auto_minmax(12.5rem,1fr)_minmax(0,max-content)_auto] gap-x-3.5 max-tablet:grid-cols-[auto_minmax(0,1fr)]"
      >
        {shown.map(children)}
      </ul>
      {left > 0 && (
        <PanelFoot>
          {t('more', { count: left })}
          <Button variant="quiet" size="sm" onClick={showMore}>
            {t('show')}
          </Button>
        </PanelFoot>
      )}
    </>
  );
};
