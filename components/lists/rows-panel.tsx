'use client';
import { SearchX } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import type { AnyRow } from '../rpc/rows.ts';
import { Button } from '../ui/button.tsx';
import { fetchWindow } from '../ui/dialog.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Panel, PanelBody, PanelHead } from '../ui/panel.tsx';
import { useFetchedAhead } from '../ui/use-fetched-ahead.ts';
import { ChosenBar } from './chosen-bar.tsx';
import { PagedRows } from './paged-rows.tsx';
import { LEAST_ROWS } from './pager.tsx';
import type { RowsDefinition } from './rows-definition.ts';
import { RowsTable } from './rows-table.tsx';
import { useChosen } from './use-chosen.ts';
import type { RowsInSight } from './use-rows.ts';

interface RowsPanelProps<Row extends AnyRow> {
  definition: RowsDefinition<Row>;
  inSight: RowsInSight<Row>;
  onEdit?: (row: Row) => void;
  /** Where a page has several panels; the filters stand below it then. */
  title?: string;
  /** Beside the title. */
  note?: string;
}

/** A table with its filters above and its pages below; in place of rows why there are none. */
export const RowsPanel = <Row extends AnyRow>({
  definition,
  inSight,
  onEdit = nothing,
  title,
  note,
}: RowsPanelProps<Row>) => {
  const { filters, bulk } = definition;
  const t = useTranslations('common');
  const { state, change, rows: shown, pages, total } = inSight;
  const chosen = useChosen<Row>(shown);
  const titleId = useId();
  // What asks before an action must not need a connection to appear.
  useFetchedAhead(definition.offers ? fetchWindow : noWindow);
  const level = title === undefined ? 'h2' : 'h3';
  const bar = filters?.(inSight);
  return (
    <>
      {title === undefined && bar}
      <Panel
        className={`overflow-clip ${title === undefined && filters ? 'mt-4' : ''}`}
        aria-labelledby={title === undefined ? undefined : titleId}
      >
        {title !== undefined && <PanelHead id={titleId} title={title} note={note} />}
        {title !== undefined && bar && <PanelBody>{bar}</PanelBody>}
        <PagedRows
          of={inSight}
          lines={LINES}
          level={level}
          fits={!filters && pages.page === 1 && total <= LEAST_ROWS}
          empty={<NoRows definition={definition} inSight={inSight} level={level} />}
        >
          {(rows) => (
            <RowsTable
              definition={definition}
              inSight={inSight}
              rows={rows}
              onEdit={onEdit}
              {...(bulk && { chosen })}
              isBelowTitle={title !== undefined}
            />
          )}
        </PagedRows>
      </Panel>
      {bulk && chosen.rows.length > 0 && (
        <ChosenBar
          label={t('rows_chosen_label')}
          chosen={chosen}
          onAll={chosen.rows.length < shown.length ? chosen.all : undefined}
        >
          {bulk({ rows: chosen.rows, clear: chosen.clear, again: () => void inSight.again() })}
        </ChosenBar>
      )}
      {state.open !== null && definition.opened?.(state.open, () => change({ open: null }))}
    </>
  );
};

const noWindow = () => Promise.resolve();

/** Lines of the skeleton. */
const LINES = 5;

const nothing = () => undefined;

const NoRows = <Row extends AnyRow>({
  definition: { empty, none },
  inSight: { source, state, narrowed, pages, change },
  level,
}: Pick<RowsPanelProps<Row>, 'definition' | 'inSight'> & { level: 'h2' | 'h3' }) => {
  const t = useTranslations('documents');
  const beyond: typeof none =
    pages.page > 1 ? { title: t('list.none_shown'), reset: t('filters.reset') } : undefined;
  const lost = (narrowed ? none : undefined) ?? beyond;
  const said = typeof empty === 'function' ? empty(state.view) : empty;
  return (
    <div role="status">
      <EmptyState
        level={level}
        icon={lost ? SearchX : said.icon}
        title={(lost ?? said).title}
        action={
          lost && (
            <Button onClick={() => change({ search: '', chosen: source.address.usual.chosen })}>
              {lost.reset}
            </Button>
          )
        }
      >
        {(lost ?? said).text}
      </EmptyState>
    </div>
  );
};
