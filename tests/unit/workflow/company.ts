import fc from 'fast-check';
import type { Actor } from '../../../lib/access/actor.ts';
import { type BusinessRole, ROLES, type StoredRole } from '../../../lib/access/roles.ts';
import type { DecisionFacts } from '../../../lib/workflow/decide.ts';
import { type DocumentFacts, parseTypeDetail } from '../../../lib/workflow/document.ts';
import { STATUSES } from '../../../lib/workflow/statuses.data.ts';
import type { Step } from '../../../lib/workflow/step.ts';
import { WORKFLOW_STEPS } from '../../../prisma/seed/dictionaries/workflow-steps.ts';

const OBJECTS = [
  'vacation',
  'overtime',
  'sickleave',
  'expense',
  'recruitment',
  'request',
  'request_push_signed',
  'estimate',
] as const;

/** The ways of some families as a new company has them. Ids follow the order of the dictionary. */
export const STEPS: readonly Step[] = WORKFLOW_STEPS.filter((step) =>
  OBJECTS.some((object_id) => object_id === step.object_id),
).map((step, index) => ({
  ...step,
  business_role: step.business_role as BusinessRole,
  id: index + 1,
  indicators: '',
  organization_id: null,
  disabled: false,
}));

export const stepOf = (object_id: string, role: BusinessRole, from: string, to: string): Step =>
  STEPS.find(
    (step) =>
      step.object_id === object_id &&
      step.business_role === role &&
      step.status_id === from &&
      step.next_status_id === to,
  ) as Step;

const place = fc.integer({ min: 0, max: STEPS.length - 1 });

/** Moments between which the documents of `anyDocument` are made. */
const BOUNDARY = '2026-11-10T08:00:00.000Z';
const anyOrder = fc.constantFrom({}, { since: BOUNDARY }, { until: BOUNDARY });

/**
 * An edited dictionary: some of the steps, some for one organization or one order of documents, some switched off or
 * turned.
 */
export const anyDictionary: fc.Arbitrary<Step[]> = fc
  .record({
    kept: fc.subarray([...STEPS]),
    local: fc.array(fc.tuple(place, fc.constantFrom(1, 2)), { maxLength: 80 }).map((all) => new Map(all)),
    off: fc.array(place, { maxLength: 20 }).map((all) => new Set(all)),
    orders: fc.array(fc.tuple(place, anyOrder), { maxLength: 20 }).map((all) => new Map(all)),
    turned: fc
      .array(fc.tuple(place, fc.constantFrom(...STATUSES)), { maxLength: 20 })
      .map((all) => new Map(all)),
  })
  .map(({ kept, local, off, orders, turned }) =>
    kept.map((step, index) => ({
      ...step,
      organization_id: local.get(index) ?? null,
      disabled: off.has(index),
      detail: { ...step.detail, ...orders.get(index) },
      next_status_id: turned.get(index) ?? step.next_status_id,
    })),
  );

/** A caller of organization 2; employee and real person are `id`. */
export const actorOf = (
  id: number | null,
  roles: readonly StoredRole[],
  more: Partial<Actor> = {},
): Actor => ({
  user_id: 1_000,
  session_id: 1,
  login: 'somebody',
  client_id: 1,
  client_code: 'eg',
  employee_id: id,
  organization_id: 2,
  real_employee_id: id,
  owes: null,
  grant_id: null,
  manager_ids: [],
  assisted_ids: [],
  roles,
  locale: 'ru',
  ...more,
});

export const [OWNER, MANAGER, OTHER] = [7, 3, 9];
export const owner = actorOf(OWNER, ['employee']);
export const manager = actorOf(MANAGER, ['employee', 'manager']);
export const hr = actorOf(5, ['employee', 'hr']);

/** A vacation of employee 7 whose manager is 3, in organization 2. */
export const documentOf = (more: Partial<DocumentFacts> = {}): DocumentFacts => ({
  id: 1,
  object_id: 'vacation',
  status_id: 'draft',
  organization_id: 2,
  employee_id: OWNER,
  manager_id: MANAGER,
  creator_id: OWNER,
  workflow_id: null,
  document_type: null,
  ...more,
});

export const typeOf = (detail: Record<string, unknown>, code = 'annual') => ({
  code,
  detail: parseTypeDetail(detail),
});

const someone = fc.constantFrom(1, 2, 3, null);
const organization = fc.constantFrom(1, 2, null);

export const anyActor: fc.Arbitrary<Actor> = fc
  .record({
    employee_id: someone,
    real: someone,
    organization_id: organization,
    roles: fc.subarray([...ROLES]),
    grant: fc.boolean(),
    own: fc.boolean(),
    leaves_own: fc.boolean(),
    managers: fc.subarray([1, 2, 3]),
  })
  .map(({ employee_id, real, organization_id, roles, grant, own, leaves_own, managers }) =>
    actorOf(employee_id, roles, {
      organization_id,
      ...(grant
        ? { real_employee_id: real, grant_id: 1, ...(own ? { own_documents: true as const } : {}) }
        : {}),
      ...(leaves_own ? { leaves_own } : {}),
      ...(employee_id !== null && managers.length > 0
        ? { second_level: { families: OBJECTS, manager_ids: managers } }
        : {}),
    }),
  );

export const anyDocument: fc.Arbitrary<DocumentFacts> = fc.record({
  id: fc.constant(1),
  object_id: fc.constantFrom(...OBJECTS),
  status_id: fc.constantFrom(...STATUSES, ''),
  organization_id: organization,
  employee_id: someone,
  manager_id: someone,
  creator_id: someone,
  create_date: fc.constantFrom('2026-11-09T08:00:00.000Z', BOUNDARY, '2026-11-20 10:00:00.000+03', null),
  workflow_id: fc.oneof(fc.constant(null), fc.integer({ min: 1, max: 60 })),
  replaced: fc.boolean(),
  document_type: fc.constantFrom(
    null,
    typeOf({}),
    typeOf({ disable_grid_button: '1', comment_require: '1', attach_require: '1' }),
  ),
});

/** What is true of the world while a step of a leave is decided, unless a test says otherwise. */
export const FACTS: DecisionFacts = {
  today: '2026-11-21',
  timeZone: 'Europe/Moscow',
  comments: '',
  comments_eng: '',
  files_count: 0,
  fields: { start_date: '2026-12-21' },
  ruleRefusals: [],
};
