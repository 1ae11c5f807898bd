'use client';
import type { ReactNode } from 'react';
import { classNames } from '../ui/class-names.ts';
import { Panel } from '../ui/panel.tsx';

/** How wide the list at the left is: a column of names, or a table beside a sheet that stays in sight. */
const LOOK = {
  names: 'gap-5 desk:grid-cols-[16.25rem_minmax(0,1fr)]',
  table: 'gap-6 max-tablet:gap-4 desk:grid-cols-[minmax(0,1fr)_452px]',
} as const;

/** A list at the left, at the right the sheet of what is chosen in it; on a narrow screen one below the other. */
export const Queue = ({ list, children }: { list: keyof typeof LOOK; children: ReactNode }) => (
  <div className={classNames('grid items-start', LOOK[list])}>{children}</div>
);

interface QueueNamesProps<Item, Key> {
  id: string;
  title: string;
  items: readonly Item[];
  keyOf: (item: Item) => Key;
  chosen: Key;
  onChoose: (key: Key) => void;
  /** A search above the names: they have a height of their own then. */
  above?: ReactNode;
  /** In place of names when there are none. */
  none?: string;
  /** What stands for an item. */
  children: (item: Item, isChosen: boolean) => ReactNode;
}

/** The names a queue is chosen by. */
export const QueueNames = <Item, Key extends string | number>({
  id,
  title,
  items,
  keyOf,
  chosen,
  onChoose,
  above,
  none,
  children,
}: QueueNamesProps<Item, Key>) => (
  <Panel aria-labelledby={id} className="overflow-hidden">
    <h2 id={id} className="sr-only">
      {title}
    </h2>
    {above && <div className="p-3">{above}</div>}
    <ul
      className={classNames(
        'divide-y divide-line max-desk:max-h-72',
        above ? 'max-h-[70vh] overflow-y-auto border-t border-line' : 'max-desk:overflow-y-auto',
      )}
    >
      {items.map((item) => {
        const key = keyOf(item);
        return (
          <li key={key}>
            <button
              type="button"
              aria-current={key === chosen ? 'true' : undefined}
              onClick={() => onChoose(key)}
              className={classNames(
                'flex w-full gap-3 border-l-3 px-4 py-2.5 text-left hover:bg-hover touch:min-h-12',
                key === chosen ? 'border-primary bg-primary-soft' : 'border-transparent',
              )}
            >
              {children(item, key === chosen)}
            </button>
          </li>
        );
      })}
    </ul>
    {items.length === 0 && <p className="border-t border-line px-4 py-3 text-ink-2">{none}</p>}
  </Panel>
);
