import type { ReactNode } from 'react';

/** A fact of a document in the sheet of its row. */
export const RowFact = ({ term, children }: { term: string; children: ReactNode }) => (
  <>
    <dt className="text-ink-2">{term}</dt>
    <dd className="text-right font-medium">{children}</dd>
  </>
);
