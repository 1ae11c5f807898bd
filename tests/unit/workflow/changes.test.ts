import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { appliedTo, changesOf, collisionsOf, type Wanted } from '../../../lib/workflow/changes/change.ts';
import {
  contentOf,
  differingFields,
  isSameContent,
  type StepContent,
} from '../../../lib/workflow/changes/content.ts';
import { publicationOf } from '../../../lib/workflow/changes/publication.ts';
import { strandedBy, targetsOf } from '../../../lib/workflow/changes/stranded.ts';
import { keptSteps, wantedFor } from '../../../lib/workflow/changes/versions.ts';
import { isOfOrder } from '../../../lib/workflow/order.ts';
import { STATUSES } from '../../../lib/workflow/statuses.data.ts';
import type { Step } from '../../../lib/workflow/step.ts';
import { anyDictionary, STEPS, stepOf } from './company.ts';

const OWN = STEPS.filter((step) => step.object_id === 'vacation');
const agreeing = stepOf('vacation', 'manager', 'prepared', 'agreed');
const content = (step: Step): StepContent => contentOf(step) as StepContent;
const accepting = { ...content(agreeing), next_status_id: 'accepted' };
const NOON = '2026-11-20T12:00:00.000Z';

/** The rows as a publication leaves them. */
const published = (
  steps: readonly Step[],
  wanted: readonly Wanted[],
  way: 'keep' | 'new',
  moment = NOON,
): Step[] => {
  const { edits, adds } = publicationOf(steps, changesOf(steps, wanted), way, moment);
  const edited = new Map(edits.map((edit) => [edit.id, edit]));
  return [
    ...steps.map((step) => ({ ...step, ...edited.get(step.id) })),
    ...adds.map((added, index) => ({ ...added, id: 10_000 + index, object_id: 'vacation', disabled: false })),
  ];
};
const moves = (steps: readonly Step[], made?: string) =>
  steps
    .filter((step) => !step.disabled && isOfOrder(step, made))
    .map((step) => `${step.business_role} ${step.status_id} ${step.next_status_id}`)
    .sort();

describe('a draft', () => {
  test('keeps what a step said when it was first touched, and forgets what changes nothing', () => {
    const first = changesOf(OWN, [{ id: agreeing.id, after: accepting }]);
    expect(first).toEqual([{ id: agreeing.id, before: content(agreeing), after: accepting }]);
    const meanwhile = OWN.map((step) => (step.id === agreeing.id ? { ...step, editable: true } : step));
    expect(changesOf(meanwhile, [{ id: agreeing.id, after: null }], first)[0]?.before).toEqual(
      content(agreeing),
    );
    expect(changesOf(OWN, [{ id: agreeing.id, after: content(agreeing) }])).toEqual([]);
  });

  test('says in which fields a step changes', () => {
    expect(
      differingFields(content(agreeing), {
        ...accepting,
        editable: true,
        detail: { ...accepting.detail, sign: '1' },
      }),
    ).toEqual(expect.arrayContaining(['next_status_id', 'editable']));
    expect(isSameContent({ ...accepting, detail: {} }, { ...accepting, detail: { sign: '0' } })).toBe(true);
  });

  test('collides with what somebody else made of the same step, not with the same change', () => {
    const changes = changesOf(OWN, [{ id: agreeing.id, after: accepting }]);
    const with_ = (more: Partial<Step>) =>
      OWN.map((step) => (step.id === agreeing.id ? { ...step, ...more } : step));
    expect(collisionsOf(OWN, changes)).toEqual([]);
    expect(collisionsOf(with_({ next_status_id: 'accepted' }), changes)).toEqual([]);
    expect(collisionsOf(with_({ disabled: true }), changes)[0]).toMatchObject({
      id: agreeing.id,
      now: null,
    });
    expect(collisionsOf(with_({ editable: true }), changes)).toHaveLength(1);
  });
});

