import { describe, expect, test } from 'vitest';
import type { BusinessRole } from '../../../lib/access/roles.ts';
import { isOn } from '../../../lib/workflow/flag.ts';
import { graphOf } from '../../../lib/workflow/graph/graph.ts';
import { pathOf } from '../../../lib/workflow/graph/lines.ts';
import { BOX, CHIP, chipWidth } from '../../../lib/workflow/graph/measures.ts';
import type { Step } from '../../../lib/workflow/step.ts';
import { WORKFLOW_STEPS } from '../../../prisma/seed/dictionaries/workflow-steps.ts';

const ALL: readonly Step[] = WORKFLOW_STEPS.map((step, index) => ({
  ...step,
  business_role: step.business_role as BusinessRole,
  id: index + 1,
  indicators: '',
  organization_id: null,
  disabled: false,
}));
const stepsOf = (object_id: string): Step[] =>
  ALL.filter((step) => step.object_id === object_id && !isOn(step.detail.leg));
const OBJECTS = [...new Set(ALL.map((step) => step.object_id))];
const columnsOf = (object_id: string): Record<string, number> =>
  Object.fromEntries(graphOf(stepsOf(object_id)).boxes.map(({ status, column }) => [status, column]));

describe('the graph of a workflow', () => {
  test('a vacation goes in one row by the longest way, refusals stand below', () => {
    const { boxes } = graphOf(stepsOf('vacation'));
    expect(boxes.filter(({ row }) => row === 0).map(({ status }) => status)).toEqual([
      'empty',
      'draft',
      'prepared',
      'agreed',
      'approved',
      'processed',
    ]);
    expect(boxes.find(({ aside }) => aside)).toMatchObject({ status: 'declined', column: 2, row: 1 });
  });

  test('a column is the longest way from the beginning, whatever leads back', () => {
    expect(columnsOf('overtime')).toMatchObject({
      empty: 0,
      draft: 1,
      created: 1,
      prepared: 2,
      notified: 2,
      confirmed: 3,
      agreed: 4,
      closed: 7,
    });
    expect(columnsOf('sickleave')).toEqual({ empty: 0, draft: 1, opened: 2, closed: 3, processed: 4 });
  });

  test('a line has all who take it, and those of them who sign', () => {
    const { lines } = graphOf(stepsOf('vacation'));
    expect(lines.find(({ from, to }) => from === 'prepared' && to === 'agreed')).toMatchObject({
      roles: ['manager', 'hr'],
      signed: ['manager'],
      reject: false,
    });
    expect(lines.filter(({ from, to }) => from === 'prepared' && to === 'draft')).toMatchObject([
      { roles: ['employee', 'manager'], reject: true },
    ]);
  });

  test.each(OBJECTS)(
    '%s: every step is drawn once, within the drawing, and no box or chip lies on another',
    (object) => {
      const steps = stepsOf(object);
      const { boxes, lines, width, height } = graphOf(steps);
      expect(lines.flatMap(({ step_ids }) => step_ids).toSorted((a, b) => a - b)).toEqual(
        steps.map(({ id }) => id),
      );
      const rectangles = [
        ...boxes.map(({ status, x, y }) => ({ name: status, x, y, w: BOX.width, h: BOX.height })),
        ...lines.map(({ key, chip: [x, y], roles }) => ({
          name: key,
          x: x - chipWidth(roles.length) / 2,
          y: y - CHIP.height / 2,
          w: chipWidth(roles.length),
          h: CHIP.height,
        })),
      ];
      for (const [index, a] of rectangles.entries()) {
        expect(
          a.x >= 0 && a.y >= 0 && a.x + a.w <= width && a.y + a.h <= height,
          `${a.name} is outside`,
        ).toBe(true);
        for (const b of rectangles.slice(index + 1)) {
          const apart = a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y;
          expect(apart, `${a.name} lies on ${b.name}`).toBe(true);
        }
      }
    },
  );

  test.each(OBJECTS)('%s: lines go level or upright, from box to box', (object) => {
    const { boxes, lines } = graphOf(stepsOf(object));
    const touches = (status: string, [x, y]: readonly [number, number] = [0, 0]): boolean =>
      boxes.some(
        (box) =>
          box.status === status &&
          x >= box.x &&
          x <= box.x + BOX.width &&
          y >= box.y &&
          y <= box.y + BOX.height,
      );
    for (const { key, from, to, points } of lines) {
      expect(touches(from, points[0]) && touches(to, points.at(-1)), key).toBe(true);
      for (const [index, [x, y]] of points.slice(1).entries())
        expect(x === points[index]?.[0] || y === points[index]?.[1], key).toBe(true);
    }
  });

  test('statuses that nothing leads to, and steps on the spot, are drawn as well', () => {
    const [first] = stepsOf('vacation') as [Step];
    const { boxes, lines } = graphOf([
      first,
      { ...first, id: 900, status_id: 'opened', next_status_id: 'closed' },
      { ...first, id: 901, status_id: 'draft', next_status_id: 'draft' },
      { ...first, id: 902, status_id: 'closed', next_status_id: 'opened' },
    ]);
    expect(boxes.map(({ status }) => status).toSorted()).toEqual(['closed', 'draft', 'empty', 'opened']);
    expect(lines).toHaveLength(4);
    expect(graphOf([])).toEqual({ width: 0, height: 0, boxes: [], lines: [] });
  });

  test('corners are rounded, as far as there is room', () => {
    expect(
      pathOf([
        [0, 0],
        [0, 100],
        [10, 100],
      ]),
    ).toBe('M0 0L0 95Q0 100 5 100L10 100');
  });
});
