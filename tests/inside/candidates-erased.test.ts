import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PERSONAL } from '../../lib/documents/families/recruitment/fields.ts';
import type { sweep } from '../../server/jobs/housekeeping.ts';
import { addDocument, giveFile } from '../support/matrix-family.ts';
import { putParameter } from '../support/parameter.ts';
import { sharedCompany } from '../support/shared.ts';

const NAME = 'Соколов Артём Игоревич';

const { company } = sharedCompany();
let housekeeping: { sweep: typeof sweep };

beforeAll(async () => {
  [housekeeping] = await Promise.all([
    import('../../server/jobs/housekeeping.ts'),
    import('../../server/object-rules.ts'),
  ]);
});
beforeEach(async () => {
  await rows(`delete from "document" where "object_id" = 'recruitment'`);
  await rows('delete from "outbox"');
  await rows(
    `update "employee" set "name" = $2, "disabled" = false, "email" = 'sokolov@example.ru' where "id" = $1`,
    person(),
    NAME,
  );
  await keepFor('30');
});

const rows = async (sql: string, ...values: unknown[]) => (await company.db.query(sql, values)).rows;
const person = (): number => company.people.candidate.employee_id;

const keepFor = async (days: string): Promise<void> => {
  const { north } = company.clients;
  await putParameter(company.db, 'candidate_data_days', days);
  await rows('update "client" set "rules_version" = "rules_version" + 1 where "id" = $1', north);
};

/** Documents of the candidate with a picture, that came to their status so many days ago. */
const hiring = async (status: string, daysAgo: number): Promise<number> => {
  const id = await addDocument(company, 'recruitment', 'candidate', status);
  await giveFile(company, 'recruitment', id);
  await rows(
    `update "document" set "status_date" = now() - make_interval(days => $2::int) where "id" = $1`,
    id,
    daysAgo,
  );
  return id;
};

/** What is left of the answers: personal fields that say something, rows of lines, files, and who the person is. */
const left = async (id: number) => {
  const [row] = await rows(
    `select row_to_json(r) as answers,
       (select count(*)::int from "recruitment_scan" where "recruitment_id" = r."id")
         + (select count(*)::int from "recruitment_study" where "recruitment_id" = r."id")
         + (select count(*)::int from "recruitment_job" where "recruitment_id" = r."id") as lines,
       (select count(*)::int from "file" where "registrator_id" = r."id" and not "deleted") as files
     from "recruitment" r where r."id" = $1`,
    id,
  );
  const [who] = await rows(
    `select e."name", e."email", e."disabled", u."login", u."disabled" as shut from "employee" e
     join "app_user" u on u."employee_id" = e."id" where e."id" = $1`,
    person(),
  );
  const answers = row?.answers as Record<string, unknown>;
  const said = PERSONAL.filter((name) => answers[name] !== null && answers[name] !== '' && name in answers);
  return { said, lines: row?.lines, files: row?.files, ...who };
};

const removedBytes = async (): Promise<number> =>
  (await rows(`select 1 from "outbox" where "kind" = 'files_removed'`)).length;

const erasures = (id: number) =>
  rows(
    `select "user_id", "detail" from "audit" where "action" = 'candidate.erase' and "stream" = $1`,
    `document:${id}`,
  );

describe('152-FZ: what a declined candidate has said', () => {
  test('stays for candidate_data_days, to the last of them', async () => {
    const id = await hiring('declined', 29);
    const before = await left(id);
    expect(before.said.length).toBeGreaterThan(5);
    expect(before.lines).toBeGreaterThan(0);
    await housekeeping.sweep();
    expect(await left(id)).toEqual(before);
    expect([await removedBytes(), await erasures(id)]).toEqual([0, []]);
  });

  test('is deleted by housekeeping after them, once: answers, lines, pictures, name and login; the document stays', async () => {
    const id = await hiring('declined', 31);
    await housekeeping.sweep();
    await housekeeping.sweep();
    expect(await left(id)).toEqual({
      said: [],
      lines: 0,
      files: 0,
      name: 'candidate',
      email: '',
      disabled: true,
      login: expect.stringMatching(/^erased-\d+$/),
      shut: true,
    });
    expect(await removedBytes()).toBe(1);
    const audited = await erasures(id);
    expect(audited).toHaveLength(1);
    expect(audited[0]?.user_id).toBeNull();
    expect(JSON.stringify(audited)).not.toContain(NAME);
    expect(await rows('select "status_id" from "document" where "id" = $1', id)).toEqual([
      { status_id: 'declined' },
    ]);
  });

  test('is deleted by the days the client names', async () => {
    const id = await hiring('declined', 3);
    await keepFor('2');
    await housekeeping.sweep();
    expect((await left(id)).said).toEqual([]);
  });

  test.each(['notified', 'prepared', 'agreed'])(
    'is never deleted while the hiring goes on: %s',
    async (status) => {
      const id = await hiring(status, 400);
      const before = await left(id);
      await housekeeping.sweep();
      expect(await left(id)).toEqual(before);
    },
  );

  test('goes with its document alone while another hiring of the same person goes on', async () => {
    const [declined, goesOn] = [await hiring('declined', 31), await hiring('notified', 1)];
    await housekeeping.sweep();
    expect(await left(declined)).toMatchObject({ said: [], files: 0, name: NAME, disabled: false });
    expect((await left(goesOn)).said.length).toBeGreaterThan(5);
  });
});
