import type { Actor, Locale } from '../../lib/access/actor.ts';
import { familyOf } from '../../lib/documents/families.ts';
import type { Family } from '../../lib/documents/family.ts';
import { formFields } from '../../lib/forms/form-field.ts';
import { localised } from '../../lib/i18n/localised.ts';
import type { FormKind } from '../../lib/objects/forms.ts';
import { readBeside } from '../beside/read-beside.ts';
import { refusal } from '../call/call-error.ts';
import { db } from '../db/tx.ts';
import { readDocument } from '../documents/read-document.ts';
import { businessDay } from '../documents/rule-facts.ts';
import { readerOf } from '../files/upload.ts';
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
  const family = familyOf(asked.object_id);
  if (!family) throw refusal('not_found');
  const [first] = await seenDocuments(actor, family, asked.ids);
  if (!first) throw refusal('not_found');
  const form = await formInForce(db, { ...first, ...asked, isOfSeveral: asked.ids.length > 1 });
  if (form) return byTemplate(actor, family, form, asked, locale);
  if (asked.code !== undefined || asked.as === 'file' || asked.ids.length > 1) throw refusal('not_found');
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

const byTemplate = async (
  actor: Actor,
  family: Family,
  form: FormInForce,
  { ids, as }: AskedPrint,
  locale: Locale,
): Promise<MadeFile> => {
  const filter = `id in (${ids.join(', ')})`;
  const told = await toldDocuments(actor, family, { filter, orderBy: 'number' }, locale, form.fields);
  const asked = {
    bytes: await bytesOf(form.stored),
    fields: formFields(family.object),
    documents: told.documents,
  };
  const called = nameOf(form, told, locale);
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
export const made = async (reading: Promise<Uint8Array | undefined>): Promise<Uint8Array> => {
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
  const document = family.pushed ? undefined : await readDocument(db, actor, family, id);
  if (!document) throw refusal('not_found');
  const { content } = await printedFormOf(db, family, document);
  const { printedForm } = await import('../signing/pdf/printed-form.ts');
  return {
    name: printedFormName(family.object_id, document.number, locale),
    content_type: PDF,
    bytes: await printedForm(content, locale),
  };
};
