import type { Locale } from '../../../lib/access/actor.ts';
import type { PaperType } from '../../../lib/documents/facts/staff-facts.ts';
import { request as family } from '../../../lib/documents/families/request/index.ts';
import type { LeaveDays } from '../../../lib/documents/families/request/print.ts';
import type { Issuer, PrintFacts } from '../../../lib/documents/print.ts';
import type { Day } from '../../../lib/kernel/day.ts';
import type { DocumentRecord } from '../../../lib/workflow/document-record.ts';
import type { Row } from '../../db/row.ts';
import type { Db } from '../../db/tx.ts';
import type { LoadedDocument } from '../../documents/read-document.ts';

interface Card {
  organization: string;
  name: string;
  position: string;
  department: string;
  number: string;
  hire_date: Day | null;
  today: Day;
  inn: string;
  ogrn: string;
  address: string;
  phone: string;
  signer: NonNullable<Issuer['signer']> | null;
}

/** The language in which a paper is asked for. */
export const languageOf = ({ record }: LoadedDocument): Locale => (record.language === 'en' ? 'en' : 'ru');

/**
 * What the portal knows for the paper of a request, from the card of its person and from their leave, in its language. It is
 * signed by who had it issued, or by `issuer_id` who looks at it before.
 */
export const readPaperFacts = async (
  db: Db,
  document: LoadedDocument,
  timeZone: string,
  issuer_id: number | null = null,
): Promise<PrintFacts> => {
  const { record, number } = document;
  const [card] = await db.rows<Card>(
    `select ${inLanguage('o', 'name')} as organization, ${inLanguage('e', 'name')} as name,
       ${inLanguage('e', 'position')} as position, ${inLanguage('e', 'department')} as department,
       e."number", e."hire_date", (now() at time zone $3)::date as today, o."inn", o."ogrn", o."address", o."phone",
       case when s."id" is not null
         then json_build_object('position', ${inLanguage('s', 'position')}, 'name', ${inLanguage('s', 'name')}) end as signer
     from "employee" e join "organization" o on o."id" = e."organization_id"
     left join "employee" s on s."id" = coalesce((select r."issuer_id" from "request" r where r."id" = $4), $5)
     where e."id" = $1`,
    [record.employee_id, languageOf(document), timeZone, record.id, issuer_id],
  );
  if (!card) throw new Error(`request ${record.id} is of nobody`);
  const { organization, hire_date, today, inn, ogrn, address, phone, signer, ...employee } = card;
  const leaves = await leavesOf(db, record.employee_id, Number(record.year));
  return {
    object_id: family.object_id,
    number,
    organization,
    employee,
    record: {
      ...record,
      comments: '',
      comments_eng: '',
      source: { hire_date, leaves, issuer: { inn, ogrn, address, phone, ...(signer ? { signer } : {}) } },
    },
    type: null,
    names: {},
    holidays: [],
    attachments: [],
    date: today,
  };
};

/** In English what has an English word; the rest as it is written. */
const inLanguage = (table: string, column: string): string =>
  `case when $2 = 'en' and ${table}."${column}_eng" <> '' then ${table}."${column}_eng" else ${table}."${column}" end`;

/** Days of leave of a year that were agreed and still stand. */
const leavesOf = async (db: Db, employee_id: number, year: number): Promise<LeaveDays[]> =>
  Number.isInteger(year)
    ? db.rows<LeaveDays>(
        `select d."start_date", d."end_date", d."days" from "document" d
         where d."employee_id" = $1 and d."object_id" in ('vacation', 'vacation_correction')
           and d."status_id" in ('agreed', 'approved', 'processed', 'closed') and not d."replaced"
           and extract(year from d."start_date") = $2 and d."end_date" is not null and d."days" is not null
         order by d."start_date", d."id"`,
        [employee_id, year],
      )
    : [];

/** The kind of paper that a request asks for, as the dictionary of the person's company has it. */
export const loadPaperType = async (
  db: Db,
  { request_type_id, employee_id }: DocumentRecord,
): Promise<PaperType | undefined> => {
  if (request_type_id === null || request_type_id === undefined) return undefined;
  const [row] = await db.rows<Row<'request_type', keyof PaperType>>(
    `select t."id", t."code", t."name", t."name_eng", t."made_by", t."norm_days", t."period", t."languages", t."as_file", t."on_paper",
       t."free_text", t."disabled"
     from "request_type" t join "organization" o on o."client_id" = t."client_id"
     join "employee" e on e."organization_id" = o."id" where t."id" = $1 and e."id" = $2`,
    [request_type_id, employee_id],
  );
  return row && { ...row, period: row.period as PaperType['period'], languages: row.languages.split(';') };
};
