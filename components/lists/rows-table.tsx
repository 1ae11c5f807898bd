'use client';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { AnyRow } from '../rpc/rows.ts';
import { AppLink } from '../ui/app-link.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { type HeadCell, LineCell, NameCell, RowLine, RowTable } from '../ui/row-table.tsx';
import { nextSort } from './next-sort.ts';
import type { RowName, RowsDefinition } from './rows-definition.ts';
import type { Chosen } from './use-chosen.ts';
import type { RowsInSight } from './use-rows.ts';

interface RowsTableProps<Row extends AnyRow> {
  definition: RowsDefinition<Row>;
  inSight: RowsInSight<Row>;
  rows: readonly Row[];
  onEdit: (row: Row) => void;
  /** Which rows are chosen, where several may be. */
  chosen?: Chosen<Row>;
  /** It follows the title of its panel. */
  isBelowTitle: boolean;
}

/** Rows as a definition has them: a table that is a list of cards on the phone. */
export const RowsTable = <Row extends AnyRow>({
  definition,
  inSight,
  rows,
  onEdit,
  chosen,
  isBelowTitle,
}: RowsTableProps<Row>) => {
  const t = useTranslations('common');
  const { caption, name, columns, offers, opened, edited } = definition;
  return (
    <RowTable
      isBelowTitle={isBelowTitle}
      caption={caption}
      busy={inSight.turning}
      head={useHead(definition, inSight)}
    >
      {rows.map((row) => (
        <RowLine key={String(row.id)}>
          <NameCell
            lead={
              chosen ? (
                <span className="relative z-1 inline-flex @max-[720px]:w-9">
                  <Checkbox
                    aria-label={t('rows_choose', { name: textOf(name.text(row)) })}
                    checked={chosen.ids.has(row.id)}
                    onCheckedChange={() => chosen.toggle(row.id)}
                  />
                </span>
              ) : (
                name.lead?.(row)
              )
            }
          >
            <Name
              row={row}
              name={name}
              {...(opened && { onOpen: () => inSight.change({ open: Number(row.id) }) })}
              {...(edited?.(row) && { onOpen: () => onEdit(row) })}
            />
          </NameCell>
          {columns.map(({ key, title, cell, named = false, card = 'sub', wide = false }) => {
            const content = cell(row);
            return (
              <LineCell
                key={key}
                {...(named && { title })}
                wide={wide}
                // A card says nothing of what there is not.
                card={isNothing(content) ? 'hidden' : typeof card === 'function' ? card(row) : card}
                isUnderLead={chosen !== undefined || name.lead !== undefined}
              >
                {content}
              </LineCell>
            );
          })}
          {offers?.cell(row, onEdit, () => void inSight.again())}
        </RowLine>
      ))}
    </RowTable>
  );
};

const isNothing = (content: ReactNode): boolean =>
  content === '' || content === null || content === undefined || content === false;

/** A name in words, for those who hear it. */
const textOf = (name: ReactNode): string => (typeof name === 'string' ? name : '');

const Name = <Row extends AnyRow>({
  row,
  name,
  onOpen,
}: {
  row: Row;
  name: RowName<Row>;
  onOpen?: () => void;
}) => {
  const text = <bdi>{name.text(row)}</bdi>;
  return (
    <>
      {name.href ? (
        <AppLink href={name.href(row)} className={`${OPENS} text-inherit no-underline`}>
          {text}
        </AppLink>
      ) : onOpen ? (
        <button type="button" onClick={onOpen} className={`${OPENS} max-w-full text-left`}>
          {text}
        </button>
      ) : (
        <p className="font-medium wrap-anywhere">{text}</p>
      )}
      {name.sub && <p className="text-sm wrap-anywhere text-ink-2">{name.sub(row)}</p>}
    </>
  );
};

/** A press anywhere on the row is one on its name. */
const OPENS = 'block font-medium wrap-anywhere after:absolute after:inset-0 hover:underline';

const useHead = <Row extends AnyRow>(
  { name, columns, offers, source: { address } }: RowsDefinition<Row>,
  { state, change }: RowsInSight<Row>,
): readonly HeadCell[] => {
  const t = useTranslations('documents.list');
  /** Up, down, and back to the usual order. */
  const orderOf = (key: string): Pick<HeadCell, 'order'> => {
    if (!address.sortable(key)) return {};
    const isSorted = state.sort === key;
    const order = { column: state.sort, sort: state.desc ? 'desc' : 'asc' } as const;
    return {
      order: {
        now: isSorted ? (state.desc ? 'descending' : 'ascending') : undefined,
        onTurn: () => change(nextSort(order, state, key)),
      },
    };
  };
  return [
    { title: name.title, width: name.width, ...orderOf('name') },
    ...columns.map(({ key, title, width, wide }) => ({ title, width, wide, ...orderOf(key) })),
    ...(offers
      ? [{ title: offers.title ?? t('actions'), isSilent: offers.title === undefined, width: offers.width }]
      : []),
  ];
};
