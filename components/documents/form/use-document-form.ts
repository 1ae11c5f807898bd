'use client';
import { useMemo, useState } from 'react';
import type { Mode } from '../../../lib/access/route.ts';
import { countRuleOf } from '../../../lib/calendar/count-rule.ts';
import type { Family } from '../../../lib/documents/family.ts';
import { linesOfForm } from '../../../lib/documents/form.ts';
import { linesOf, looseFiles } from '../../../lib/documents/lines.ts';
import { decidedFields, inStatus } from '../../../lib/documents/moments.ts';
import type { Refusal } from '../../../lib/kernel/refusal.ts';
import { asksReason, availableSteps, canDecide } from '../../../lib/workflow/available.ts';
import type { Step } from '../../../lib/workflow/step.ts';
import { useToday, useZone } from '../../i18n/clock.tsx';
import { useAppLocale } from '../../i18n/use-app-locale.ts';
import { useProfile } from '../../rpc/profile.ts';
import type { RowStep } from '../document-row.ts';
import { useDocumentHistory } from '../timeline/use-document-history.ts';
import { useUploads } from '../uploads/use-uploads.ts';
import { useDictionaries } from '../use-dictionaries.ts';
import { useWhyNone } from '../use-why-none.ts';
import { isLines, shownLines, wire } from './form-lines.ts';
import {
  actorOf,
  closedToReader,
  documentFacts,
  type FormRecord,
  formFindings,
  formRecord,
  formStanding,
  refusalOf,
  type Situation,
  staleFields,
  withdrawableOf,
} from './judgement.ts';
import type { Choose } from './meeting.ts';
import { useAutosave } from './use-autosave.ts';
import { useDocumentFiles } from './use-document-files.ts';
import { useDocumentRow } from './use-document-row.ts';
import { useFormFacts } from './use-form-facts.ts';
import { type FormValues, type Patch, useFormValues } from './use-form-values.ts';
import { useLeaveGuard } from './use-leave-guard.ts';
import { useSaving } from './use-saving.ts';
import { emptiedOf, isEmptyValue, periodOf, type Values, wireOf } from './values.ts';

const UNSENT = ['empty', 'draft'];

