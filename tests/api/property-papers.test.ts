import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NAMES, type Name, PEOPLE } from '../support/matrix-people.data.ts';
import { openWorld } from '../support/matrix-world.ts';
import { newPaper, publish } from '../support/paper-desk.ts';
import { shared } from '../support/shared.ts';
import { triesOf } from '../support/whole.ts';

const world = shared(() => openWorld(['hr']));

interface Held {
  name: Name;
  statuses: string[];
  files: string[];
  added: number;
}

/** Who has a paper before them, with the history, the files and the audit of each document. */
const holders = async (paper: number): Promise<Held[]> => {
  const { rows } = await world.company.db.query<Held>(
    `select e."number" as name,
       (select json_agg(s."status_id" order by s."seq") from "document_status" s where s."registrator_id" = d."id") as statuses,
       (select json_agg(f."name") from "file" f where f."registrator_id" = d."id") as files,
       (select count(*)::int from "audit" a where a."stream" = 'document:' || d."id" and a."action" = 'table.add') as added
     from "request_push_signed" r join "document" d on d."id" = r."id" join "employee" e on e."id" = d."employee_id"
     where r."paper_id" = $1 order by e."number"`,
    [paper],
  );
  return rows;
};

test('however a paper is published, in whatever chunks, twice or side by side, each person has it once and whole', async () => {
  const chunk = fc.uniqueArray(fc.constantFrom(...NAMES), { minLength: 1, maxLength: 8 });
  const id = (name: Name) => world.company.people[name].employee_id;
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(chunk, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 }),
      async (rounds) => {
        const token = world.token('hr');
        const paper = await newPaper(world.portal.origin, token);
        const said: string[] = [];
        for (const together of rounds) {
          const answers = await Promise.all(
            together.map((names) => publish(world.portal.origin, token, paper, names.map(id))),
          );
          said.push(...answers.flat().map((line) => line.outcome));
        }
        const reached = [...new Set(rounds.flat(2))]
          .filter((name) => PEOPLE[name].workplace === 'alpha')
          .sort();
        const held = await holders(paper);
        expect(held.map((each) => each.name).sort()).toEqual(reached);
        expect(said.filter((outcome) => outcome === 'published')).toHaveLength(reached.length);
        expect(new Set(held.flatMap((each) => each.files)).size).toBe(reached.length > 0 ? 1 : 0);
        for (const { statuses, files, added } of held)
          expect([statuses, files.length, added]).toEqual([['created', 'notified'], 1, 1]);
      },
    ),
    { numRuns: triesOf(20) },
  );
});
