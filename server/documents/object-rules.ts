import { FAMILIES } from '../../lib/documents/families.ts';
import { DEPARTMENT, type NamingLines, namingLines } from '../../lib/documents/named-readers.ts';
import { allObjects } from '../../lib/registry/registry.ts';
import { PENDING_STATUSES } from '../../lib/workflow/statuses.data.ts';
import { refusal } from '../call/call-error.ts';
import { heldStretches } from '../db/held-days.ts';
import type { BeforeWrite, RulesByObject } from '../objects/rules.ts';

/** Statuses and types in use are disabled, not deleted. */
const unusedBy =
  (sql: string): BeforeWrite =>
  async (tx, _actor, before, after) => {
    if (!before || after) return;
    const used = await tx.rows(sql, [before.id]);
    if (used.length > 0) throw refusal('used_elsewhere');
  };

/** Attachments of a document that are not deleted. */
const ATTACHED = `"file" f where f."registrator_id" = b0."id" and not f."deleted" and not f."server_made" and f."discussion_message_id" is null`;
const FILES = `coalesce((select json_agg(json_build_object('id', f."id", 'name', f."name", 'original_name', f."original_name", 'hash', f."hash", 'deleted', '0') order by f."id") from ${ATTACHED}), '[]'::json)`;

/** What every list of documents may say of them. */
const ofDocuments = {
  files_count: `(select count(*)::int from ${ATTACHED})`,
  files: FILES,
  files_json: FILES,
  second_manager_id: `(select s."manager_id" from "decider" s
    where s."employee_id" = b0."manager_id" and s."manager_id" <> b0."employee_id" order by s."place" limit 1)`,
  signed: `exists (select 1 from "signature" s where s."document_id" = b0."id")`,
};

/** What a department that a line names is called in English by those who work there. */
const ofNamingLines = ({ parent }: NamingLines) => ({
  department_eng: `coalesce((select max(e."department_eng") from "document" d join "employee" e on e."organization_id" = d."organization_id"
    where d."id" = b0."${parent}" and b0."${DEPARTMENT}" <> '' and e."department" = b0."${DEPARTMENT}"), '')`,
});

/** Absences that still wait for a word after they were accepted: they take from a balance later. */
const TAKEN_LATER = FAMILIES.filter(
  ({ absence, counting }) => absence && counting && !counting.statuses.includes('accepted'),
)
  .map(({ object_id }) => `'${object_id}'`)
  .concat(`''`)
  .join(', ');

/** What accompanies a document is asked of documents of every family. */
const ofAllFamilies = {
  ...ofDocuments,
  legal_document_id: `(select r."legal_document_id" from "request" r where r."id" = b0."id")`,
};

export const objectRules: RulesByObject = {
  ...Object.fromEntries(
    FAMILIES.flatMap((family) => namingLines(family) ?? []).map((naming) => [
      naming.table,
      { computed: ofNamingLines(naming) },
    ]),
  ),
  ...Object.fromEntries(
    allObjects()
      .filter(({ fields }) => fields.files_count)
      .map(({ object_id, fields }) => [
        object_id,
        { computed: fields.legal_document_id?.computed ? ofAllFamilies : ofDocuments },
      ]),
  ),
  away: {
    computed: {
      pending: `(b0."status_id" in (${PENDING_STATUSES.map((status) => `'${status}'`).join(', ')}) or (b0."status_id" = 'accepted' and b0."object_id" in (${TAKEN_LATER})))`,
      stretches: heldStretches('b0'),
    },
  },
  status: {
    before: [
      unusedBy(
        `select 1 from "workflow" where "status_id" = $1 or "next_status_id" = $1
         union all select 1 from "document_status" where "status_id" = $1 or "from_status_id" = $1 limit 1`,
      ),
    ],
  },
  document_type: {
    before: [
      unusedBy(
        `select 1 from "document" where "document_type_id" = $1
         union all select 1 from "signature_policy" where "document_type_id" = $1 limit 1`,
      ),
    ],
  },
  request_type: { before: [unusedBy('select 1 from "request" where "request_type_id" = $1 limit 1')] },
};
