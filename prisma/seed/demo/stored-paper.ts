import type { Client } from 'pg';
import type { Said } from './said.ts';
import type { Pictured } from './store-receipts.ts';

/** A paper with what the database knows it by. */
export interface StoredPaper extends Pictured, Said {
  readonly id: number;
  readonly number: string;
}

/** What of the dictionaries the papers refer to. */
export interface Dictionary {
  readonly typeIds: ReadonlyMap<string, number>;
  /** Ids of the steps by `role from to`, with whether they reject. */
  readonly steps: ReadonlyMap<string, { readonly id: number; readonly reject: boolean }>;
}

export const moment = (ms: number): string => new Date(ms).toISOString();

export const stepKey = (role: string, from: string, to: string): string => `${role} ${from} ${to}`;

/** What is in force for documents of a family of a client; where a step stands twice, the first counts. */
export const dictionaryOf = async (
  client: Client,
  client_id: number,
  object_id: string,
): Promise<Dictionary> => {
  const types = await client.query<{ code: string; id: number }>(
    'select "code", "id"::float8 as id from "document_type" where "client_id" = $1 and "object_id" = $2',
    [client_id, object_id],
  );
  const steps = await client.query<{
    business_role: string;
    status_id: string;
    next_status_id: string;
    id: number;
    reject: boolean;
  }>(
    `select "business_role", "status_id", "next_status_id", "id"::float8 as id, "reject" from "workflow"
     where "client_id" = $1 and "object_id" = $2 order by "id" desc`,
    [client_id, object_id],
  );
  return {
    typeIds: new Map(types.rows.map((type) => [type.code, type.id])),
    steps: new Map(
      steps.rows.map((step) => [stepKey(step.business_role, step.status_id, step.next_status_id), step]),
    ),
  };
};
