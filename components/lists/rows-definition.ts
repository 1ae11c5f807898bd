import type { ComponentType, ReactNode } from 'react';
import type { AnyRow } from '../rpc/rows.ts';
import type { IconType } from '../ui/icon.tsx';
import type { RowsInSight, RowsSource } from './use-rows.ts';

/** A table of rows that are no documents: where they come from, how they look, what may be done with them. */
export interface RowsDefinition<Row extends AnyRow> {
  readonly source: RowsSource;
  /** The name of the table for screen readers. */
  readonly caption: string;
  /** What a row is called: its first cell, and the title of its card on a phone. */
  readonly name: RowName<Row>;
  readonly columns: readonly RowColumn<Row>[];
  /** What stands above the table: `rowsFilters`. */
  readonly filters?: (inSight: RowsInSight<Row>) => ReactNode;
  /** What one row offers: `rowsOffers`. */
  readonly offers?: RowsOffers<Row>;
  /** The window over the list that a press anywhere on a row opens; the address names the row (`opens`). */
  readonly opened?: (id: number, onClose: () => void) => ReactNode;
  /** Rows that a press anywhere on them edits. */
  readonly edited?: (row: Row) => boolean;
  /** What is done with several rows at once, beside how many are chosen; without it none are chosen. */
  readonly bulk?: (chosen: ChosenRows<Row>) => ReactNode;
  /** The window in which a row is added or edited; its code is fetched on hover or focus. */
  readonly dialog?: () => Promise<ComponentType<Editing<Row>>>;
  /** In place of rows when there are none, by the view in sight. */
  readonly empty: Emptiness | ((view: string) => Emptiness);
  /** In place of rows when filters leave none, with the words of the way back to all. */
  readonly none?: { readonly title: string; readonly text?: string; readonly reset: string };
}

/** Several rows of the page in sight. */
export interface ChosenRows<Row> {
  readonly rows: readonly Row[];
  readonly clear: () => void;
  /** Reads the list again. */
  readonly again: () => void;
}

/** What stands in place of rows. */
export interface Emptiness {
  readonly icon: IconType;
  readonly title: string;
  readonly text?: string;
}

export interface RowName<Row> {
  readonly title: string;
  /** Class of the width of the column. */
  readonly width?: string;
  /** A picture left of the name. */
  readonly lead?: (row: Row) => ReactNode;
  readonly text: (row: Row) => ReactNode;
  /** A line under the name. */
  readonly sub?: (row: Row) => ReactNode;
  /** Where the row leads; a press anywhere on it goes there. */
  readonly href?: (row: Row) => string;
}

/** What becomes of a cell on the phone's card: a quiet line, a line as it is, or nothing. */
export type CardPlace = 'sub' | 'mark' | 'hidden';

export interface RowColumn<Row> {
  /** The column in the address, when rows can be ordered by it. */
  readonly key: string;
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  /** Class of the width; columns without one share what is left. */
  readonly width?: string;
  /** Given up where the table is narrow. */
  readonly wide?: boolean;
  /** On a card its title stands before it. */
  readonly named?: boolean;
  readonly card?: CardPlace | ((row: Row) => CardPlace);
}

/** The last column: what may be done with a row. */
export interface RowsOffers<Row> {
  /** Class of its width. */
  readonly width: string;
  /** Where it says something when nothing is offered; silent otherwise. */
  readonly title?: string | undefined;
  /** `again` reads the list after a change. */
  readonly cell: (row: Row, edit: (row: Row) => void, again: () => void) => ReactNode;
}

/** The state of a window: the row it edits (undefined = closed), and what to do when it is done with. */
export interface Editing<Row> {
  readonly edited: Row | 'new' | undefined;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}
