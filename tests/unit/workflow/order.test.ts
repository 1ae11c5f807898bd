import { describe, expect, test } from 'vitest';
import { availableSteps } from '../../../lib/workflow/available.ts';
import { isOfOldOrder, isOfOrder, madeWithin, ordersOf } from '../../../lib/workflow/order.ts';
import { pathOf } from '../../../lib/workflow/path.ts';
import { whyUntaken } from '../../../lib/workflow/why.ts';
import { actorOf, documentOf, stepOf } from './company.ts';

const NOON = '2026-11-20T12:00:00.000Z';
const EARLIER = '2026-11-20 11:59:59.999+00';
const old = { ...stepOf('vacation', 'manager', 'prepared', 'agreed'), detail: { until: NOON } };
const renewed = {
  ...old,
  id: 900,
  next_status_id: 'accepted',
  detail: { since: NOON },
};

describe('the order of a document', () => {
  test('is the old one before the moment and the new one from it on, to the millisecond', () => {
    expect([EARLIER, NOON, undefined, null].map((made) => isOfOrder(old, made))).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect([EARLIER, NOON, undefined, null].map((made) => isOfOrder(renewed, made))).toEqual([
      false,
      true,
      true,
      true,
    ]);
  });
  test('a step without moments is of every order', () => {
    const step = { detail: {} };
    expect([EARLIER, NOON, undefined].every((made) => isOfOrder(step, made))).toBe(true);
    expect(isOfOldOrder(step)).toBe(false);
    expect(isOfOldOrder(old)).toBe(true);
  });
  test('a moment within it is of it', () => {
    for (const step of [old, renewed]) expect(isOfOrder(step, madeWithin(step).create_date)).toBe(true);
  });
  test('documents of one number have the same steps', () => {
    const orderOf = ordersOf([old, renewed]);
    expect(orderOf(EARLIER)).not.toBe(orderOf(NOON));
    expect(orderOf(NOON)).toBe(orderOf(undefined));
  });
});

describe('people', () => {
  const boss = actorOf(5, ['manager']);
  const doc = documentOf({ status_id: 'prepared', manager_id: 5, organization_id: 2 });
  const offered = (create_date: string | undefined) =>
    availableSteps({
      steps: [old, renewed],
      actor: boss,
      parameters: {},
      doc: create_date ? { ...doc, create_date } : doc,
    }).map((step) => step.next_status_id);

  test('are offered the steps of the order their document goes by', () => {
    expect(offered(EARLIER)).toEqual(['agreed']);
    expect(offered(undefined)).toEqual(['accepted']);
  });
  test('are told why the others are not there', () => {
    const sight = { doc: { ...doc, create_date: EARLIER }, actor: boss, parameters: {} };
    expect(whyUntaken(renewed, sight)).toBe('order');
    expect(whyUntaken(old, sight)).toBeUndefined();
  });
  test('see the way of their document', () => {
    const place = { ...doc, create_date: EARLIER };
    expect(pathOf(place, [old, renewed], {}).stops.at(-1)?.status_id).toBe('agreed');
    expect(pathOf(doc, [old, renewed], {}).stops.at(-1)?.status_id).toBe('accepted');
  });
});
