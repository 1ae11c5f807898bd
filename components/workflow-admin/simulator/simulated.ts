import type { Role } from '../../../lib/access/roles.ts';
import type { SimulateInput, Standing } from '../../../lib/rpc/workflow-admin.ts';

/** What stands in the fields of the simulator. */
export interface Asked {
  readonly isReal: boolean;
  /** Of a real document, as it was looked for. */
  readonly number: string;
  readonly organization_id: number | undefined;
  readonly document_type_id: number | null;
  readonly owner_id: number | null;
  readonly isPerson: boolean;
  readonly employee_id: number | null;
  readonly roles: readonly InventedRole[];
  readonly stands: Standing;
}

/** Roles an invented person may have. */
export const INVENTED_ROLES = [
  'employee',
  'manager',
  'reviewer',
  'hr',
  'accountant',
  'recruiter',
  'candidate',
  'admin',
] as const satisfies readonly Role[];
export type InventedRole = (typeof INVENTED_ROLES)[number];

export const BEGUN: Asked = {
  isReal: false,
  number: '',
  organization_id: undefined,
  document_type_id: null,
  owner_id: null,
  isPerson: true,
  employee_id: null,
  roles: ['employee'],
  stands: 'owner',
};

/** The question to the server; undefined while something is missing. `status` is where the walk has come to. */
export const questionOf = (
  object: string,
  asked: Asked,
  organization_id: number | undefined,
  status: string | undefined,
): SimulateInput | undefined => {
  const document = documentOf(asked, organization_id, status);
  const person = personOf(asked, organization_id);
  return document && { object, document, ...(person ? { person } : {}) };
};

const documentOf = (
  asked: Asked,
  organization_id: number | undefined,
  status: string | undefined,
): SimulateInput['document'] | undefined => {
  if (asked.isReal)
    return asked.number === ''
      ? undefined
      : { number: asked.number, ...(status === undefined ? {} : { status_id: status }) };
  if (organization_id === undefined) return undefined;
  return {
    status_id: status ?? 'empty',
    organization_id,
    ...(asked.document_type_id === null ? {} : { document_type_id: asked.document_type_id }),
    ...(asked.owner_id === null ? {} : { employee_id: asked.owner_id }),
  };
};

const personOf = (asked: Asked, organization_id: number | undefined): SimulateInput['person'] => {
  if (asked.isPerson) return asked.employee_id === null ? undefined : { employee_id: asked.employee_id };
  return organization_id === undefined
    ? undefined
    : { roles: [...asked.roles], organization_id, stands: asked.stands };
};
