import type { Locale } from '../access/actor.ts';
import type { Day } from '../kernel/day.ts';
import type { Decimal } from '../money/decimal.ts';
import type { DocumentTypeDetail } from '../workflow/document.ts';
import type { DocumentRecord } from '../workflow/document-record.ts';
import type { Line } from './lines.ts';

/** All that a printed form says; the same facts are the same form, to the byte. */
export interface PrintFacts {
  readonly object_id: string;
  readonly number: string;
  readonly organization: string;
  readonly employee: {
    readonly name: string;
    readonly position: string;
    readonly department: string;
    readonly number: string;
  };
  readonly record: DocumentRecord;
  readonly type: { readonly name: string; readonly code: string; readonly detail: DocumentTypeDetail } | null;
  /** Names of the entries of dictionaries, by the field that holds the id. */
  readonly names: Readonly<Record<string, string>>;
  /** Non-working holidays inside its period, in order. */
  readonly holidays: readonly Day[];
  /** Names of the attached files. */
  readonly attachments: readonly string[];
  /** The day that stands on the form. */
  readonly date: Day;
}

/** Figures in words, supplied by the printing side: a form on the screen spells none. */
export interface Spelling {
  readonly days: (days: number, locale: Locale) => string;
  readonly amount: (amount: Decimal, currency: string, locale: Locale) => string;
}

/** A sentence of a printed form, under `print.families.<object>`; its values, or nothing when it is left out. */
export interface PrintSentence {
  readonly key: string;
  readonly values: (
    facts: PrintFacts,
    locale: Locale,
    spelling: Spelling,
  ) => Readonly<Record<string, string | number>> | undefined;
}

/** Values of a sentence; undefined leaves it out. */
type Values = Readonly<Record<string, string | number>> | undefined;

/** A column of a printed table, under the word that the lines have for it; without `text` and `said` it prints its field. */
export interface PrintColumn {
  readonly field: string;
  /** What it takes of the width, in parts of the whole. */
  readonly room: number;
  readonly text?: (line: Line, facts: PrintFacts, locale: Locale) => string;
  /** A sentence of the family. */
  readonly said?: {
    readonly key: string;
    readonly values: (line: Line, facts: PrintFacts, locale: Locale) => Values;
  };
}

/** Rows below the lines: a sentence over the columns up to the first that has a cell. */
export interface PrintRows {
  readonly key: string;
  readonly strong?: true;
  readonly rows: (
    facts: PrintFacts,
    locale: Locale,
  ) => readonly { readonly values: NonNullable<Values>; readonly cells: Readonly<Record<string, string>> }[];
}

/** The lines of a document as a table; nothing is printed where there is no row. */
export interface PrintTable {
  /** The field that holds the lines. */
  readonly lines: string;
  readonly columns: readonly PrintColumn[];
  readonly also?: readonly PrintRows[];
}

/** How the printed form of a family reads, below what the paper is called (`families.<family>.paper`, else its title). */
export interface PrintDefinition {
  readonly sentences: readonly PrintSentence[];
  readonly table?: PrintTable;
  /** Sentences below the table. */
  readonly closing?: readonly PrintSentence[];
  /** Fields that the form prints though no caller writes them. */
  readonly says?: readonly string[];
  /** No request: the organization stands above it, and it has no addressee. */
  readonly unaddressed?: true;
  /** Issued by the organization: carries its numbers and those of the paper, and no handwritten signature. */
  readonly issuer?: (facts: PrintFacts) => Issuer;
}

/** An organization's public numbers and address; '' where not known. */
export interface Issuer {
  readonly inn: string;
  readonly ogrn: string;
  readonly address: string;
  readonly phone: string;
  /** Who issued it for the organization; none where the portal did by itself. */
  readonly signer?: { readonly position: string; readonly name: string };
}

/** The keys of all sentences of a printed form. */
export const printKeys = (print: PrintDefinition | undefined): readonly string[] => [
  ...(print?.sentences ?? []).map(({ key }) => key),
  ...(print?.table?.columns ?? []).flatMap(({ said }) => said?.key ?? []),
  ...(print?.table?.also ?? []).map(({ key }) => key),
  ...(print?.closing ?? []).map(({ key }) => key),
];
