import { type Actor, coversFamily } from '../access/actor.ts';
import { candidateScope, documentScope, personAndHr } from '../access/scope.ts';
import type { FamilyIdentity } from '../families/identity.ts';
import { isOfCandidates, policyOf } from '../families/kinds.data.ts';
import { and, either, type Filter, type Scope } from '../filter/filter.ts';
import type { FieldRefusal, Refusal } from '../kernel/refusal.ts';
import type { Fields, ObjectDefinition } from '../objects/object.ts';
import type { InTimesheet } from '../timesheet/piece.ts';
import type { DocumentRecord } from '../workflow/document-record.ts';
import type { Step } from '../workflow/step.ts';
import type { FamilyEffects } from './effects.ts';
import type { FactName } from './facts.ts';
import { DOCUMENT_FIELDS } from './fields.ts';
import { type DocumentFormDefinition, type FormInput, formOf } from './form.ts';
import { type LinesInput, linesField, linesObject } from './lines.ts';
import { type DocumentListDefinition, type ListInput, listOf } from './list.ts';
import type { Moments } from './moments.ts';
import { namesCaller, namingLines } from './named-readers.ts';
import type { PrintDefinition } from './print.ts';
import type { Findings, RuleFacts } from './record.ts';

/** A document counts in some statuses; the balance is asked when it comes there, and when it is changed there. */
export interface Counting {
  readonly statuses: readonly string[];
  /** Whether a change makes it take more, or from elsewhere. */
  readonly takesMore: (before: DocumentRecord, after: DocumentRecord) => boolean;
  /** Whether documents of a type are held to a balance at all. */
  readonly isLimited: (facts: Pick<RuleFacts, 'type' | 'parameters'>) => boolean;
  /** Findings of today's calendar on days counted by an earlier one. */
  readonly recounted: (
    record: DocumentRecord,
    facts: Pick<RuleFacts, 'type' | 'parameters' | 'calendar'>,
  ) => FieldRefusal[];
  readonly refusal: (
    record: DocumentRecord,
    facts: Pick<RuleFacts, 'type' | 'parameters' | 'balances'>,
  ) => Refusal | undefined;
}

/** Facts that a family asks, by the moment that reads them: a draft is saved without those of the check. */
interface AskedFacts {
  /** Those that `complete` and `shape` read. */
  readonly completing?: readonly FactName[];
  readonly checking?: readonly FactName[];
}

/** What a family of documents says about itself; everything generic reads it. */
export interface FamilyInput extends FamilyIdentity {
  /** Prefix of the numbers: ОТ-1203. */
  readonly prefix: string;
  /** Table of the family's own fields, keyed by the document's id; absent when it has none. */
  readonly table?: string;
  readonly fields: Fields;
  /** Its lines, by the name of the field that holds them; those of `readers.named` name its further readers. */
  readonly lines?: Readonly<Record<string, LinesInput>>;
  readonly form: FormInput;
  readonly list: ListInput;
  /** Objects of the family that are no documents. */
  readonly objects?: readonly ObjectDefinition[];
  /** How its printed form reads; without one the fields of the form are printed as a table. */
  readonly print?: PrintDefinition;
  /**
   * Derived values, on every save and while the form is filled in; `given` names what was just set, `before` is the
   * document as it is kept.
   */
  readonly complete?: (
    record: DocumentRecord,
    facts: RuleFacts,
    given: ReadonlySet<string>,
    before?: DocumentRecord,
  ) => Readonly<Record<string, unknown>>;
  /** Checks the whole record, on every save, after completion; `given` names what was just set. */
  readonly shape?: (record: DocumentRecord, facts: RuleFacts, given: ReadonlySet<string>) => FieldRefusal[];
  /**
   * The refusal code of a field closed to the caller as the document stands, for any value: a form shows the field
   * read-only, a save refuses it, and so does a file that its lines would show.
   */
  readonly closed?: (
    field: string,
    record: DocumentRecord,
    facts: Pick<RuleFacts, 'byHr' | 'byOwner'>,
  ) => string | undefined;
  /** Fields required for sending, in the order of the form, beside those of its type. */
  readonly needs: readonly string[];
  /** Fields the audit names as changed, without values: they are deleted one day, the audit is not. */
  readonly untold?: readonly string[];
  readonly asks?: AskedFacts;
  /**
   * Refusals and warnings of a step, all of them in order; never asked for a rejection. The step is unknown while a
   * form is filled in.
   */
  readonly check?: (record: DocumentRecord, facts: RuleFacts, step: Step | undefined) => Findings;
  /** What holds at its statuses, before its steps, and as it stands. */
  readonly moments?: Moments;
  /** What counts against a balance, and its check when that begins. */
  readonly counting?: Counting;
  /** What follows from its moves. */
  readonly effects?: FamilyEffects;
  /** Its entries in the timesheet of its person; a replaced document is not asked. */
  readonly timesheet?: InTimesheet;
}

