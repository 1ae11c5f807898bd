import type { Locale } from '../access/actor.ts';
import type { Day } from '../kernel/day.ts';
import type { DocumentTypeDetail } from '../workflow/document.ts';
import type { DocumentRecord } from './record.ts';

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
  readonly type: { readonly name: string; readonly detail: DocumentTypeDetail } | null;
  /** Non-working holidays inside its period, in order. */
  readonly holidays: readonly Day[];
  /** Names of the attached files. */
  readonly attachments: readonly string[];
  /** The day that stands on the form. */
  readonly date: Day;
}

/** A sentence of a printed form, under `print.families.<object>`; its values, or nothing when it is left out. */
export interface PrintSentence {
  readonly key: string;
  readonly values: (
    facts: PrintFacts,
    locale: Locale,
  ) => Readonly<Record<string, string | number>> | undefined;
}

/** How the printed form of a family reads: the word in its middle and the sentences below. */
export interface PrintDefinition {
  readonly heading: string;
  readonly sentences: readonly PrintSentence[];
}
