'use client';
import { useQueries } from '@tanstack/react-query';
import { type NamedKeys, namedIn, namingOf } from '../../lib/audit/named-values.ts';
import { identityOf } from '../../lib/families/identities.ts';
import type { DocumentRow } from '../documents/document-row.ts';
import { useDocumentHref } from '../documents/use-document-href.ts';
import { mayOpenCard } from '../people/may-open-card.ts';
import { useNames } from '../people/use-names.ts';
import { call } from '../rpc/client.ts';
import { useProfile } from '../rpc/profile.ts';
import { type Rows, type ViewQuery, viewKey, viewParams } from '../rpc/rows.ts';
import { usePortalLink } from '../shell/use-portal-link.ts';
import type { AuditRow } from './audit-row.ts';

/** What a value names, and where that opens for the reader. */
interface NamedValue {
  readonly text: string;
  readonly href: string | undefined;
}

export type NamedValues = (field: string, value: unknown) => NamedValue | undefined;

const queryOf = ({ by, keys }: NamedKeys): ViewQuery => ({
  filter: `${by} in (${keys.map((key) => (by === 'id' ? String(key) : `'${key}'`)).join(', ')})`,
  rowsPerPage: 'all',
});

/**
 * Looks up the people, accounts, documents and entries of dictionaries that rows of the audit name by an id, those of a
 * page at once. What the reader's own scope does not answer has no name: the id stays.
 */
export const useNamedValues = (rows: readonly AuditRow[]): NamedValues => {
  const names = useNames();
  const profile = useProfile();
  const link = usePortalLink();
  const hrefOf = useDocumentHref();
  const asked = namedIn(rows);
  const found = useQueries({
    queries: asked.map((each) => ({
      queryKey: viewKey(each.object, queryOf(each)),
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        call<Rows<DocumentRow>>('view.get', viewParams(each.object, queryOf(each)), { signal }),
    })),
  });
  const byObject = new Map(
    asked.map(({ object, by }, index) => [`${object} ${by}`, found[index]?.data?.data]),
  );
  const textOf = (object: string, row: DocumentRow): string => {
    if (object === 'user') return String(row.login ?? '');
    if (object === 'document') return String(row.number ?? '');
    return object === 'currency' ? String(row.code ?? '') : names.of(row, 'name');
  };
  const addressOf = (object: string, row: DocumentRow): string | undefined => {
    if (object === 'employee')
      return mayOpenCard(profile, Number(row.id)) ? link('employee', { id: Number(row.id) }) : undefined;
    return object === 'document' && identityOf(row.object_id) ? hrefOf(row) : undefined;
  };
  return (field, value) => {
    const naming = namingOf(field);
    const row =
      naming && byObject.get(`${naming.object} ${naming.by}`)?.find((each) => each[naming.by] === value);
    const text = naming && row ? textOf(naming.object, row) : '';
    return naming && row && text !== '' ? { text, href: addressOf(naming.object, row) } : undefined;
  };
};