describe('publishing', () => {
  const wanted: Wanted[] = [
    { id: agreeing.id, after: accepting },
    {
      id: -1,
      after: {
        ...content(agreeing),
        business_role: 'reviewer',
        status_id: 'accepted',
        next_status_id: 'approved',
      },
    },
  ];
  const afterwards = moves(appliedTo('vacation', OWN, changesOf(OWN, wanted)));

  test('for all: every document, however old, has the steps of the draft', () => {
    const steps = published(OWN, wanted, 'new');
    for (const made of [undefined, '2020-01-01T00:00:00.000Z'])
      expect(moves(steps, made)).toEqual(afterwards);
    expect(steps.find(({ id }) => id === agreeing.id)).toMatchObject({
      next_status_id: 'agreed',
      disabled: true,
    });
  });

  test('for new ones: documents under way keep just the steps they had', () => {
    const steps = published(OWN, wanted, 'keep');
    expect(moves(steps)).toEqual(afterwards);
    expect(moves(steps, '2026-11-20T11:59:59.999Z')).toEqual(moves(OWN));
    expect(moves(steps, NOON)).toEqual(afterwards);
  });

  test('what was taken away before and comes again is the step it was', () => {
    const gone = published(OWN, [{ id: agreeing.id, after: null }], 'new');
    const again = published(gone, [{ id: -1, after: { ...content(agreeing), editable: true } }], 'new');
    expect(again).toHaveLength(OWN.length);
    expect(again.find(({ id }) => id === agreeing.id)).toMatchObject({ editable: true, disabled: false });
  });

  test('a later change for all ends the earlier orders', () => {
    const kept = published(OWN, wanted, 'keep');
    const steps = published(kept, [{ id: -1, after: { ...accepting, business_role: 'accountant' } }], 'new');
    expect(moves(steps, '2020-01-01T00:00:00.000Z')).toEqual(moves(steps));
    expect(moves(steps)).toEqual([...afterwards, 'accountant prepared accepted'].sort());
  });

  test('of any dictionary and any wishes: new documents go as the draft says, those under way as before', () => {
    const wish = fc.record({
      at: fc.nat({ max: 400 }),
      after: fc.option(
        fc.record({
          business_role: fc.constantFrom('manager' as const, 'hr' as const),
          status_id: fc.constantFrom(...STATUSES),
          next_status_id: fc.constantFrom(...STATUSES),
          editable: fc.boolean(),
        }),
      ),
      isNew: fc.boolean(),
    });
    fc.assert(
      fc.property(anyDictionary, fc.array(wish, { maxLength: 8 }), (dictionary, wishes) => {
        const steps = dictionary.filter(({ object_id }) => object_id === 'vacation');
        const wants = [
          ...new Map(
            wishes.map(({ at, after, isNew }, index) => {
              const id =
                isNew || steps.length === 0 ? -1 - index : (steps[at % steps.length]?.id ?? -1 - index);
              const whole = after && { ...content(agreeing), organization_id: null, detail: {}, ...after };
              return [id, { id: id, after: whole }] as const;
            }),
          ).values(),
        ];
        const then = moves(appliedTo('vacation', steps, changesOf(steps, wants)));
        const later = '2026-12-01T00:00:00.000Z';
        expect(moves(published(steps, wants, 'new', later), '2020-01-01T00:00:00.000Z')).toEqual(then);
        const kept = published(steps, wants, 'keep', later);
        expect(moves(kept)).toEqual(then);
        for (const made of ['2026-11-09T08:00:00.000Z', '2026-11-20T08:00:00.000Z'])
          expect(moves(kept, made)).toEqual(moves(steps, made));
      }),
    );
  });
});

describe('taking back', () => {
  test('any version comes back, whatever was published since', () => {
    const version = keptSteps(OWN);
    for (const way of ['keep', 'new'] as const) {
      const since = published(OWN, [{ id: agreeing.id, after: accepting }], way);
      const back = published(since, wantedFor(since, version), 'new', '2026-11-21T00:00:00.000Z');
      expect(moves(back)).toEqual(moves(OWN));
      expect(moves(back, '2020-01-01T00:00:00.000Z')).toEqual(moves(OWN));
    }
  });
  test('steps of a file are known by the moves they are', () => {
    const file = keptSteps(OWN).map((step) => ({ ...step, id: null }));
    expect(changesOf(OWN, wantedFor(OWN, file))).toEqual([]);
    expect(changesOf(OWN, wantedFor(OWN, file.slice(1)))).toHaveLength(1);
  });
});

describe('documents without a step', () => {
  const without = (status: string) =>
    OWN.filter((step) => step.status_id === status).map((step) => ({ id: step.id, after: null }));
  const asked = { organizations: [2, 3], parametersOf: () => ({}) };

  test('are those of a status that no step leads out of, organization by organization', () => {
    const changes = changesOf(OWN, without('agreed'));
    const after = appliedTo('vacation', OWN, changes);
    expect(strandedBy(['draft', 'prepared', 'agreed', 'processed'], after, asked)).toEqual([
      { status_id: 'agreed', organization_id: 2 },
      { status_id: 'agreed', organization_id: 3 },
    ]);
    const local = after.map((step) =>
      step.disabled || step.status_id !== 'prepared' ? step : { ...step, organization_id: 2 },
    );
    expect(strandedBy(['prepared'], local, asked)).toEqual([{ status_id: 'prepared', organization_id: 3 }]);
  });

  test('go first where the changed step leads now, and never where nothing leads on', () => {
    const changes = changesOf(OWN, [
      { id: agreeing.id, after: accepting },
      { id: -1, after: { ...accepting, status_id: 'accepted', next_status_id: 'approved' } },
      ...without('agreed'),
    ]);
    const after = appliedTo('vacation', OWN, changes);
    const targets = targetsOf('agreed', OWN, after, changes);
    expect(targets[0]).toEqual({ status_id: 'accepted', kind: 'forward' });
    expect(targets).toContainEqual({ status_id: 'prepared', kind: 'back' });
    for (const bad of ['empty', 'agreed', 'declined', 'opened'])
      expect(targets.map(({ status_id }) => status_id)).not.toContain(bad);
  });
});
