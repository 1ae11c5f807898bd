import type { ReactNode } from 'react';

/** The answer to a question that is still being asked: a large number and what it is. */
export const LiveAnswer = ({
  number,
  text,
  isShort = false,
  children,
}: {
  number: string;
  text: string;
  isShort?: boolean;
  children?: ReactNode;
}) => (
  <div
    role="status"
    className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 rounded-control bg-primary-soft px-4 py-3"
  >
    <span className={`text-num font-medium tabular-nums ${isShort ? 'text-error-ink' : ''}`}>{number}</span>
    <span>
      <b className="font-medium">{text}</b>
      {children && <span className="block text-sm text-ink-2">{children}</span>}
    </span>
  </div>
);
