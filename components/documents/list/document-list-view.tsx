'use client';
import { useTranslations } from 'next-intl';
import type { Mode } from '../../../lib/access/route.ts';
import type { Family } from '../../../lib/documents/family.ts';
import { policyOf } from '../../../lib/families/kinds.data.ts';
import { nextSort } from '../../lists/next-sort.ts';
import { usePortalLink } from '../../shell/use-portal-link.ts';
import { DownloadForm } from '../printing/download-form.tsx';
import { DocumentCell } from './document-cell.tsx';
import { DocumentsView } from './documents-view.tsx';
import { ListFilters } from './list-filters.tsx';
import { ListHead } from './list-head.tsx';
import { ListViews } from './list-views.tsx';
import { NoRows } from './no-rows.tsx';
import { useColumnWords } from './use-column-words.ts';
import { useDocumentList } from './use-document-list.ts';

interface DocumentListViewProps {
  family: Family;
  mode: Mode;
  route: string;
}

/** The list of a family: its saved views, its fields as columns, and the forms of what is chosen. */
export const DocumentListView = ({ family, mode, route }: DocumentListViewProps) => {
  const { object_id } = family;
  const link = usePortalLink();
  const list = useDocumentList(family, mode, route);
  const title = useTranslations('families')(`${object_id}.lists.${mode}`);
  const { state, change, order } = list;
  return (
    <DocumentsView
      list={list}
      object_id={object_id}
      own={mode === 'own'}
      hrefOf={(row) => link(family.routes.form, { id: row.id }, mode === 'own' ? {} : { mode })}
      table={{
        columns: list.columns,
        Cell: DocumentCell,
        headingOf: useColumnWords(object_id),
        caption: title,
        compact: list.preferences.density === 'compact',
        order: {
          now: order,
          isSortable: (column) => column.fields[0] !== undefined,
          onTurn: ({ key }) => change(nextSort(order, state, key)),
        },
      }}
      head={<ListHead family={family} mode={mode} list={list} title={title} />}
      filters={(search) => (
        <>
          <ListViews list={list} />
          <ListFilters list={list} family={family} mode={mode} searchRef={search} />
        </>
      )}
      empty={<NoRows list={list} family={family} mode={mode} />}
      bulk={(documents) =>
        !policyOf(family).pushed && (
          <DownloadForm variant="quiet" size="sm" printed={{ object_id, documents }} />
        )
      }
    />
  );
};
