import { dayKind } from '../../../lib/calendar/calendar.ts';
import type { Family } from '../../../lib/documents/family.ts';
import type { PrintFacts } from '../../../lib/documents/print.ts';
import { type Day, eachDay } from '../../../lib/kernel/day.ts';
import type { Unprinted } from '../../../lib/rpc/signing.ts';
import { parseTypeDetail } from '../../../lib/workflow/document.ts';
import type { DocumentRecord } from '../../../lib/workflow/document-record.ts';
import { refusal } from '../../call/call-error.ts';
import { readRules } from '../../client/rules.ts';
import type { Db } from '../../db/tx.ts';
import type { LoadedDocument } from '../../documents/read-document.ts';
import { businessDay } from '../../documents/rule-facts.ts';
import { referredTo } from '../../objects/references.ts';
import { printedFormName } from '../pdf/printed-form-name.ts';
import { DOCUMENT_LOCALE } from './signed-document.ts';

/** What the printed form of a document says now, and how it is drawn. The same content is the same bytes. */
export interface PrintedForm {
  readonly content: PrintFacts;
  /** Hashes of the files it names: another picture under the same name is another document. */
  readonly attached: readonly string[];
  readonly original_name: string;
  readonly render: () => Promise<Uint8Array>;
  /** What of it no font has. */
  readonly unprinted: () => Promise<readonly Unprinted[]>;
}

/** A document as it would be printed now; what a person may write stands on it, never where it is on its way. */
export const printedFormOf = async (
  db: Db,
  family: Family,
  document: LoadedDocument,
): Promise<PrintedForm> => {
  const { content, attached } = await contentOf(db, family, document);
  return {
    content,
    attached,
    original_name: printedFormName(document.facts.object_id, document.number, DOCUMENT_LOCALE),
    render: async () => {
      // Loaded with the first paper that is drawn: a portal starts without it.
      const { printedForm } = await import('../pdf/printed-form.ts');
      return printedForm(content, DOCUMENT_LOCALE);
    },
    unprinted: async () => {
      const { unprintedOf } = await import('../pdf/printed-form.ts');
      return unprintedOf(content, DOCUMENT_LOCALE);
    },
  };
};

interface People {
  organization: string;
  name: string;
  position: string;
  department: string;
  number: string;
  type_name: string | null;
  detail: unknown;
  attachments: string[];
  attached: string[];
  now: string;
  sent: string | null;
}

const contentOf = async (
  db: Db,
  family: Family,
  document: LoadedDocument,
): Promise<Pick<PrintedForm, 'content' | 'attached'>> => {
  const { record, facts } = document;
  const [row] = await db.rows<People>(
    `select o."name" as organization, e."name", e."position", e."department", e."number", t."name" as type_name, t."detail",
       clock_timestamp() as now,
       (select max(s."create_date") from "document_status" s where s."registrator_id" = d."id" and s."status_id" = 'prepared') as sent,
       (select coalesce(json_agg(f."original_name" order by f."id"), '[]') from "file" f
        where f."registrator_id" = d."id" and not f."deleted" and f."kind" = 'attachment') as attachments,
       (select coalesce(json_agg(f."hash" order by f."id"), '[]') from "file" f
        where f."registrator_id" = d."id" and not f."deleted" and f."kind" = 'attachment') as attached
     from "document" d join "organization" o on o."id" = d."organization_id" join "employee" e on e."id" = d."employee_id"
     left join "document_type" t on t."id" = d."document_type_id"
     where d."id" = $1`,
    [facts.id],
  );
  if (!row) throw refusal('not_found');
  const calendar = (await readRules(db, document.client_id)).calendarOf(document.organization_id);
  const { start_date, end_date } = record;
  const content: PrintFacts = {
    object_id: facts.object_id,
    number: document.number,
    organization: row.organization,
    employee: { name: row.name, position: row.position, department: row.department, number: row.number },
    record: written(family, record),
    type:
      row.type_name === null
        ? null
        : { name: row.type_name, code: document.document_type_code, detail: parseTypeDetail(row.detail) },
    names: await entryNames(db, family, record),
    holidays: start_date && end_date ? holidaysIn(start_date, end_date, (day) => dayKind(day, calendar)) : [],
    attachments: row.attachments,
    // The day it was sent; until then the day it is looked at.
    date: businessDay(row.sent ?? row.now),
  };
  return { content, attached: row.attached };
};

/** What people write in a document and what its form says besides, without all else that the portal keeps beside it. */
const written = (family: Family, record: DocumentRecord): DocumentRecord =>
  Object.fromEntries(
    Object.entries(family.object.fields)
      .filter(([name, field]) => field.write !== undefined || family.print?.says?.includes(name))
      .map(([name]) => [name, record[name] ?? null]),
  ) as unknown as DocumentRecord;

/** What the entries of dictionaries are called that a document names. */
const entryNames = async (
  db: Db,
  { form }: Family,
  record: DocumentRecord,
): Promise<Record<string, string>> => {
  const named = form.sections.flatMap(({ controls }) =>
    controls.flatMap((control) =>
      control.kind === 'dictionary' && record[control.field] !== null ? [control] : [],
    ),
  );
  const names = await Promise.all(
    named.map(async ({ field, object }) => {
      const [row] = await db.rows<{ name: string }>(
        `select "name" from "${referredTo(object).table}" where "id" = $1`,
        [record[field]],
      );
      return [field, row?.name ?? ''] as const;
    }),
  );
  return Object.fromEntries(names);
};

const holidaysIn = (start: Day, end: Day, kindOf: (day: Day) => string): Day[] =>
  eachDay(start, end).filter((day) => kindOf(day) === 'holiday');