export interface Family extends Omit<FamilyInput, 'form' | 'list' | 'asks'> {
  /** All facts that it asks. */
  readonly asks: readonly FactName[];
  /** Those that saving a draft asks. */
  readonly completing: readonly FactName[];
  readonly form: DocumentFormDefinition;
  readonly list: DocumentListDefinition;
  readonly scope: (actor: Actor) => Scope;
  /** Documents whose files the caller reads. */
  readonly filesScope: (actor: Actor) => Scope;
  readonly object: ObjectDefinition;
}

/** Days a family is not dated by are the server's: no caller writes them. */
const commonFields = ({ dates }: FamilyInput): Fields => {
  const written = [dates?.start, dates?.end, dates?.days];
  return Object.fromEntries(
    Object.entries(DOCUMENT_FIELDS).map(([name, { write, ...field }]) =>
      write && (!DATED.includes(name) || written.includes(name))
        ? [name, { ...field, write }]
        : [name, field],
    ),
  );
};

/** What accompanies another document is no document of its own. */
const ON_ITS_OWN: Filter = { field: 'legal_document_id', isNull: true };

const DATED = ['start_date', 'end_date', 'days'];

/** Completes a family: its object for the calls and its row scope follow from what it says. */
export const defineFamily = (input: FamilyInput): Family => {
  const { completing = [], checking = [] } = input.asks ?? {};
  // Dates that mean work or absence, a period or days of work, are held to the employment.
  const isHeld = input.dates?.end !== undefined || input.dates?.working === true;
  const within =
    (readable: (actor: Actor) => Scope) =>
    (actor: Actor): Scope => {
      const scope = coversFamily(actor, input.object_id) ? readable(actor) : 'none';
      if (!policyOf(input).accompanies || scope === 'none') return scope;
      return scope === 'all' ? ON_ITS_OWN : and(scope, ON_ITS_OWN);
    };
  const readable = isOfCandidates(input) ? candidateScope : documentScope(input.readers, input.object_id);
  const naming = namingLines(input);
  const scope = within(naming ? (actor) => either(readable(actor), namesCaller(actor, naming)) : readable);
  const own = Object.fromEntries(
    Object.entries(input.fields).map(([name, field]) => [
      name,
      field.from || field.computed || field.table ? field : { ...field, table: input.table },
    ]),
  );
  const lines = Object.entries(input.lines ?? {}).map(
    ([name, each]) => [name, each, linesObject(each, scope)] as const,
  );
  const fields = {
    ...commonFields(input),
    ...own,
    ...Object.fromEntries(lines.map(([name, each, object]) => [name, linesField(each, object)])),
  };
  return {
    ...input,
    asks: [...(isHeld ? (['employment'] as const) : []), ...completing, ...checking],
    completing,
    form: formOf(input.form, fields, input.dates),
    list: listOf(input.list, fields, input.dates),
    scope,
    filesScope: policyOf(input).files === 'given' ? within(personAndHr) : scope,
    objects: [...(input.objects ?? []), ...lines.map(([, , object]) => object)],
    object: {
      object_id: input.object_id,
      tables: input.table ? ['document', input.table] : ['document'],
      discriminator: { column: 'object_id', value: input.object_id },
      fields,
      scope,
      order: { field: 'id', desc: true },
      document: true,
    },
  };
};
