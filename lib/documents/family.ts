import { type Actor, coversFamily } from '../access/actor.ts';
import { type DocumentReaders, documentScope } from '../access/scope.ts';
import type { Scope } from '../filter/filter.ts';
import type { FieldRefusal, Refusal } from '../kernel/refusal.ts';
import type { Fields, ObjectDefinition } from '../objects/object.ts';
import type { DocumentFacts } from '../workflow/document.ts';
import type { FamilyAddress } from './addresses.data.ts';
import { DOCUMENT_FIELDS } from './fields.ts';
import type { DocumentFormDefinition } from './form.ts';
import type { DocumentListDefinition } from './list.ts';
import type { PrintDefinition } from './print.ts';
import type { AdviceFacts, DocumentRecord, RuleFacts } from './record.ts';

/** A document counts in some statuses; the balance is asked when it comes there, and when it is changed there. */
export interface Counting {
  readonly statuses: readonly string[];
  /** Whether a change makes it take more, or from elsewhere. */
  readonly takesMore: (before: DocumentRecord, after: DocumentRecord) => boolean;
  /** Whether documents of a type are held to a balance at all. */
  readonly isLimited: (facts: Pick<RuleFacts, 'type' | 'parameters'>) => boolean;
  /** What the calendar of the moment has against days that were counted by an earlier one. */
  readonly recounted: (
    record: DocumentRecord,
    facts: Pick<RuleFacts, 'type' | 'parameters' | 'calendar'>,
  ) => FieldRefusal[];
  readonly refusal: (
    record: DocumentRecord,
    facts: Pick<RuleFacts, 'type' | 'parameters' | 'balances'>,
  ) => Refusal | undefined;
}

/** What a family of documents says about itself; everything generic reads it. */
export interface FamilyInput extends FamilyAddress {
  /** Prefix of the numbers: ОТ-1203. */
  readonly prefix: string;
  /** Table of the family's own fields, keyed by the document's id; absent when it has none. */
  readonly table?: string;
  readonly fields: Fields;
  readonly readers: DocumentReaders;
  readonly form: DocumentFormDefinition;
  readonly list: DocumentListDefinition;
  /** How its printed form reads; without one the fields of the form are printed as a table. */
  readonly print?: PrintDefinition;
  /** Shape of the record as a whole, on every save, after its period was completed. */
  readonly shape: (record: DocumentRecord) => FieldRefusal[];
  /** From which statuses on its content is past changing, and past deleting. */
  readonly fixed?: (status_id: string) => DocumentFacts['fixed'];
  /** The statuses its owner and hr's mailbox hear of, where they are not those of every document (AMB-043). */
  readonly news?: { readonly owner: readonly string[]; readonly hr: readonly string[] };
  /** Checks of the family when a document is sent; a rejection never asks them. All that fail, in order. */
  readonly rules: (record: DocumentRecord, facts: RuleFacts) => FieldRefusal[];
  /** What takes from a balance, and what is asked again when it begins to. */
  readonly counting?: Counting;
  /** What the form warns of and sends all the same. */
  readonly advice?: (record: DocumentRecord, facts: AdviceFacts) => FieldRefusal[];
}

export interface Family extends FamilyInput {
  readonly scope: (actor: Actor) => Scope;
  readonly object: ObjectDefinition;
}

/** Completes a family: its object for the calls and its row scope follow from what it says. */
export const defineFamily = (input: FamilyInput): Family => {
  const readable = documentScope(input.readers, input.object_id);
  const scope = (actor: Actor): Scope => (coversFamily(actor, input.object_id) ? readable(actor) : 'none');
  const own = Object.fromEntries(
    Object.entries(input.fields).map(([name, field]) => [
      name,
      field.from || field.computed ? field : { ...field, table: input.table },
    ]),
  );
  return {
    ...input,
    scope,
    object: {
      object_id: input.object_id,
      tables: input.table ? ['document', input.table] : ['document'],
      discriminator: { column: 'object_id', value: input.object_id },
      fields: { ...DOCUMENT_FIELDS, ...own },
      scope,
      order: { field: 'id', desc: true },
      document: true,
    },
  };
};
