import type { Client } from 'pg';
import { insertRows } from '../insert.ts';

/** A local act has begun with one kind of leave, and with papers to read. */
const POLICIES = [
  {
    object_id: 'vacation',
    code: 'unpaid_by_law',
    party: 'employee',
    level: 'unqualified',
    required: true,
    article: 'Положение о кадровом ЭДО, пункт 3.2',
  },
  {
    object_id: 'vacation',
    code: 'unpaid_by_law',
    party: 'employer',
    level: 'unqualified',
    required: false,
    article: 'Положение о кадровом ЭДО, пункт 3.3',
  },
  {
    object_id: 'request_push_signed',
    code: null,
    party: 'employee',
    level: 'simple',
    required: false,
    article: 'Положение о кадровом ЭДО, пункт 3.5',
  },
] as const;

/** What is signed in the demo, and how. */
export const seedPolicies = async (client: Client, client_id: number): Promise<void> => {
  const { rows } = await client.query<{ id: string; object_id: string; code: string }>(
    'select "id", "object_id", "code" from "document_type" where "client_id" = $1',
    [client_id],
  );
  await insertRows(
    client,
    'signature_policy',
    POLICIES.map(({ code, ...policy }) => ({
      client_id,
      ...policy,
      document_type_id:
        rows.find((type) => type.object_id === policy.object_id && type.code === code)?.id ?? null,
    })),
  );
};
