import type { Client } from 'pg';
import { prismaWithin } from '../../../server/db/prisma-within.ts';

/** A local act has begun with one kind of leave, with resignations, and with papers to read. */
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
    object_id: 'statement',
    code: 'resignation',
    party: 'employee',
    level: 'unqualified',
    required: false,
    article: 'Положение о кадровом ЭДО, пункт 3.4',
  },
  {
    object_id: 'statement',
    code: 'resignation',
    party: 'employer',
    level: 'unqualified',
    required: false,
    article: 'Положение о кадровом ЭДО, пункт 3.4',
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
  const { document_type, signature_policy } = prismaWithin(client);
  const types = await document_type.findMany({ where: { client_id } });
  await signature_policy.createMany({
    data: POLICIES.map(({ code, ...policy }) => ({
      client_id,
      ...policy,
      document_type_id:
        types.find((type) => type.object_id === policy.object_id && type.code === code)?.id ?? null,
    })),
  });
};
