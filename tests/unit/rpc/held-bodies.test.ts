import type { Context } from 'hono';
import { expect, test } from 'vitest';
import { roomForBody } from '../../../server/api/body.ts';

/** A caller whose connection tells when it is cut. */
const caller = (name: string, cut: string[]): Context =>
  ({ env: { incoming: { socket: { destroy: () => cut.push(name) } } } }) as unknown as Context;

test('T76: where half-sent bodies fill the room, the one that waits longest gives way, and the newest never does', () => {
  const cut: string[] = [];
  const come = (name: string, bytes: number) => {
    const room = roomForBody(caller(name, cut), 100);
    room.take(bytes);
    return room;
  };
  const [, second] = [come('first', 60), come('second', 30)];
  expect(cut).toEqual([]);
  const third = come('third', 60);
  expect(cut).toEqual(['first']);
  second?.leave();
  const fourth = come('fourth', 40);
  expect(cut).toEqual(['first']);
  const large = come('large', 200);
  expect(cut).toEqual(['first', 'third', 'fourth']);
  for (const room of [third, fourth, large]) room.leave();
  come('last', 100).leave();
  expect(cut).toHaveLength(3);
});
