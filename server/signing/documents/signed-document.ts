import { familyOf } from '../../../lib/documents/families.ts';
import type { Party } from '../../../lib/kernel/signature-level.ts';
import type { HistoryLine } from '../../../lib/signing/print/protocol.ts';
import type { Report } from '../../../lib/signing/verify/report.ts';
import { readRules } from '../../client/rules.ts';
import type { Row } from '../../db/row.ts';
import type { Db } from '../../db/tx.ts';
import { sentence } from '../../i18n/sentence.ts';
import type { StoredMaterial } from '../trust/kept-lists.ts';
import type { SignableFile } from './signable-file.ts';

/** Printed forms are in the language of the labour code, not the reader's. */
export const DOCUMENT_LOCALE = 'ru';

/** A signature as the database keeps it, with the names of people. */
export type SignatureRow = Row<
  'signature',
  | 'id'
  | 'user_id'
  | 'employee_id'
  | 'signed_at'
  | 'timestamp_at'
  | 'timestamp_token'
  | 'algorithm'
  | 'digest_algorithm'
  | 'value_hash'
  | 'public_id'
  | 'cms'
  | 'evidence'
  | 'origin'
  | 'company_behalf'
> &
  Row<'employee', 'name' | 'position'> & {
    type: '1' | '2' | '3';
    party: Party;
    level: 'B' | 'T' | 'LT';
    report: Report;
    material: StoredMaterial;
    behalf: string | null;
    power_number: string | null;
    power_xml: Buffer | null;
    power_signature: Buffer | null;
  };

/** The file people signed last in a document, and all who signed it. */
export interface SignedDocument {
  readonly client_id: number;
  readonly document_id: number;
  readonly object_id: string;
  readonly number: string;
  readonly title: string;
  readonly organization: string;
  readonly employee: {
    readonly name: string;
    readonly position: string;
    readonly department: string;
    readonly number: string;
  };
  /** What its files hang on: the request of a document, or the document itself. */
  readonly request_id: number;
  readonly file: SignableFile & { server_made: boolean };
  readonly signatures: readonly SignatureRow[];
}

interface Head {
  client_id: number;
  object_id: string;
  number: string;
  organization: string;
  name: string;
  position: string;
  department: string;
  personnel_number: string;
  request_id: number;
  file: SignableFile & { server_made: boolean };
}

/** The signed file of a document; undefined when nothing was signed. The caller checks access first. */
export const readSignedDocument = async (
  db: Db,
  document_id: number,
): Promise<SignedDocument | undefined> => {
  const [head] = await db.rows<Head>(
    `select d."client_id", d."object_id", d."number", o."name" as organization, e."name", e."position", e."department",
       e."number" as personnel_number, s."request_id",
       (select row_to_json(f) from "file" f where f."id" = s."file_id") as file
     from "signature" s join "document" d on d."id" = s."document_id" join "organization" o on o."id" = d."organization_id"
     join "employee" e on e."id" = d."employee_id"
     where s."document_id" = $1 order by s."id" desc limit 1`,
    [document_id],
  );
  if (!head) return undefined;
  const { personnel_number, name, position, department, ...rest } = head;
  const title = familyOf(head.object_id) ? `families.${head.object_id}.title` : 'print.document';
  return {
    ...rest,
    document_id,
    title: sentence(DOCUMENT_LOCALE, title),
    employee: { name, position, department, number: personnel_number },
    signatures: await signaturesOver(db, document_id, head.file.id),
  };
};

/** In the order they were made. Some families let many people sign one file, each in a document of their own. */
const signaturesOver = (db: Db, documentId: number, fileId: number): Promise<SignatureRow[]> =>
  db.rows<SignatureRow>(
    `select s."id", s."type", s."party", s."user_id", s."employee_id", s."signed_at", s."level", s."timestamp_at", s."timestamp_token", s."algorithm",
       s."digest_algorithm", s."value_hash", s."public_id", s."cms", s."evidence", s."origin", s."report", s."material",
       s."company_behalf", e."name", e."position", b."name" as behalf, p."number" as power_number,
       p."xml" as power_xml, p."xml_signature" as power_signature
     from "signature" s join "employee" e on e."id" = s."employee_id"
     left join "employee" b on b."id" = s."behalf_employee_id" left join "power_of_attorney" p on p."id" = s."power_of_attorney_id"
     where s."document_id" = $1 and s."file_id" = $2 order by s."id"`,
    [documentId, fileId],
  );

interface Move {
  at: string;
  from: string;
  to: string;
  who: string | null;
  behalf: string | null;
  grant_id: number | null;
  role: string;
  comments: string;
  audit_hash: string | null;
}

/** The history of a document, each move with the hash of its audit row. */
export const readHistory = async (db: Db, signed: SignedDocument): Promise<HistoryLine[]> => {
  const { statuses } = await readRules(db, signed.client_id);
  const moves = await db.rows<Move>(
    `select s."create_date" as at, s."from_status_id" as from, s."status_id" as to, e."name" as who, b."name" as behalf,
       s."grant_id", s."business_role" as role, s."comments",
       (select a."hash" from "audit" a where a."stream" = 'document:' || s."registrator_id" and a."action" = 'move'
          and (a."detail"::jsonb ->> 'seq')::int = s."seq") as audit_hash
     from "document_status" s left join "employee" e on e."id" = s."employee_id"
     left join "employee" b on b."id" = s."behalf_employee_id"
     where s."registrator_id" = $1 order by s."seq"`,
    [signed.document_id],
  );
  const nameOf = (id: string): string => statuses.get(id)?.name ?? id;
  return moves.map(({ at, from, to, who, behalf, grant_id, role, comments, audit_hash }) => ({
    at,
    from: nameOf(from),
    to: nameOf(to),
    who: who ?? '',
    ...(behalf !== null && { behalf }),
    ...(grant_id !== null && { grant_id }),
    role,
    comments,
    audit_hash: audit_hash ?? '',
  }));
};
