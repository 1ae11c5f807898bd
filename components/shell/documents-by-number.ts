'use client';
import { useQueries } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { localised } from '../../lib/i18n/localised.ts';
import { shortName } from '../../lib/i18n/person-name.ts';
import { mayOpen } from '../../lib/routes/may-open.ts';
import type { Route } from '../../lib/routes/route.ts';
import { ROUTES } from '../../lib/routes/table.ts';
import { useAppLocale } from '../i18n/use-app-locale.ts';
import { call } from '../rpc/client.ts';
import { useVisitor } from '../rpc/profile.ts';
import { type Rows, viewKey, viewParams } from '../rpc/rows.ts';
import { usePortalLink } from './use-portal-link.ts';

interface Numbered {
  readonly id: number;
  readonly number: string;
  readonly employee_name: string;
  readonly employee_name_eng: string;
  readonly start_date: string | null;
  readonly end_date: string | null;
  readonly [field: string]: unknown;
}
export interface FoundDocument {
  readonly key: string;
  readonly number: string;
  readonly who: string;
  readonly start: string | null;
  readonly end: string | null;
  readonly href: string;
}
const SHORTEST = 2;

/** Documents of the built families whose number holds the text, of those the person may read. */
export const useDocumentsByNumber = (text: string): readonly FoundDocument[] => {
  const roles = useVisitor()?.roles;
  const locale = useAppLocale();
  const link = usePortalLink();
  const asked = useDeferredValue(text.trim());
  const forms = ROUTES.filter(
    (route) => route.built && route.screen === 'document-form' && mayOpen(route, roles),
  );
  const answers = useQueries({
    queries: forms.map((form) => {
      const query = {
        filter: `number ilike '%${literal(asked)}%'`,
        rowsPerPage: 8,
        orderBy: 'id',
        sort: 'desc',
      } as const;
      return {
        queryKey: viewKey(form.family ?? '', query),
        queryFn: () => call<Rows<Numbered>>('view.get', viewParams(form.family ?? '', query)),
        enabled: asked.length >= SHORTEST,
      };
    }),
  });
  const found = (form: Route, row: Numbered): FoundDocument => ({
    key: `${form.name}/${row.id}`,
    number: row.number,
    who: shortName(localised(row, 'employee_name', locale)),
    start: row.start_date,
    end: row.end_date,
    href: link(form.name, { id: row.id }),
  });
  return forms.flatMap((form, index) => (answers[index]?.data?.data ?? []).map((row) => found(form, row)));
};

/** Text inside the quotes of a filter; its own wildcards are dropped. */
const literal = (text: string): string =>
  text
    .replaceAll("'", "''")
    .replace(/[%_\\]/g, '')
    .slice(0, 60);
