import { Fragment, type ReactNode } from 'react';

/** Names and values of one thing, in two columns; however long a name is, its value keeps more than half of the width. */
export const Facts = ({ items }: { items: readonly (readonly [name: string, value: ReactNode])[] }) => (
  <dl className="grid grid-cols-[fit-content(45%)_minmax(0,1fr)] gap-x-6 gap-y-2">
    {items.map(([name, value]) => (
      <Fragment key={name}>
        <dt className="text-ink-2">{name}</dt>
        <dd className="wrap-anywhere">{value}</dd>
      </Fragment>
    ))}
  </dl>
);
