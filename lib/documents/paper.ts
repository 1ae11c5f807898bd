import type { Locale } from '../access/actor.ts';
import type { Day } from '../kernel/day.ts';
import type { DocumentTypeDetail } from '../workflow/document.ts';
import type { DocumentRecord } from './record.ts';

/** All that a printed paper says; the same facts are the same paper, to the byte. */
export interface PaperFacts {
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
  readonly type: { readonly name: string; readonly detail: DocumentTypeDetail } | null;
  /** Non-working holidays inside its period, in order. */
  readonly holidays: readonly Day[];
  /** Names of the attached files. */
  readonly attachments: readonly string[];
  /** The day that stands on the paper. */
  readonly date: Day;
}

/** A sentence of a paper, under `print.families.<object>`; its values, or nothing when it is left out. */
export interface PaperSentence {
  readonly key: string;
  readonly values: (
    facts: PaperFacts,
    locale: Locale,
  ) => Readonly<Record<string, string | number>> | undefined;
}

/** How a family's paper reads: the word in its middle and the sentences below. */
export interface PaperDefinition {
  readonly heading: string;
  readonly sentences: readonly PaperSentence[];
}
