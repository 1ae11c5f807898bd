/** A face of the printed forms: PT Serif for what people write, PT Sans for what the portal adds. */
export type Face = 'serif' | 'serif_bold' | 'sans' | 'sans_bold';

/** Sizes in points; `grey` from 0, black, to 1, white. */
export interface TextStyle {
  readonly face: Face;
  readonly size: number;
  readonly leading: number;
  readonly grey: number;
}

export const STYLES = {
  body: { face: 'serif', size: 12, leading: 18, grey: 0 },
  title: { face: 'serif_bold', size: 13, leading: 18, grey: 0 },
  caption: { face: 'serif', size: 10, leading: 13, grey: 0.35 },
  head: { face: 'sans_bold', size: 15, leading: 20, grey: 0 },
  section: { face: 'sans_bold', size: 11, leading: 15, grey: 0 },
  text: { face: 'sans', size: 9, leading: 12.5, grey: 0 },
  strong: { face: 'sans_bold', size: 9, leading: 12.5, grey: 0 },
  label: { face: 'sans', size: 9, leading: 12.5, grey: 0.35 },
  fine: { face: 'sans', size: 8, leading: 11, grey: 0 },
  fine_strong: { face: 'sans_bold', size: 8, leading: 11, grey: 0 },
  fine_label: { face: 'sans', size: 8, leading: 11, grey: 0.35 },
  footer: { face: 'sans', size: 8, leading: 10, grey: 0.35 },
} as const satisfies Record<string, TextStyle>;

export type StyleName = keyof typeof STYLES;

/** One line of facts: what it is, and what it says. */
export type Fact = readonly [label: string, value: string];

/** A cell of a table, over one column or more. */
export interface TableCell {
  readonly text: string;
  readonly over?: number;
  /** As its column where nothing is said. */
  readonly align?: 'left' | 'center' | 'right';
  readonly strong?: boolean;
  /** As large as the text of the page. */
  readonly large?: boolean;
  /** Rows it reaches over: its text goes on beside their texts. */
  readonly down?: number;
  /** Edges that are drawn, of `t`, `b`, `l` and `r`, whatever lines the table has. */
  readonly edges?: string;
}

export interface TableRow {
  readonly cells: readonly TableCell[];
  readonly strong?: boolean;
  /** In a table without heads: it is drawn above the rows of every further page as well. */
  readonly again?: true;
}

/** Rows of a table that stand one below the other: the number of the first, and how many. */
export interface Rows {
  readonly from: number;
  readonly count: number;
}

/** Rows under heads; `room` is what a column takes of the width, in parts of the whole. */
export interface TableBlock {
  readonly kind: 'table';
  readonly columns: readonly {
    readonly head: string;
    readonly room: number;
    readonly align?: 'left' | 'right';
  }[];
  readonly rows: readonly TableRow[];
  /** Its columns have no heads. */
  readonly headless?: true;
  /** Rows that stay on one page. */
  readonly together?: readonly Rows[];
  /** It only puts texts side by side: no lines between its rows. */
  readonly unruled?: true;
  readonly after: number;
}

/** What a printed page is put together from, top to bottom. Lengths are points. */
export type Block =
  | {
      readonly kind: 'paragraph';
      readonly text: string;
      readonly style: StyleName;
      readonly align?: 'left' | 'center' | 'right';
      /** Where it begins, from the left edge of the text. */
      readonly from?: number;
      readonly heading?: boolean;
      readonly after: number;
    }
  | { readonly kind: 'facts'; readonly rows: readonly Fact[]; readonly after: number }
  | TableBlock
  /** What follows begins a sheet. */
  | { readonly kind: 'sheet' }
  /** The date of a printed form and the line for a signature by hand. */
  | { readonly kind: 'ending'; readonly date: string; readonly place: string }
  /** A framed mark of a signature; never parted by the end of a page. */
  | { readonly kind: 'stamp'; readonly title: string; readonly rows: readonly Fact[]; readonly after: number }
  /** Facts beside a code for the camera of a phone. */
  | {
      readonly kind: 'code';
      readonly link: string;
      readonly modules: readonly (readonly boolean[])[];
      readonly rows: readonly Fact[];
      readonly after: number;
    };

/** A sentence of the messages by its key. */
export type Say = (key: string, values?: Readonly<Record<string, string | number>>) => string;
