'use client';
import { useDeferredValue } from 'react';
import type { Summarised } from '../../lib/documents/summary.ts';
import { identityOf } from '../../lib/families/identities.ts';
import { localised } from '../../lib/i18n/localised.ts';
import { shortName } from '../../lib/i18n/person-name.ts';
import { mayOpen } from '../../lib/routes/may-open.ts';
import { routeNamed } from '../../lib/routes/table.ts';
import { useAppLocale } from '../i18n/use-app-locale.ts';
import { useVisitor } from '../rpc/profile.ts';
import { useView } from '../rpc/use-view.ts';
import { usePortalLink } from '../shell/use-portal-link.ts';

interface Numbered extends Summarised {
  readonly id: number;
  readonly object_id: string;
  readonly number: string;
  readonly employee_name: string;
  readonly employee_name_eng: string;
  readonly [field: string]: unknown;
}
export interface FoundDocument {
  readonly key: string;
  readonly number: string;
  readonly who: string;
  /** What it says of itself. */
  readonly row: Summarised;
  readonly href: string;
}
const SHORTEST = 2;

/** Documents of every family whose number holds the text, of those the person may read, the latest first. */
export const useDocumentsByNumber = (text: string): readonly FoundDocument[] => {
  const roles = useVisitor()?.roles;
  const locale = useAppLocale();
  const link = usePortalLink();
  const asked = useDeferredValue(text.trim());
  const { data } = useView<Numbered>(
    'document',
    { filter: `number ilike '%${literal(asked)}%'`, rowsPerPage: 8 },
    { enabled: asked.length >= SHORTEST },
  );
  if (asked.length < SHORTEST) return [];
  return (data?.data ?? []).flatMap((row) => {
    const form = routeNamed(identityOf(row.object_id)?.routes.form ?? '');
    if (!form?.built || !mayOpen(form, roles)) return [];
    return {
      key: `${form.name}/${row.id}`,
      number: row.number,
      who: shortName(localised(row, 'employee_name', locale)),
      row,
      href: link(form.name, { id: row.id }),
    };
  });
};

/** Text inside the quotes of a filter; its own wildcards are dropped. */
const literal = (text: string): string =>
  text
    .replaceAll("'", "''")
    .replace(/[%_\\]/g, '')
    .slice(0, 60);
