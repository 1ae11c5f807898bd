import type { Actor, Locale } from '../../lib/access/actor.ts';
import { eq } from '../../lib/filter/filter.ts';
import { localised } from '../../lib/i18n/localised.ts';
import { report, template } from '../../lib/objects/forms.ts';
import type { ObjectDefinition } from '../../lib/objects/object.ts';
import { formObject } from '../../lib/registry/form-object.ts';
import { refusal, valueOrThrow } from '../call/call-error.ts';
import { db } from '../db/tx.ts';
import type { ListInput } from '../objects/list-query.ts';
import { listQuery } from '../objects/list-query.ts';
import { readView } from '../objects/view.ts';
import { workbookInForce } from './in-force.ts';
import { type AskedPrint, fileNameOf, filledFile, type MadeFile } from './printed.ts';
import { toldDocuments } from './told-documents.ts';

/** A workbook with how many rows there are and whether some are missing. */
export interface MadeWorkbook extends MadeFile {
  readonly total: number;
  readonly isCut: boolean;
}

type Asked = Pick<ListInput, 'filter' | 'orderBy' | 'sort' | 'awaiting' | 'addressed'> &
  Pick<AskedPrint, 'as'>;

/**
 * A workbook by its template in force, or its pages: every document of the list that the caller reads. Undefined where
 * the caller has no template of this code. Refuses what a list refuses, form_unreadable, files_busy.
 */
export const workbookByTemplate = async (
  actor: Actor,
  code: string,
  { as, ...asked }: Asked,
  locale: Locale,
): Promise<MadeWorkbook | undefined> => {
  const kept = await readOf<{ readonly id: number }>(actor, template, code);
  const form = kept && (await workbookInForce(db, kept.id));
  const object = form && formObject(form.object_id);
  if (!form || !object) return undefined;
  const told = await toldDocuments(actor, object, asked, locale, form.fields);
  const called = fileNameOf(localised(form, 'name', locale));
  const file = await filledFile(actor, object, form, { told, called, as }, locale);
  return { ...file, total: told.total, isCut: told.isCut };
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

/** The enabled row of this code that the caller reads. */
const readOf = async <Kept>(
  actor: Actor,
  object: ObjectDefinition,
  code: string,
): Promise<Kept | undefined> => {
  const query = listQuery(object, actor, { filter: `disabled = '0'` });
  const [row] = valueOrThrow(await readView(actor, { ...query, also: eq('code', code) })).rows;
  return row === undefined ? undefined : (JSON.parse(row) as Kept);
};
