import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isAwaiting } from '../../../lib/workflow/available.ts';
import { isOfOrder } from '../../../lib/workflow/order.ts';
import { type Path, type Place, pathOf, placeKeys, statusesOf } from '../../../lib/workflow/path.ts';
import { relationOf } from '../../../lib/workflow/relation.ts';
import { RESTING_STATUSES } from '../../../lib/workflow/statuses.data.ts';
import type { Step } from '../../../lib/workflow/step.ts';
import { isInForce } from '../../../lib/workflow/when.ts';
import { anyActor, anyDictionary, anyDocument, documentOf, MANAGER, STEPS, stepOf } from './company.ts';

const way = (status_id: string, steps: readonly Step[] = STEPS, parameters = {}): Path =>
  pathOf(documentOf({ status_id }), steps, parameters);
const told = ({ stops }: Path) => stops.map((stop) => `${stop.status_id} ${stop.role ?? '-'}`);
/** The dictionary after a step was switched off. */
const without = (...ids: number[]) =>
  STEPS.map((step) => (ids.includes(step.id) ? { ...step, disabled: true } : step));

const agreeing = ['manager', 'hr'].map((role) => stepOf('vacation', role as 'hr', 'prepared', 'agreed'));
const detour = [
  { business_role: 'accountant', status_id: 'prepared', next_status_id: 'accepted' },
  { business_role: 'reviewer', status_id: 'accepted', next_status_id: 'agreed' },
].map((change, index) => ({ ...agreeing[0], ...change, id: 900 + index, organization_id: 2 }) as Step);

describe('the way of a vacation', () => {
  test('goes from the draft of the employee over the manager and hr to its end', () => {
    expect(told(way('empty'))).toEqual([
      'empty employee',
      'draft employee',
      'prepared manager',
      'agreed hr',
      'approved hr',
      'processed -',
    ]);
  });
  test('is held by all who may bring it on, the one on the way first', () => {
    expect(way('prepared').held_by).toEqual(['manager', 'hr']);
    expect(way('approved').held_by).toEqual(['hr', 'system']);
  });
  test.each([
    ['empty', 0],
    ['draft', 0],
    ['prepared', 1],
    ['processed', 4],
    ['declined', 0],
    ['nowhere', 0],
  ])('at %s has %i statuses behind it', (status, behind) => {
    expect(way(status).behind).toBe(behind);
  });
  test.each([
    ['no manager', null],
    ['its owner for a manager', documentOf().employee_id],
  ])('of somebody with %s goes past the manager to hr', (_whose, manager_id) => {
    const path = pathOf(documentOf({ status_id: 'prepared', manager_id }), STEPS, {});
    expect([path.held_by, path.stops[0]?.role]).toEqual([['hr'], 'hr']);
  });
  test.each([
    ['no manager who decides', null, ['prepared hr', 'agreed hr']],
    ['one', MANAGER, ['prepared manager', 'agreed hr']],
  ])('of somebody with %s, where only managers agree, stands with who decides', (_, manager_id, ahead) => {
    const steps = without(stepOf('vacation', 'hr', 'prepared', 'agreed').id);
    const path = pathOf(documentOf({ status_id: 'prepared', manager_id }), steps, {});
    expect(told(path).slice(0, 2)).toEqual(ahead);
  });
  test('is not held by a role that nobody may act in', () => {
    const steps = [...without(...agreeing.map((step) => step.id)), ...detour, ...agreeing.slice(1)];
    const place = documentOf({ status_id: 'prepared' });
    expect(pathOf(place, steps, {}).held_by).toEqual(['hr', 'accountant']);
    const idle = { ...place, idle_roles: ['accountant'] as const };
    expect(pathOf(idle, steps, {}).held_by).toEqual(['hr']);
    expect(placeKeys(steps)(idle)).not.toBe(placeKeys(steps)(place));
  });
  test('of the second level is held by the manager of the manager', () => {
    const path = pathOf(documentOf({ object_id: 'estimate', status_id: 'agreed' }), STEPS, {});
    expect(path.held_by).toEqual(['second_manager', 'hr']);
  });
  test.each([
    ['nobody', []],
    ['the owner alone', [documentOf().employee_id as number]],
  ])('of the second level, where the manager is under %s, is held by hr', (_whom, above_ids) => {
    const place = { ...documentOf({ object_id: 'estimate', status_id: 'agreed' }), above_ids };
    expect(pathOf(place, STEPS, {}).held_by).toEqual(['hr']);
    const above = { ...place, above_ids: [4] };
    expect(pathOf(above, STEPS, {}).held_by).toEqual(['second_manager', 'hr']);
    const keyOf = placeKeys(STEPS);
    expect(keyOf(place)).not.toBe(keyOf(above));
  });
  test.each(['processed', 'declined', 'nowhere'])('is over at %s, and nobody holds it', (status) => {
    expect(way(status)).toMatchObject({ held_by: [], stops: [{ status_id: status, role: null }] });
  });
});

