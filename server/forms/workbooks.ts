import type { Actor, Locale } from '../../lib/access/actor.ts';
import { familyOf } from '../../lib/documents/families.ts';
import { eq } from '../../lib/filter/filter.ts';
import { formFields } from '../../lib/forms/form-field.ts';
import { localised } from '../../lib/i18n/localised.ts';
import { report, template } from '../../lib/objects/forms.ts';
import type { ObjectDefinition } from '../../lib/objects/object.ts';
import { readBeside } from '../beside/read-beside.ts';
import { refusal, valueOrThrow } from '../call/call-error.ts';
import { db } from '../db/tx.ts';
import { readerOf } from '../files/upload.ts';
import type { ListInput } from '../objects/list-query.ts';
import { listQuery } from '../objects/list-query.ts';
import { readView } from '../objects/view.ts';
import { workbookInForce } from './in-force.ts';
import { bytesOf } from './kept-template.ts';
import { CONTENT_TYPES, fileNameOf, type MadeFile, made } from './printed.ts';
import { FORM_FILLED } from './readers.ts';
import { toldDocuments } from './told-documents.ts';

/** A workbook with how many rows there are and whether some are missing. */
export interface MadeWorkbook extends MadeFile {
  readonly total: number;
  readonly isCut: boolean;
}

type Asked = Pick<ListInput, 'filter' | 'orderBy' | 'sort' | 'awaiting' | 'addressed'>;

/**
 * A workbook by its template in force: every document of the list that the caller reads. Undefined where no template of
 * this code is theirs. Refuses what a list refuses, form_unreadable, files_busy.
 */
export const workbookByTemplate = async (
  actor: Actor,
  code: string,
  asked: Asked,
  locale: Locale,
): Promise<MadeWorkbook | undefined> => {
  const kept = await readOf<{ readonly id: number }>(actor, template, code);
  const form = kept && (await workbookInForce(db, kept.id));
  const family = form && familyOf(form.object_id);
  if (!form || !family) return undefined;
  const { documents, total, isCut } = await toldDocuments(actor, family, asked, locale, form.fields);
  const filled = { bytes: await bytesOf(form.stored), fields: formFields(family.object), documents };
  return {
    name: `${fileNameOf(localised(form, 'name', locale))}.xlsx`,
    content_type: CONTENT_TYPES.XLSX,
    bytes: await made(readBeside(FORM_FILLED, filled, { by: readerOf(actor) })),
    total,
    isCut,
  };
};

/** A report as it is kept. */
export interface KeptReport {
  readonly code: string;
  readonly name: string;
  readonly name_eng: string;
  readonly object_id: string;
  readonly columns: string;
  readonly filter: string;
  readonly order_by: string;
  readonly descending: '0' | '1';
}

/** A report that is in force for the caller. Refuses: not_found. */
export const reportFor = async (actor: Actor, code: string): Promise<KeptReport> => {
  const kept = await readOf<KeptReport>(actor, report, code);
  if (!kept) throw refusal('not_found');
  return kept;
};

/** What of this code the caller reads and nobody has switched off. */
const readOf = async <Kept>(
  actor: Actor,
  object: ObjectDefinition,
  code: string,
): Promise<Kept | undefined> => {
  const query = listQuery(object, actor, { filter: `disabled = '0'` });
  const [row] = valueOrThrow(await readView(actor, { ...query, also: eq('code', code) })).rows;
  return row === undefined ? undefined : (JSON.parse(row) as Kept);
};