/** A document form: what is typed, what is stored, what stands against sending it, and what may be done. */
export const useDocumentForm = (family: Family, initialId: number | null, mode: Mode) => {
  const profile = useProfile();
  const locale = useAppLocale();
  const { parameters, calendarOf, types, steps } = useDictionaries();
  const [today, timeZone] = [useToday(), useZone()];
  const [id, setId] = useState(initialId);
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const document = useDocumentRow(family, id);
  const { row } = document;
  const form = useFormValues(family, row, mode === 'own' ? profile.employee_id : null);
  const actor = useMemo(() => actorOf(profile, locale), [profile, locale]);
  const type = types.find((each) => each.id === form.values.document_type_id);
  const doc = documentFacts(family, row, form.values, type, actor);
  const period = periodOf(family.form);
  const facts = useFormFacts(family, form.values, id);
  const files = useDocumentFiles(family.object_id, id);
  const history = useDocumentHistory(family.object_id, id);
  const situation: Situation = {
    family,
    values: form.values,
    row,
    given: new Set(Object.keys(wireOf(form.values, givenFields(form, row), period))),
    doc,
    actor,
    parameters,
    calendar: calendarOf(doc.organization_id),
    today,
    timeZone,
    facts,
    files_count: files.rows.length,
  };
  const record = formRecord(situation);
  // What the form no longer offers is not sent: a save would refuse it.
  const stale = emptiedOf(form.values, staleFields(situation, record));
  if (stale) form.set(stale);
  const whyNone = useWhyNone(mode);
  /** Why what was decided is changed, once it is said: until then the document is read. */
  const [reason, setReason] = useState<string>();
  const judged = { steps, parameters, actor, doc };
  const mayEdit = row ? row.can_edit === '1' : id === null && !whyNone;
  const isClosed = row !== undefined && mayEdit && reason === undefined && asksReason(judged);
  const canEdit = mayEdit && !isClosed;
  /** What is decided on a signed or an agreed document, while it may be written. */
  const decides =
    isClosed ||
    (row?.signed === '1' &&
      canDecide({ ...judged, doc: { ...doc, signed: true, fixed: inStatus(family, doc.status_id).fixed } }));
  const decided = decides ? decidedFields(family) : [];
  const canWrite = canEdit || decided.length > 0;
  const saving = useSaving({
    family,
    form,
    document,
    row,
    reason,
    onStored: () => setReason(undefined),
    onCreated: (made) => {
      setId(made);
      window.history.replaceState(
        null,
        '',
        `${window.location.pathname.replace(/(\/\d+)?\/?$/, '')}/${made}${window.location.search}`,
      );
    },
  });
  /** A document needs an employee before it can be saved. */
  const save = async () => {
    if (doc.employee_id !== null) return saving.save();
    setTouched((before) => new Set([...before, 'employee_id']));
    globalThis.document.getElementById('employee_id')?.focus();
    return undefined;
  };
  /** Ends a conflict as it was chosen; the save that it has stopped goes on. */
  const settle = (choose: Choose) => {
    const typed = form.settle(choose);
    if (typed && saving.state.kind === 'failed') void saving.save(typed);
  };
  const uploads = useUploads({ object_id: family.object_id, id, reason, save });
  const dirty = form.changed.length > 0;
  const isDraft =
    row !== undefined && (UNSENT.includes(row.status_id) || inStatus(family, row.status_id).typed === true);
  const { state } = saving;
  const { unasked = [], later = [] } = formStanding(situation, record);
  const givenUp = state.kind === 'failed' && state.givenUp === form.values;
  useAutosave(
    isDraft && canEdit && dirty && form.newer === null && state.kind !== 'saving' && !givenUp,
    form.values,
    saving.save,
  );
  const isUnsaved = dirty && row !== undefined && (state.kind === 'failed' || !isDraft);
  useLeaveGuard(uploads.running > 0 ? 'files' : isUnsaved ? 'words' : undefined);

  return {
    family,
    mode,
    id,
    row,
    document,
    form,
    settle,
    facts,
    files: {
      ...files,
      /** Those that no line shows. */
      loose: looseFiles(family.object.fields, files.rows, record.record, row ?? {}),
    },
    uploads,
    history,
    saving: { state, save },
    situation,
    type,
    types: types.filter(
      (each) =>
        each.object_id === family.object_id && (!each.disabled || each.id === form.values.document_type_id),
    ),
    rule: countRuleOf({ object_id: family.object_id, document_type: doc.document_type ?? null }, parameters),
    period,
    /** Its lines are a sheet, which wants the width of tables. */
    isWide: linesOfForm(family.form).some(({ field }) => !family.lines?.[field]?.open),
    /** The document as it would be kept if it were saved now. */
    record: record.record,
    /** The values as they are shown: what was typed, and what the rules fill in. */
    shown: shownValues(form.values, record),
    /** Fields that nothing asks for as it stands, and those that may come later. */
    unasked,
    later,
    /** Fields that are read, not written, by who has the form before them. */
    closed: closedToReader(situation, record),
    ...formFindings(situation, record),
    withdrawable: withdrawableOf(situation, record),
    canEdit,
    decided,
    /** Whether a reason opens it for changes; gives that reason. */
    isClosed,
    open: setReason,
    reason,
    /** Whether anything of it may be written at all. */
    canWrite,
    /** Why no new document is begun here. */
    whyNone,
    isDraft,
    dirty,
    touched,
    touch: (...fields: string[]) => setTouched((before) => new Set([...before, ...fields])),
    set: (patch: Patch) => form.set(patch),
    /** Steps as buttons: the server's for a stored document, the dictionary's for one that is to be. */
    steps: row ? row.steps : newSteps(situation, steps, mode),
    /** Why a step cannot be taken now; undefined when it can. */
    refusalOf: (step: RowStep): Refusal | undefined => {
      if (step.sign === '4') return { reason: 'signing_is_personal' };
      const known = steps.find((each) => each.id === step.id);
      return known && refusalOf(known, situation, record);
    },
  };
};

/** What the next save would send: of a new document all that is filled in. */
const givenFields = ({ values, changed }: FormValues, row: unknown): string[] =>
  row ? changed : Object.keys(values).filter((field) => !isEmptyValue(values[field]));

const shownValues = (values: Values, { patch, typed, record }: FormRecord): Values =>
  Object.fromEntries(
    Object.entries(values).map(([field, value]) => {
      if (isLines(value)) return [field, shownLines(value, linesOf(typed, field), linesOf(record, field))];
      return [
        field,
        Object.hasOwn(patch, field) && patch[field] !== typed[field] ? wire(patch[field]) : value,
      ];
    }),
  );

export type DocumentForm = ReturnType<typeof useDocumentForm>;

/** What will be offered once the document is a draft: the ways onward only; whether they are signed is known then. */
const newSteps = ({ doc, actor, parameters }: Situation, steps: readonly Step[], mode: Mode): RowStep[] =>
  availableSteps({ doc, actor, parameters, steps, mode })
    .filter((step) => !step.reject)
    .map((step) => ({
      id: step.id,
      next_status_id: step.next_status_id,
      business_role: step.business_role,
      reject: '0',
      sign: '0',
      disable_grid_button: '0',
    }));
