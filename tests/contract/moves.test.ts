import { describe, expect, test } from 'vitest';
import type { StoredRole } from '../../lib/access/roles.ts';
import { FAMILIES, familyOf } from '../../lib/documents/families.ts';
import { isChecked } from '../../lib/documents/moments.ts';
import type { Parameters } from '../../lib/settings/read.ts';
import { availableSteps } from '../../lib/workflow/available.ts';
import { type DecisionFacts, decide } from '../../lib/workflow/decide.ts';
import { RESTING_STATUSES } from '../../lib/workflow/statuses.data.ts';
import type { Step } from '../../lib/workflow/step.ts';
import { conditionOf } from '../../lib/workflow/when.ts';
import { withdraws } from '../../lib/workflow/withdraws.ts';
import workflow from '../../prisma/seed/dictionaries/workflow.json' with { type: 'json' };
import { actorNamed, documentNamed, stepsNamed } from '../support/matrix-actors.ts';
import { NAMES, type Name, PEOPLE, rolesOf } from '../support/matrix-people.data.ts';

/**
 * THE WHOLE DICTIONARY OF STEPS in memory, by the judgement behind every button and every click: each step of each
 * family, on each owner's document, by each person of the company. Adding a family or a step adds its row.
 */
const OBJECTS = Object.keys(workflow);

const NOTHING_ELSE: DecisionFacts = {
  today: '2026-11-23',
  timeZone: 'Europe/Moscow',
  fields: {},
  comments: '',
  comments_eng: '',
  files_count: 0,
  ruleRefusals: [],
};

/** The director signs in here, to be the manager of managers. */
const rolesHere = (name: Name): readonly StoredRole[] =>
  name === 'director' ? ['employee', 'manager'] : rolesOf(name);

const documentOf = (step: Step, owner: Name, status = step.status_id) => ({
  ...documentNamed([], { object_id: step.object_id }, owner, 'empty'),
  status_id: status,
});

/** The parameters under which a step is in force. */
const parametersOf = (step: Step): Parameters => {
  const condition = conditionOf(String(step.detail.when ?? ''));
  return condition ? { [condition.code]: condition.value } : {};
};

const judged = (step: Step, who: Name, owner: Name, more: Partial<DecisionFacts> = {}, status?: string) =>
  decide({
    step,
    actor: actorNamed(who, rolesHere(who)),
    doc: documentOf(step, owner, status),
    parameters: parametersOf(step),
    facts: { ...NOTHING_ELSE, ...more },
  });

/** Who may take a step, in the words of the specification (6, AMB-056, AMB-060); written here and read from nowhere. */
const mayTake = ({ business_role: role, status_id, detail }: Step, who: Name, owner: Name): boolean => {
  const roles: readonly string[] = rolesHere(who);
  const [own, near] = [who === owner, PEOPLE[who].workplace === PEOPLE[owner].workplace];
  const boss: string | null = PEOPLE[owner].manager;
  // A candidate begins nothing (decision 070); without a manager hr decides (decision 069).
  if (role === 'candidate' && status_id === 'empty') return false;
  const isUnmanaged =
    role === 'manager' && boss === null && detail.own !== '1' && detail.second_level !== '1';
  if (isUnmanaged && detail.hide_from_grid !== '1' && !['empty', 'draft', 'declined'].includes(status_id))
    return roles.includes('hr') && near && !own;
  if (detail.hide_from_grid === '1' || role === 'system' || !roles.includes(role)) return false;
  if (detail.own === '1' || role === 'employee' || role === 'candidate') return own;
  if (detail.second_level === '1') return !own && boss !== null && PEOPLE[boss as Name].manager === who;
  if (role === 'manager') return !own && boss === who;
  return near && (role === 'hr' || !own);
};

const everybody = NAMES.flatMap((who) => NAMES.map((owner) => [who, owner] as const));
const takersOf = (step: Step) => everybody.filter(([who, owner]) => mayTake(step, who, owner));
const named = (step: Step) => `${step.business_role} ${step.status_id} > ${step.next_status_id}`;

/** Rejections that are checked, by family: those that warn, and those that may come too late. */
const GIVEN_UP: Readonly<Record<string, (step: Step) => boolean>> = {
  homeoffice: () => true,
  statement: withdraws,
};

