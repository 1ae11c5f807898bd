import { DOCUMENTS } from '../../lib/forms/form-field.ts';
import type { FormKind } from '../../lib/objects/forms.ts';
import type { Row } from '../db/row.ts';
import type { Db } from '../db/tx.ts';

/** Whose documents a form is wanted for. */
export interface Wanted {
  readonly client_id: number;
  readonly organization_id: number;
  readonly object_id: string;
  readonly document_type_id: number | null;
  /** It is to name each of several documents. */
  readonly isOfSeveral: boolean;
  /** The one of this code; else the first there is. */
  readonly code?: string | undefined;
}

/** A template with its version in force. */
export type FormInForce = Row<'template', 'code' | 'name' | 'name_eng' | 'object_id'> & {
  readonly kind: FormKind;
  readonly stored: string;
  /** The fields it names. */
  readonly fields: readonly string[];
};

const COLUMNS = `t."code", t."name", t."name_eng", t."object_id", t."kind", v."name" as "stored", v."fields"`;

/**
 * The form of a document: one of a single document before one of several, one of its type before one of all types, one of
 * its organization before one of all.
 */
export const formInForce = async (db: Db, wanted: Wanted): Promise<FormInForce | undefined> => {
  const [row] = await db.rows<FormInForce>(
    `select ${COLUMNS} from "template" t join "template_version" v on v."id" = t."version_id"
     where t."client_id" = $1 and t."object_id" = $3 and not t."disabled" and ($5::text is null or t."code" = $5)
       and (t."organization_id" is null or t."organization_id" = $2)
       and (t."document_type_id" is null or t."document_type_id" = $4)
       and (not $6::boolean or v."fields" ? $7)
     order by (v."fields" ? $7) <> $6::boolean, t."document_type_id" is null, t."organization_id" is null, t."sort", t."id" limit 1`,
    [
      wanted.client_id,
      wanted.organization_id,
      wanted.object_id,
      wanted.document_type_id,
      wanted.code ?? null,
      wanted.isOfSeveral,
      DOCUMENTS,
    ],
  );
  return row;
};

/** A workbook of a list: a template of many documents with its version in force. */
export const workbookInForce = async (db: Db, template_id: number): Promise<FormInForce | undefined> => {
  const [row] = await db.rows<FormInForce>(
    `select ${COLUMNS} from "template" t join "template_version" v on v."id" = t."version_id"
     where t."id" = $1 and t."kind" = 'XLSX' and not t."disabled" and v."fields" ? $2`,
    [template_id, DOCUMENTS],
  );
  return row;
};