describe('the way follows the dictionary', () => {
  test('a role whose step is switched off holds it no more', () => {
    expect(way('prepared', without(agreeing[0]?.id ?? 0)).held_by).toEqual(['hr']);
  });
  test('with no step left it ends where it is stuck, held by nobody', () => {
    const stuck = without(...agreeing.map((step) => step.id));
    expect(told(way('draft', stuck))).toEqual(['draft employee', 'prepared -']);
    expect(way('prepared', stuck).held_by).toEqual([]);
  });
  test('steps of its organization lead it elsewhere, those of another one do not', () => {
    const steps = [...without(...agreeing.map((step) => step.id)), ...detour];
    expect(told(way('prepared', steps)).slice(0, 3)).toEqual([
      'prepared accountant',
      'accepted reviewer',
      'agreed hr',
    ]);
    expect(told(pathOf(documentOf({ status_id: 'prepared', organization_id: 4 }), steps, {}))).toEqual([
      'prepared -',
    ]);
  });
  test('where both lead to the same, the step of the organization goes before the step of all', () => {
    const own = { ...agreeing[0], id: 900, business_role: 'reviewer', organization_id: 2 } as Step;
    expect(way('prepared', [...STEPS, own]).held_by).toEqual(['reviewer', 'manager', 'hr']);
    expect(way('prepared', [...STEPS, { ...own, organization_id: 4 }]).held_by).toEqual(['manager', 'hr']);
  });
  test('a longer way round is not shown, and a dead end is not preferred for being near', () => {
    expect(told(way('prepared', [...STEPS, ...detour]))[1]).toBe('agreed hr');
    const aside = { ...agreeing[0], id: 900, next_status_id: 'preparing', organization_id: 2 } as Step;
    expect(told(way('prepared', [...STEPS, aside])).at(-1)).toBe('processed -');
  });
  test('a condition of the company turns it', () => {
    const overtime = (value: string) =>
      told(
        pathOf(documentOf({ object_id: 'overtime', status_id: 'created' }), STEPS, {
          overtime_employee_confirmation: value,
        }),
      );
    expect(overtime('0')[1]).toBe('agreed hr');
    expect(overtime('1').slice(0, 2)).toEqual(['created manager', 'notified employee']);
  });
  test('people come before the portal', () => {
    const portal = { ...agreeing[0], id: 0, business_role: 'system', organization_id: 2 } as Step;
    expect(way('prepared', [portal, ...STEPS]).held_by).toEqual(['manager', 'hr', 'system']);
  });
  test('a vacation may come to every status that steps lead to, and to no other', () => {
    expect(statusesOf(documentOf(), STEPS, {}).toSorted()).toEqual(
      ['agreed', 'approved', 'declined', 'draft', 'prepared', 'processed'].toSorted(),
    );
    expect(statusesOf(documentOf(), [...STEPS, ...detour], {})).toContain('accepted');
    expect(statusesOf(documentOf({ organization_id: 4 }), [...STEPS, ...detour], {})).not.toContain(
      'accepted',
    );
  });
});

/** What a manager would decide where there is none: nothing of the second level, nor what is still with its author. */
const isLeftToHr = ({ manager_id }: Place, { business_role, status_id, detail }: Step) =>
  manager_id === null &&
  business_role === 'manager' &&
  detail.own !== '1' &&
  detail.second_level !== '1' &&
  !['empty', 'draft', 'declined'].includes(status_id);

/** What counts, said once more and in another way: the moves ahead of a document of a place. */
const movesAhead = (place: Place, steps: readonly Step[], parameters: object) => {
  const { object_id, organization_id, manager_id, employee_id } = place;
  const isManaged = manager_id !== null && manager_id !== employee_id;
  return steps.filter(
    ({ detail, ...step }) =>
      (isManaged ||
        step.business_role !== 'manager' ||
        detail.own === '1' ||
        isLeftToHr(place, { ...step, detail })) &&
      step.object_id === object_id &&
      [null, organization_id].includes(step.organization_id) &&
      !(step.disabled || step.reject || detail.hide_from_grid === '1') &&
      step.status_id !== 'declined' &&
      isOfOrder({ detail }, place.create_date) &&
      isInForce(detail.when, { ...parameters }),
  );
};

/** Those that go somewhere: neither a refusal that is not marked as one nor a step on the spot. */
const going = (moves: readonly Step[]) =>
  moves.filter((step) => !['declined', step.status_id].includes(step.next_status_id));

/** Moves from a status to each other one, by letting the distances settle. */
const distancesFrom = (start: string, moves: readonly Step[]): ReadonlyMap<string, number> => {
  const far = new Map([[start, 0]]);
  for (const _ of moves)
    for (const { status_id, next_status_id } of moves) {
      const next = (far.get(status_id) ?? Number.POSITIVE_INFINITY) + 1;
      if (next < (far.get(next_status_id) ?? Number.POSITIVE_INFINITY)) far.set(next_status_id, next);
    }
  return far;
};

