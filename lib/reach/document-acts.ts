import type { Actor } from '../access/actor.ts';
import type { Family } from '../documents/family.ts';
import { makesFor } from '../documents/makes-for.ts';
import { inStatus } from '../documents/moments.ts';
import { matches } from '../filter/matches.ts';
import type { Parameters } from '../settings/read.ts';
import { availableSteps, canDelete, canEdit } from '../workflow/available.ts';
import type { DocumentFacts } from '../workflow/document.ts';
import { isOn } from '../workflow/flag.ts';
import { takerOf } from '../workflow/path.ts';
import { refusedRight } from '../workflow/rights.ts';
import type { Step } from '../workflow/step.ts';
import type { AccessTable } from './answer.ts';
import { MARK, marked } from './marked-actor.ts';
import type { Level } from './meaning.ts';
import { type Way, widestFirst } from './reach.ts';

/** A step a person takes, and of whose documents. */
export type TakenStep = AccessTable[number]['rows'][number]['steps'][number];

/** What a person does with documents of a family, beside reading them. */
export interface DocumentActs {
  readonly add: readonly Way[];
  readonly edit: readonly Way[];
  readonly del: readonly Way[];
  readonly steps: readonly TakenStep[];
}

/** Stand-ins for another person, another manager, another organization. */
const OTHER = { employee: -1, manager: -2, organization: -3 } as const;
const { organization } = MARK;

/** How a person may stand to a document, each alone: reports may work in another organization. */
const STANDINGS = {
  own: { employee_id: MARK.employee, manager_id: OTHER.manager, organization_id: organization },
  reports: {
    employee_id: OTHER.employee,
    manager_id: MARK.employee,
    organization_id: OTHER.organization,
  },
  second: { employee_id: OTHER.employee, manager_id: MARK.second, organization_id: OTHER.organization },
  organization: { employee_id: OTHER.employee, manager_id: OTHER.manager, organization_id: organization },
} as const satisfies Partial<
  Record<Level, Pick<DocumentFacts, 'employee_id' | 'manager_id' | 'organization_id'>>
>;
type Standing = keyof typeof STANDINGS;

type FamilyRules = Pick<Family, 'object_id' | 'scope' | 'moments' | 'kind' | 'made'>;

/**
 * What a person may do with documents of a family: a document of each kind, in each status, is judged as the buttons
 * judge it. A document they do not read allows no act.
 */
export const documentActs = (
  family: FamilyRules,
  somebody: Actor,
  steps: readonly Step[],
  parameters: Parameters,
): DocumentActs => {
  const actor = marked(somebody);
  const statuses = statusesOf(steps);
  const looked = (Object.keys(STANDINGS) as Standing[]).flatMap((level) =>
    statuses.flatMap((status_id) => {
      const doc = tried(family, level, status_id);
      return reads(family, actor, doc) ? [{ level, status_id, doc }] : [];
    }),
  );
  const kept = looked.filter(({ status_id }) => status_id !== 'empty');
  const may = (judge: (doc: DocumentFacts) => boolean) =>
    waysIn(
      kept.filter(({ doc }) => judge(doc)),
      kept,
    );
  return {
    add: makes(family, actor, steps, parameters),
    edit: may((doc) => canEdit({ steps, parameters, actor, doc })),
    del: may((doc) => deletes(steps, doc).some((each) => canDelete({ steps, parameters, actor, doc: each }))),
    steps: steps.flatMap((step) => {
      const levels = looked.filter(
        ({ status_id, doc }) =>
          step.status_id === status_id &&
          step.business_role !== 'system' &&
          refusedRight(step, { doc, actor, parameters }) === undefined,
      );
      return levels.length === 0 ? [] : [taken(step, [...new Set(levels.map(({ level }) => level))])];
    }),
  };
};

/** Statuses of a document by itself; an accompanying one goes through statuses of its own. */
const statusesOf = (steps: readonly Step[]): readonly string[] => [
  ...new Set(
    steps
      .filter(({ detail }) => !isOn(detail.leg))
      .flatMap(({ status_id, next_status_id }) => [status_id, next_status_id]),
  ),
];

const taken = (step: Step, levels: readonly Level[]): TakenStep => ({
  id: step.id,
  role: takerOf(step),
  status_id: step.status_id,
  next_status_id: step.next_status_id,
  reject: step.reject,
  levels,
});

const tried = ({ object_id, moments }: FamilyRules, level: Standing, status_id: string): DocumentFacts => ({
  id: 0,
  object_id,
  status_id,
  ...STANDINGS[level],
  creator_id: STANDINGS[level].employee_id,
  workflow_id: null,
  fixed: inStatus({ moments }, status_id).fixed,
});

const reads = ({ scope }: FamilyRules, actor: Actor, doc: DocumentFacts): boolean => {
  const rule = scope(actor);
  if (rule === 'all' || rule === 'none') return rule === 'all';
  const { status_id, organization_id, employee_id, manager_id } = doc;
  return matches(rule, { status_id, organization_id, employee_id, manager_id });
};

const makes = (
  family: FamilyRules,
  actor: Actor,
  steps: readonly Step[],
  parameters: Parameters,
): readonly Way[] => {
  if (family.scope(actor) === 'none') return [];
  const levels = (['own', 'reports', 'organization'] as const).filter((level) => {
    const doc = tried(family, level, 'empty');
    const owner = {
      employee_id: Number(doc.employee_id),
      organization_id: Number(doc.organization_id),
      report: level === 'reports',
    };
    return makesFor(actor, owner, family) && availableSteps({ steps, parameters, actor, doc }).length > 0;
  });
  return levels.map((level) => ({ level, conditions: [] })).toSorted(widestFirst);
};

/** The document as each step that leads to its status would have left it. */
const deletes = (steps: readonly Step[], doc: DocumentFacts): readonly DocumentFacts[] =>
  steps
    .filter(({ next_status_id }) => next_status_id === doc.status_id)
    .map(({ id }) => ({ ...doc, workflow_id: id }));

type Looked = readonly { readonly level: Level; readonly status_id: string }[];

/** Ways by level, with the statuses where not all apply. */
const waysIn = (found: Looked, all: Looked): readonly Way[] =>
  [...Map.groupBy(found, ({ level }) => level)]
    .map(([level, those]): Way => {
      const statuses = those.map(({ status_id }) => status_id);
      const whole = statuses.length === all.filter((each) => each.level === level).length;
      return { level, conditions: whole ? [] : [{ code: 'status', values: statuses }] };
    })
    .toSorted(widestFirst);
