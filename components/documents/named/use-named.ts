'use client';
import { numbersIn, peopleIn } from '../../../lib/documents/named-in.ts';
import { mayOpenCard } from '../../people/may-open-card.ts';
import { useProfile } from '../../rpc/profile.ts';
import { useView } from '../../rpc/use-view.ts';
import { usePortalLink } from '../../shell/use-portal-link.ts';
import type { DocumentRow } from '../document-row.ts';
import { useDocumentHref } from '../use-document-href.ts';

/** What findings name: the addresses of documents and cards that the reader may open. */
export interface Named {
  readonly hrefs: ReadonlyMap<string, string>;
}

interface Finding {
  readonly values?: Readonly<Record<string, unknown>> | undefined;
}

/** More than one sentence or two names never come together. */
const NAMED_MAX = 50;

/**
 * Looks up the documents and people that findings name. A document that the reader's own scope does not answer, and a
 * card of others for who keeps no cards, have no address; so has a number that two organizations gave.
 */
export const useNamed = (findings: readonly Finding[]): Named => {
  const profile = useProfile();
  const hrefOf = useDocumentHref();
  const link = usePortalLink();
  const said = findings.map(({ values }) => values);
  const numbers = numbersIn(said).slice(0, NAMED_MAX);
  const view = useView<DocumentRow>(
    'document',
    {
      filter: `number in (${numbers.map((number) => `'${number}'`).join(', ')})`,
      rowsPerPage: NAMED_MAX,
    },
    { enabled: numbers.length > 0 },
  );
  const found = numbers.length > 0 ? (view.data?.data ?? []) : [];
  const rows = found.filter((row) => found.every((other) => other === row || other.number !== row.number));
  const people = peopleIn(said).filter(({ employee_id }) => mayOpenCard(profile, employee_id));
  return {
    hrefs: new Map([
      ...rows.map((row) => [row.number, hrefOf(row)] as const),
      ...people.flatMap(({ employee_id, names }) =>
        names.map((name) => [name, link('employee', { id: employee_id })] as const),
      ),
    ]),
  };
};