const parameters = fc.constantFrom({}, { overtime_employee_confirmation: '1' });
const situation = fc.tuple(
  anyDictionary,
  anyDocument.map((doc) => ({ ...doc, status_id: doc.status_id || 'empty' })),
  parameters,
);

/** What is for the owner in whatever role is the employee's; the second level is a role of its own. */
const takerOn = (place: Place) => (step: Step) => {
  const { detail, business_role } = step;
  if (detail.own === '1') return 'employee';
  if (detail.second_level === '1' && business_role === 'manager') return 'second_manager';
  return isLeftToHr(place, step) ? 'hr' : business_role;
};

describe('whatever the dictionary', () => {
  test('every stop is left by a step that its role may take, no status is met twice', () => {
    fc.assert(
      fc.property(situation, ([steps, place, values]) => {
        const { stops } = pathOf(place, steps, values);
        const moves = going(movesAhead(place, steps, values));
        expect(stops[0]?.status_id).toBe(place.status_id);
        expect(new Set(stops.map((stop) => stop.status_id)).size).toBe(stops.length);
        for (const [index, stop] of stops.slice(0, -1).entries())
          expect(
            moves.filter(
              (step) =>
                step.status_id === stop.status_id &&
                takerOn(place)(step) === stop.role &&
                step.next_status_id === stops[index + 1]?.status_id,
            ),
          ).not.toEqual([]);
      }),
      { numRuns: 1_000 },
    );
  });

  test('no way to an end is shorter, and a status to rest in comes before any other end', () => {
    fc.assert(
      fc.property(situation, ([steps, place, values]) => {
        const { stops, behind } = pathOf(place, steps, values);
        const moves = going(movesAhead(place, steps, values));
        const far = distancesFrom(place.status_id, moves);
        const ends = [...far.keys()].filter((status) => moves.every((step) => step.status_id !== status));
        const resting = ends.filter((status) => RESTING_STATUSES.includes(status));
        const wanted = resting.length > 0 ? resting : ends;
        const nearest = Math.min(...wanted.map((status) => far.get(status) ?? 0));
        expect(stops.length - 1).toBe(wanted.length > 0 ? nearest : 0);
        if (wanted.length > 0) expect(wanted).toContain(stops.at(-1)?.status_id);
        const come = distancesFrom('empty', moves).get(place.status_id) ?? 0;
        expect(behind).toBe(Math.max(0, come - 1));
      }),
      { numRuns: 1_000 },
    );
  });

  test('it does not hang on the order of the rows, nor on steps that do not count', () => {
    fc.assert(
      fc.property(
        situation.chain(([steps, place, values]) =>
          fc.tuple(
            fc.constant(steps),
            fc.shuffledSubarray(steps, { minLength: steps.length }),
            fc.constant(place),
            fc.constant(values),
          ),
        ),
        ([steps, shuffled, place, values]) => {
          const path = pathOf(place, steps, values);
          expect(pathOf(place, shuffled, values)).toEqual(path);
          expect(pathOf(place, movesAhead(place, steps, values), values)).toEqual(path);
        },
      ),
      { numRuns: 500 },
    );
  });

  test('it is held by exactly the roles with a move ahead, and so by whomever it waits for', () => {
    fc.assert(
      fc.property(situation, anyActor, ([steps, doc, values], somebody) => {
        const { held_by, stops } = pathOf(doc, steps, values);
        const here = movesAhead(doc, steps, values).filter((step) => step.status_id === doc.status_id);
        expect(held_by.toSorted()).toEqual([...new Set(here.map(takerOn(doc)))].toSorted());
        expect(stops[0]?.role ?? undefined).toBe(held_by[0]);
        const actor = { ...somebody, organization_id: doc.organization_id };
        fc.pre(here.every(({ detail }) => detail.second_level === undefined && detail.own === undefined));
        if (isAwaiting({ steps, parameters: values, actor, doc }))
          expect(relationOf(actor, doc).roles.filter((role) => held_by.includes(role))).not.toEqual([]);
      }),
      { numRuns: 1_000 },
    );
  });

  test('documents with one key go one way', () => {
    const above = fc.option(fc.subarray([1, 2, 3]), { nil: undefined });
    fc.assert(
      fc.property(situation, anyDocument, above, above, ([steps, doc, values], other, a, b) => {
        const one = { ...doc, ...(a && { above_ids: a }) };
        const { employee_id, manager_id } = other;
        const two = { ...doc, employee_id, manager_id, ...(b && { above_ids: b }) };
        const keyOf = placeKeys(steps);
        fc.pre(keyOf(one) === keyOf(two));
        expect(pathOf(one, steps, values)).toEqual(pathOf(two, steps, values));
      }),
    );
  });

  test('it says roles and statuses, nothing else', () => {
    fc.assert(
      fc.property(situation, ([steps, place, values]) => {
        const path = pathOf(place, steps, values);
        expect(Object.keys(path)).toEqual(['held_by', 'behind', 'stops']);
        for (const stop of path.stops) expect(Object.keys(stop)).toEqual(['status_id', 'role']);
      }),
    );
  });
});
