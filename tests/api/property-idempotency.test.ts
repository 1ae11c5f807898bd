import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Call, outcome, said } from '../support/matrix-http.ts';
import { openTwin } from '../support/matrix-world.ts';
import { shared } from '../support/shared.ts';
import { triesOf } from '../support/whole.ts';

const world = shared(() => openTwin(['employee']));

/** A body that is refused has no effect, and leaves its key to others. */
const WRONG = 'wrong';
const rounds = fc.array(
  fc.record({
    key: fc.constantFrom('a', 'b', 'c'),
    /** Sent side by side, over two processes. */
    bodies: fc.array(fc.constantFrom('one', 'two', WRONG), { minLength: 1, maxLength: 5 }),
  }),
  { minLength: 1, maxLength: 8 },
);

let runs = 0;

test('whatever is sent under whatever keys: one effect and one answer for each key that was taken', async () => {
  await fc.assert(
    fc.asyncProperty(rounds, async (some) => {
      runs += 1;
      const mark = `прогон ${runs}`;
      const send = async (key: string, body: string, call: Call = world.call) => {
        const data = { comments: `${mark} ${body}`, ...(body === WRONG ? { start_date: 'never' } : {}) };
        const options = { token: world.token('employee'), key: `${runs}-${key}` };
        return { body, answer: await call('table.add', { object: 'vacation', data }, options) };
      };
      const taken = new Map<string, { body: string; answer: string }>();
      for (const { key, bodies } of some) {
        const answers = await Promise.all(
          bodies.map((body, index) => send(key, body, world.both[index % 2])),
        );
        const first = answers.find(({ answer }) => answer.result);
        const known = taken.get(key) ?? (first && { body: first.body, answer: said(first.answer) });
        if (known) taken.set(key, known);
        else expect(bodies.every((body) => body === WRONG)).toBe(true);
        for (const { body, answer } of answers) {
          if (body === known?.body) expect(said(answer)).toBe(known.answer);
          else if (body === WRONG)
            expect(['validation', 'idempotency_key_reused']).toContain(outcome(answer));
          else expect(outcome(answer)).toBe('idempotency_key_reused');
        }
      }
      const { rows } = await world.company.db.query<{ comments: string }>(
        `select "comments" from "document" where "comments" like $1 order by 1`,
        [`${mark} %`],
      );
      expect(rows.map((row) => row.comments)).toEqual(
        [...taken.values()].map(({ body }) => `${mark} ${body}`).sort(),
      );
    }),
    { numRuns: triesOf(30) },
  );
});
