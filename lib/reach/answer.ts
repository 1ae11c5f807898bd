import { z } from 'zod';
import { ROLES } from '../access/roles.ts';
import { GRANT_ROLES } from '../identity/grants.ts';
import { id, objectName } from '../rpc/shapes.ts';
import { PATH_ROLES } from '../workflow/path.ts';
import { RIGHT_REASONS } from '../workflow/why.ts';
import { CONDITIONS, LEVELS } from './meaning.ts';
import { LOOKED_ROLES, OBJECT_GROUPS } from './table.data.ts';

const list = <Of extends z.ZodType>(of: Of) => z.array(of).readonly();
const named = z.object({ name: z.string(), name_eng: z.string() });
const names = list(z.string());

const condition = z.object({ code: z.enum(CONDITIONS), values: names });
const way = z.object({ level: z.enum(LEVELS), conditions: list(condition) });

const step = z.object({
  id: z.number().int(),
  role: z.enum(PATH_ROLES),
  status_id: z.string(),
  next_status_id: z.string(),
  reject: z.boolean(),
  levels: list(z.enum(LEVELS)),
});

/** What a role or a person may do with an object; null where no table call does it at all. */
const rowOf = <Way extends z.ZodType, Step extends z.ZodType>(way: Way, step: Step) =>
  z.object({
    object: z.string(),
    group: z.enum(OBJECT_GROUPS),
    read: list(way),
    add: list(way).nullable(),
    edit: list(way).nullable(),
    del: list(way).nullable(),
    steps: list(step),
    screens: names,
  });

const lookedRole = z.enum(LOOKED_ROLES);

export const accessTableInput = z.strictObject({
  role: lookedRole.optional(),
  object: objectName.optional(),
});
export const accessTable = list(
  z.object({
    role: lookedRole,
    rows: list(rowOf(way, step)),
    /** Screens that show no object: home, profile, guide. */
    screens: names,
  }),
);
export type AccessTable = z.infer<typeof accessTable>;

/** The source of a right: a role of the person, or of a grant; neither for a right of every role. */
const cause = z.object({ role: z.string().nullable(), grant_id: z.number().int().nullable() });
export type AccessCause = z.infer<typeof cause>;

/** The person of `whose`, reports and organization: this person, or the one a grant is for. */
const personWay = way.extend({
  whose: z.number().int().nullable(),
  organization_id: z.number().int().nullable(),
  causes: list(cause),
});
export type PersonWay = z.infer<typeof personWay>;
const personStep = step.extend({ whose: z.number().int().nullable(), causes: list(cause) });
export type PersonStep = z.infer<typeof personStep>;

const personRow = rowOf(personWay, personStep);
export type PersonRow = z.infer<typeof personRow>;

/** A grant in force, held or lent by the person; the names are those of the other party. */
const heldGrant = named.extend({
  id: z.number().int(),
  employee_id: z.number().int(),
  organization_id: z.number().int(),
  role: z.enum(GRANT_ROLES),
  families: names,
  own_documents: z.boolean(),
  until: z.string().nullable(),
  /** It follows from a deputy who stands in now. */
  deputy: z.boolean(),
});
export type HeldGrant = z.infer<typeof heldGrant>;

/** How far a person gets into the portal: acts, only reads their own after dismissal, or does not enter. */
export const PERSON_STATES = ['acts', 'reads', 'closed', 'no_account'] as const;

const person = named.extend({
  employee_id: id,
  position: z.string(),
  position_eng: z.string(),
  organization_id: z.number().int(),
  state: z.enum(PERSON_STATES),
  /** Roles the person works in, beside the rights every role has. */
  roles: list(
    z.object({
      role: z.enum(ROLES),
      /** Given by an admin, or a manager works as an employee too (`manager_as_employee`). */
      given: z.boolean(),
    }),
  ),
  organizations: list(
    named.extend({
      id: z.number().int(),
      /** Roles held there; those of the person's own organization alone count. */
      roles: names,
      counts: z.boolean(),
    }),
  ),
  managers: list(named),
  assists: list(named),
  reports: z.number().int(),
  held: list(heldGrant),
  lent: list(heldGrant),
});
export type AccessPersonFacts = z.infer<typeof person>;

export const accessPersonInput = z.strictObject({ employee_id: id });
export const accessPerson = z.object({ person, rows: list(personRow), screens: names });
export type AccessPerson = z.infer<typeof accessPerson>;

export const accessCompareInput = z.strictObject({ first: id, second: id });

/** Who of two people has it. */
export const SIDES = ['first', 'second', 'both'] as const;
export type Side = (typeof SIDES)[number];
const side = { side: z.enum(SIDES) };
const comparedScreen = z.object({ name: z.string(), ...side });
const compared = rowOf(personWay.extend(side), personStep.extend(side)).extend({
  screens: list(comparedScreen),
  /** Only one of the two has something in it. */
  differs: z.boolean(),
});
export type ComparedRow = z.infer<typeof compared>;
export const accessCompare = z.object({
  first: person,
  second: person,
  rows: list(compared),
  screens: list(comparedScreen),
});
export type AccessCompare = z.infer<typeof accessCompare>;

export const accessWhyInput = z.strictObject({ employee_id: id, object: objectName, id });

/** Why a rule does not hold: the level of the document, a narrowing condition, or the role of the rule. */
const FAILING = ['role', ...LEVELS, ...CONDITIONS] as const;
const failing = z.object({ code: z.enum(FAILING), values: names });
export type FailingPart = z.infer<typeof failing>;

const triedRule = way.extend({
  /** Roles that have the rule; none where every role has it. */
  roles: names,
  holds: z.boolean(),
  failing: list(failing),
});
export type TriedRule = z.infer<typeof triedRule>;

const judgedStep = z.object({
  role: z.enum(PATH_ROLES),
  next_status_id: z.string(),
  reject: z.boolean(),
  /** The person sees its button. */
  offered: z.boolean(),
  /** Why no button is shown. */
  right: z.enum(RIGHT_REASONS).nullable(),
  /** The document would pass the checks of the step; which check fails is not revealed. */
  ready: z.boolean(),
});

/** One way a person reaches a document: by their own rights, or by a grant. */
const hat = z.object({
  grant: heldGrant.nullable(),
  roles: names,
  sees: z.boolean(),
  acts: z.boolean(),
  edits: z.boolean(),
  /** Why there is no rule to try. */
  none: z.enum(['grant_families', 'dismissed', 'closed', 'no_account']).nullable(),
  rules: list(triedRule),
  steps: list(judgedStep),
});
export type AccessHat = z.infer<typeof hat>;

/** Of the document only what it is and its owner. */
export const accessWhy = z.object({
  document: z.object({
    object: z.string(),
    id,
    number: z.string(),
    owner: named.nullable(),
    manager: named.nullable(),
    organization: named,
  }),
  person,
  sees: z.boolean(),
  acts: z.boolean(),
  hats: list(hat),
});
export type AccessWhy = z.infer<typeof accessWhy>;
