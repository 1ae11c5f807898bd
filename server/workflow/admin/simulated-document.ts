import type { Actor } from '../../../lib/access/actor.ts';
import type { Family } from '../../../lib/documents/family.ts';
import { inStatus } from '../../../lib/documents/moments.ts';
import { eq } from '../../../lib/filter/filter.ts';
import type { SimulateInput } from '../../../lib/rpc/workflow-admin.ts';
import type { DocumentFacts } from '../../../lib/workflow/document.ts';
import { refusal } from '../../call/call-error.ts';
import { deciderOf } from '../../db/decider.ts';
import type { Row } from '../../db/row.ts';
import { db } from '../../db/tx.ts';
import { readWithin } from '../../documents/read-document.ts';
import { loadType } from '../../documents/rule-facts.ts';

/** A document that steps are tried on; an invented one has no number. */
export interface SimulatedDocument {
  readonly number: string | null;
  readonly facts: DocumentFacts & { readonly organization_id: number };
}

/** The people of an invented document that names none: no person has such an id. */
export const NOBODY = { owner: -1, manager: -2, other: -3 } as const;

/**
 * The document a simulation is about: of a kept one only what decides about its steps is read. Refuses: not_found for
 * what is not of the client.
 */
export const simulatedDocument = async (
  actor: Actor,
  family: Family,
  asked: SimulateInput['document'],
): Promise<SimulatedDocument> => {
  if ('organization_id' in asked) return invented(actor, family, asked);
  const id = 'id' in asked ? asked.id : await idOfNumber(actor, family, asked.number);
  const kept =
    id === undefined ? undefined : await readWithin(db, family, eq('client_id', actor.client_id), id);
  if (!kept) throw refusal('not_found');
  const { facts, number, organization_id } = kept;
  const status_id = asked.status_id ?? facts.status_id;
  // Elsewhere it is not fixed by where it stands now.
  return {
    number,
    facts: { ...facts, organization_id, status_id, fixed: inStatus(family, status_id).fixed },
  };
};

/** Numbers repeat across organizations: the caller's own comes first. */
const idOfNumber = async (
  actor: Actor,
  { object_id }: Family,
  number: string,
): Promise<number | undefined> => {
  const [row] = await db.rows<Row<'document', 'id'>>(
    `select "id" from "document" where "client_id" = $1 and "object_id" = $2 and upper("number") = upper($3)
     order by "organization_id" = $4 desc, "id" limit 1`,
    [actor.client_id, object_id, number, actor.organization_id],
  );
  return row?.id;
};

type Invented = Extract<SimulateInput['document'], { organization_id: number }>;

const invented = async (actor: Actor, family: Family, asked: Invented): Promise<SimulatedDocument> => {
  const { organization_id, document_type_id = null, employee_id, status_id } = asked;
  const [organizations, type, owner] = await Promise.all([
    db.rows('select 1 from "organization" where "id" = $1 and "client_id" = $2', [
      organization_id,
      actor.client_id,
    ]),
    loadType(db, actor.client_id, document_type_id),
    employee_id === undefined ? undefined : managerOf(employee_id, organization_id),
  ]);
  if (organizations.length === 0 || (document_type_id !== null && type?.object_id !== family.object_id))
    throw refusal('not_found');
  if (employee_id !== undefined && !owner) throw refusal('not_found');
  const manager_id = owner ? owner.manager_id : NOBODY.manager;
  return {
    number: null,
    facts: {
      id: 0,
      object_id: family.object_id,
      status_id,
      organization_id,
      employee_id: employee_id ?? NOBODY.owner,
      manager_id,
      creator_id: employee_id ?? NOBODY.owner,
      workflow_id: null,
      document_type_id,
      document_type: type ?? null,
      fixed: inStatus(family, status_id).fixed,
    },
  };
};

/** The manager who decides for a person of an organization; undefined for a person outside it. */
const managerOf = async (
  employee_id: number,
  organization_id: number,
): Promise<{ manager_id: number | null } | undefined> => {
  const [row] = await db.rows<{ manager_id: number | null }>(
    `select ${deciderOf('e."id"')} as manager_id from "employee" e where e."id" = $1 and e."organization_id" = $2`,
    [employee_id, organization_id],
  );
  return row;
};
