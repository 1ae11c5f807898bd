import type { Actor, Locale } from '../../lib/access/actor.ts';
import type { FormDocument, FormValues } from '../../lib/forms/form-data.ts';
import { type FormField, formFields } from '../../lib/forms/form-field.ts';
import type { FormProblem } from '../../lib/forms/problem.ts';
import type { OfferedField, OpenedTemplate } from '../../lib/rpc/templates.ts';
import { readBeside } from '../beside/read-beside.ts';
import { refusal } from '../call/call-error.ts';
import { readRules } from '../client/rules.ts';
import { db } from '../db/tx.ts';
import { readerOf } from '../files/upload.ts';
import { type OwnWords, sentence } from '../i18n/sentence.ts';
import { columnLabel } from '../reports/column-label.ts';
import { bytesOf, type KeptTemplate, keptTemplate, versionOf } from './kept-template.ts';
import { FORM_TOLD } from './readers.ts';
import { toldDocuments } from './told-documents.ts';

interface Asked {
  readonly id: number;
  readonly version_id?: number | undefined;
  readonly document_id?: number | undefined;
}

/**
 * A version of a template as its keepers look at it: on a document they read, with all it may name. Refuses:
 * access_denied, not_found (for a document out of sight and a missing one alike), form_unreadable, files_busy.
 */
export const openVersion = async (
  actor: Actor,
  { id, version_id, document_id }: Asked,
  locale: Locale,
): Promise<OpenedTemplate> => {
  const kept = await keptTemplate(db, actor, id);
  const [version, { words }] = await Promise.all([
    versionOf(db, id, version_id),
    readRules(db, actor.client_id),
  ]);
  const document = await triedOn(actor, kept, document_id, locale);
  const fields = formFields(kept.object);
  const offered = fields.map((field) => offeredField(kept, field, document, locale, words));
  if (!version) return { version_id: null, problems: [], blocks: [], fields: offered };
  const shown = document ?? namedDocument(fields, offered, locale);
  const asked = { bytes: await bytesOf(version.name), fields, documents: [shown] };
  const blocks = await readBeside(FORM_TOLD, asked, { by: readerOf(actor) });
  if (!blocks) throw refusal('form_unreadable');
  return { version_id: version.id, problems: version.problems as FormProblem[], blocks, fields: offered };
};

const triedOn = async (
  actor: Actor,
  { object }: KeptTemplate,
  document_id: number | undefined,
  locale: Locale,
): Promise<FormDocument | undefined> => {
  if (document_id === undefined) return undefined;
  const { documents } = await toldDocuments(actor, object, { filter: `id = ${document_id}` }, locale);
  if (!documents[0]) throw refusal('not_found');
  return documents[0];
};

/** In place of a document: each field says what it is called. */
const namedDocument = (
  fields: readonly FormField[],
  offered: readonly OfferedField[],
  locale: Locale,
): FormDocument => {
  const named = (list: string | undefined): FormValues =>
    Object.fromEntries(
      fields.flatMap((field, index) =>
        field.list === list ? [[field.path, { text: `«${offered[index]?.label ?? field.field}»` }]] : [],
      ),
    );
  const lists = [...new Set(fields.flatMap(({ list }) => list ?? []))];
  const en = locale === 'en' ? { text: '' } : { text: '', off: true as const };
  return {
    values: { ...named(undefined), 'form.en': en },
    lists: Object.fromEntries(lists.map((list) => [list, [named(list)]])),
  };
};

const offeredField = (
  { object }: KeptTemplate,
  { path, group, list, field }: FormField,
  document: FormDocument | undefined,
  locale: Locale,
  words: OwnWords,
): OfferedField => {
  const values = list === undefined ? document?.values : document?.lists[list]?.[0];
  return {
    path,
    group,
    list: list ?? '',
    label: fieldLabel(locale, object.object_id, { group, field, list }, words),
    value: values?.[path]?.text ?? '',
  };
};

/** What a field of a form is called: as its list or its form calls it, fields of lines as their columns. */
export const fieldLabel = (
  locale: Locale,
  object_id: string,
  { group, field, list }: Pick<FormField, 'group' | 'field'> & { readonly list?: string | undefined },
  own: OwnWords,
): string => {
  if (group !== 'document') return sentence(locale, `print.form.${group}.${field}`, undefined, own);
  if (list === undefined) return documentLabel(locale, object_id, field, own);
  const base = field.replace(/_name$|_code$/, '');
  for (const name of [field, `${base}_id`]) {
    const key = `families.${object_id}.lines.${list}.${name}`;
    const said = sentence(locale, key, undefined, own);
    if (said !== key) return said;
  }
  return documentLabel(locale, object_id, field, own);
};

/** Fields that stand in no form and no list have a word of their own. */
const documentLabel = (locale: Locale, object_id: string, field: string, own: OwnWords): string => {
  const label = columnLabel(locale, object_id, field, own);
  if (label !== field) return label;
  const key = `print.form.document.${field}`;
  const said = sentence(locale, key, undefined, own);
  return said === key ? field : said;
};