describe.each(OBJECTS)('%s', (object_id) => {
  const steps = stepsNamed(object_id);

  test('T14, T16: every step is taken by those who may and refused to everybody else', () => {
    const differences = steps.flatMap((step) =>
      everybody.flatMap(([who, owner]) => {
        const refused = judged(step, who, owner)?.reason;
        const stated = mayTake(step, who, owner);
        const right = stated
          ? refused === undefined
          : refused === 'access_denied' || refused === 'no_workflow_step';
        return right ? [] : [`${named(step)}: ${who} on a document of ${owner}: ${refused ?? 'taken'}`];
      }),
    );
    expect(differences).toEqual([]);
  });

  test('what is offered is what may be taken', () => {
    const differences = everybody.flatMap(([who, owner]) =>
      [...new Set(steps.map((step) => step.status_id))].flatMap((status) => {
        const actor = actorNamed(who, rolesHere(who));
        const doc = { ...documentNamed([], { object_id }, owner, 'empty'), status_id: status };
        const moves = (list: readonly Step[]) =>
          [...new Set(list.map((step) => `${step.next_status_id} ${step.reject}`))].sort().join(', ');
        const offered = moves(availableSteps({ steps, actor, doc, parameters: {} }));
        const taken = moves(
          steps.filter(
            (step) =>
              step.status_id === status && !decide({ step, actor, doc, parameters: {}, facts: NOTHING_ELSE }),
          ),
        );
        return offered === taken
          ? []
          : [`${who} on a document of ${owner} in ${status}: ${offered}, not ${taken}`];
      }),
    );
    expect(differences).toEqual([]);
  });

  test('T14: a step is taken in no status but its own, and leads nowhere else', () => {
    for (const step of steps)
      for (const [who, owner] of takersOf(step).slice(0, 1)) {
        for (const status of new Set(steps.map((each) => each.next_status_id)))
          if (status !== step.status_id)
            expect([named(step), status, judged(step, who, owner, {}, status)]).toMatchObject([
              named(step),
              status,
              { reason: 'status_mismatch' },
            ]);
        expect(judged(step, who, owner)).toBeUndefined();
      }
  });

  test('a rejection is asked for nothing but its right; a step onward is held up by what the family objects to, and so is taking a document back', () => {
    const ruleRefusals = [{ field: 'comments', code: 'field/required' }];
    for (const step of steps)
      for (const [who, owner] of takersOf(step).slice(0, 1))
        expect([named(step), !judged(step, who, owner, { ruleRefusals })]).toEqual([
          named(step),
          step.reject && !withdraws(step),
        ]);
    const family = familyOf(object_id);
    for (const step of family ? steps.filter((each) => each.reject) : [])
      expect([named(step), family && isChecked(family, step)]).toEqual([
        named(step),
        GIVEN_UP[object_id]?.(step) ?? false,
      ]);
  });

  test('a rejection leads back: from where it leads the document comes again, or rests', () => {
    for (const step of steps.filter(({ reject, detail }) => reject && !detail.leg)) {
      const reached = new Set([step.next_status_id]);
      for (const status of reached)
        for (const next of steps) if (next.status_id === status) reached.add(next.next_status_id);
      const back = reached.has(step.status_id) || RESTING_STATUSES.includes(step.next_status_id);
      expect([named(step), back]).toEqual([named(step), true]);
    }
  });

  test('a step that depends on a parameter is gone without it', () => {
    for (const step of steps.filter(({ detail }) => detail.when)) {
      const [who, owner] = takersOf(step)[0] ?? [];
      if (!who || !owner) throw new Error(`nobody takes ${named(step)}`);
      const condition = conditionOf(String(step.detail.when));
      const decision = { step, actor: actorNamed(who, rolesHere(who)), doc: documentOf(step, owner) };
      const elsewhere = { [condition?.code ?? '']: `not ${condition?.value}` };
      expect(decide({ ...decision, parameters: elsewhere, facts: NOTHING_ELSE })).toEqual({
        reason: 'no_workflow_step',
      });
    }
  });
});

test('every family has its steps, and every step open to people has somebody in the company who takes it', () => {
  expect(FAMILIES.map(({ object_id }) => object_id).filter((each) => !OBJECTS.includes(each))).toEqual([]);
  const open = OBJECTS.flatMap(stepsNamed).filter(
    ({ business_role, status_id, detail }) =>
      business_role !== 'system' &&
      detail.hide_from_grid !== '1' &&
      !(business_role === 'candidate' && status_id === 'empty'),
  );
  expect(open.filter((step) => takersOf(step).length === 0).map(named)).toEqual([]);
});
