import type { Actor, Locale } from '../../lib/access/actor.ts';
import { familyOf } from '../../lib/documents/families.ts';
import type { Family } from '../../lib/documents/family.ts';
import { policyOf } from '../../lib/families/kinds.data.ts';
import { formFields } from '../../lib/forms/form-field.ts';
import { localised } from '../../lib/i18n/localised.ts';
import type { FormKind } from '../../lib/objects/forms.ts';
import type { ObjectDefinition } from '../../lib/objects/object.ts';
import { formObject } from '../../lib/registry/form-object.ts';
import { readBeside } from '../beside/read-beside.ts';
import { refusal } from '../call/call-error.ts';
import { db } from '../db/tx.ts';
import { readDocument } from '../documents/read-document.ts';
import { businessDay } from '../documents/rule-facts.ts';
import { readerOf } from '../files/upload.ts';
import { rowsById } from '../objects/read-rows.ts';
import { printedFormOf } from '../signing/documents/printed-form.ts';
import { printedFormName } from '../signing/pdf/printed-form-name.ts';
import { plainFileName } from '../store/file-name.ts';
import { type FormInForce, formInForce } from './in-force.ts';
import { bytesOf } from './kept-template.ts';
import { FORM_DRAWN, FORM_FILLED } from './readers.ts';
import { type Told, toldDocuments } from './told-documents.ts';

/** A file that is made for its reader and kept nowhere. */
export interface MadeFile {
  readonly name: string;
  readonly content_type: string;
  readonly bytes: Uint8Array;
}

const PDF = 'application/pdf';
export const CONTENT_TYPES: Readonly<Record<FormKind, string>> = {
  DOCX: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  XLSX: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

export interface AskedPrint {
  readonly object_id: string;
  /** One document, or those that one form names together. */
  readonly ids: readonly number[];
  readonly code?: string | undefined;
  /** The pages of it, or the file as the template is. */
  readonly as: 'pdf' | 'file';
}

/**
 * Documents by the template in force of their family; without one the portal's own printed form of the only document.
 * A document out of sight and one that is not there are the same. Refuses: not_found, form_unreadable, files_busy.
 */
export const printedFile = async (actor: Actor, asked: AskedPrint, locale: Locale): Promise<MadeFile> => {
  const [family, object] = [familyOf(asked.object_id), formObject(asked.object_id)];
  if (!object) throw refusal('not_found');
  const [first] = family
    ? await seenDocuments(actor, family, asked.ids)
    : await seenRows(actor, object, asked.ids);
  if (!first) throw refusal('not_found');
  const form = await formInForce(db, { ...first, ...asked, isOfSeveral: asked.ids.length > 1 });
  if (form) return byTemplate(actor, object, form, asked, locale);
  if (!family || asked.code !== undefined || asked.as === 'file' || asked.ids.length > 1)
    throw refusal('not_found');
  return ownForm(actor, family, asked.ids[0] ?? 0, locale);
};

/** Whose the documents are, every one inside the caller's scope. Refuses: not_found where one is not. */
const seenDocuments = (actor: Actor, family: Family, ids: readonly number[]) =>
  Promise.all(
    ids.map(async (id) => {
      const document = await readDocument(db, actor, family, id);
      if (!document) throw refusal('not_found');
      const { client_id, organization_id, record } = document;
      return { client_id, organization_id, document_type_id: record.document_type_id };
    }),
  );

/** The same of rows that are no documents: no type, and the caller's own company. */
const seenRows = async (actor: Actor, object: ObjectDefinition, ids: readonly number[]) => {
  const rows = await rowsById(db, actor, object, ids);
  if (rows.length < ids.length) throw refusal('not_found');
  return rows.map(({ organization_id }) => ({
    client_id: actor.client_id,
    organization_id: Number(organization_id),
    document_type_id: null,
  }));
};

const byTemplate = async (
  actor: Actor,
  object: ObjectDefinition,
  form: FormInForce,
  { ids, as }: AskedPrint,
  locale: Locale,
): Promise<MadeFile> => {
  const filter = `id in (${ids.join(', ')})`;
  const told = await toldDocuments(actor, object, { filter, orderBy: 'number' }, locale, form.fields);
  return filledFile(actor, object, form, { told, called: nameOf(form, told, locale), as }, locale);
};

/** A filled template: the file it is, or its pages. Refuses: form_unreadable, files_busy. */
export const filledFile = async (
  actor: Actor,
  object: ObjectDefinition,
  form: FormInForce,
  { told, called, as }: { readonly told: Told; readonly called: string; readonly as: AskedPrint['as'] },
  locale: Locale,
): Promise<MadeFile> => {
  const asked = {
    bytes: await bytesOf(form.stored),
    fields: formFields(object),
    documents: told.documents,
  };
  if (as === 'file')
    return {
      name: `${called}.${form.kind.toLowerCase()}`,
      content_type: CONTENT_TYPES[form.kind],
      bytes: await made(readBeside(FORM_FILLED, asked, { by: readerOf(actor) })),
    };
  const paper = { title: called, author: told.documents[0]?.values['employee.name']?.text ?? '', locale };
  const moment = `${businessDay(new Date().toISOString())}T00:00:00Z`;
  return {
    name: `${called}.pdf`,
    content_type: PDF,
    bytes: await made(readBeside(FORM_DRAWN, { ...asked, ...paper, moment }, { by: readerOf(actor) })),
  };
};

/** What was made beside; what was stopped there could not be read. */
const made = async (reading: Promise<Uint8Array | undefined>): Promise<Uint8Array> => {
  const bytes = await reading;
  if (!bytes) throw refusal('form_unreadable');
  return bytes;
};

/** «Приказ Т-6 ОТ-1203»; a form of several has its own name alone. */
const nameOf = (form: FormInForce, { rows }: Told, locale: Locale): string => {
  const number = rows.length === 1 ? String(rows[0]?.number ?? '') : '';
  return fileNameOf([localised(form, 'name', locale), number].filter(Boolean).join(' '));
};

/** A file may be called what a form is called, its slashes read as hyphens. */
export const fileNameOf = (name: string): string => plainFileName(name.replaceAll(/[/\\]/g, '-'));

/** The portal's own form; what hr publishes has none, its file is what is signed. */
const ownForm = async (actor: Actor, family: Family, id: number, locale: Locale): Promise<MadeFile> => {
  const document = policyOf(family).pushed ? undefined : await readDocument(db, actor, family, id);
  if (!document) throw refusal('not_found');
  const { content } = await printedFormOf(db, family, document);
  const { printedForm } = await import('../signing/pdf/printed-form.ts');
  return {
    name: printedFormName(family.object_id, document.number, locale),
    content_type: PDF,
    bytes: await printedForm(content, locale),
  };
};
