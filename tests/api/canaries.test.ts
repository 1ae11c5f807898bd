import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { FAMILIES, familyOf } from '../../lib/documents/families.ts';
import { isOfCandidates, policyOf } from '../../lib/families/kinds.data.ts';
import { allObjects } from '../../lib/registry/registry.ts';
import { directoryStore } from '../../server/store/directory-store.ts';
import { type EventSourceOf, listenTo } from '../support/event-source.ts';
import { openMailbox } from '../support/mailbox.ts';
import { addDocument, giveFile } from '../support/matrix-family.ts';
import { type Answer, callAs, said } from '../support/matrix-http.ts';
import type { Name } from '../support/matrix-people.data.ts';
import { openWorld } from '../support/matrix-world.ts';
import { get } from '../support/rpc.ts';
import { shared } from '../support/shared.ts';

/** Callers without any right to the marked documents: one of another organization, and a candidate. */
const CANARIES = ['stranger', 'candidate'] as const satisfies readonly Name[];
const NOWHERE = 999_999_999;

/** A document of the employee with a word, in it, its file and its thread, that stands nowhere else. */
interface Marked {
  readonly object_id: string;
  readonly id: number;
  readonly mark: string;
  readonly file_id: number;
  readonly file_name: string;
}
const mailbox = shared(openMailbox);

const world = shared(() =>
  openWorld(['employee', 'hr', 'stranger', 'stranger_hr', 'candidate'], {
    SMTP_URL: mailbox.url,
  }),
);
let marked: Marked[];
const streams: Partial<Record<Name, EventSourceOf>> = {};

beforeAll(async () => {
  for (const name of ['hr', ...CANARIES] as const)
    streams[name] = await listenTo(world.portal.origin, { authorization: `Bearer ${world.token(name)}` });
  marked = [];
  for (const [index, { object_id, kind }] of FAMILIES.entries())
    marked.push(await mark(object_id, policyOf({ kind }).pushed ? 'notified' : 'draft', index));
});
afterAll(async () => {
  for (const stream of Object.values(streams)) stream.close();
});

const mark = async (object_id: string, status: string, index: number): Promise<Marked> => {
  const { company, portal } = world;
  const word = `канарейка${index + 100}`;
  const id = await addDocument(company, object_id, 'employee', status);
  await company.db.query('update "document" set "comments" = $2 where "id" = $1', [id, word]);
  const file_id = await giveFile(company, object_id, id);
  const file_name = createHash('sha1').update(word).digest('hex');
  await company.db.query('update "file" set "name" = $2, "original_name" = $3, "size" = $4 where "id" = $1', [
    file_id,
    file_name,
    `${word}.png`,
    Buffer.byteLength(word),
  ]);
  const store = await directoryStore(join(portal.dataDir, 'files'));
  const path = join(store.unfinished, `${word}.part`);
  await writeFile(path, word);
  await store.put(path, file_name);
  return { object_id, id, mark: word, file_id, file_name };
};

const fetched = (name: Name, path: string) => get(world.portal.origin, world.token(name), path);

/** A message of a thread; `mentioned` is a reader of the document. */
const say = (by: Name, registrator_id: number, text: string, mentioned?: Name) =>
  callAs(world, by, 'table.add', {
    object: 'discussion_message',
    data: {
      registrator_id,
      text,
      mentions: mentioned ? [world.company.people[mentioned].employee_id] : [],
    },
  });

/** All texts of a workbook. */
const workbookText = async (answer: Response): Promise<string> => {
  const bytes = new Uint8Array(await answer.arrayBuffer());
  if (!answer.ok) return '';
  return Object.values(unzipSync(bytes))
    .map((part) => Buffer.from(part).toString('utf8'))
    .join('\n');
};

const wordsFoundIn = (text: string): string[] =>
  marked.filter(({ mark: word }) => text.includes(word)).map(({ object_id }) => object_id);

const everyFamily = () => marked.map(({ object_id }) => object_id);

describe('a document of every family', () => {
  test('T22: is found in no list of anything, raw or joined; hr finds each of them', async () => {
    const listed = async (name: Name): Promise<string> => {
      const texts: string[] = [];
      for (const { object_id } of allObjects())
        for (const method of ['view.get', 'table.get'])
          texts.push((await callAs(world, name, method, { object: object_id, rowsPerPage: 'all' })).text);
      return texts.join('\n');
    };
    expect(wordsFoundIn(await listed('hr'))).toEqual(everyFamily());
    for (const name of CANARIES) expect([name, wordsFoundIn(await listed(name))]).toEqual([name, []]);
  });

  test('is found by no filter, by nobody who looks for its word or its number', async () => {
    const found = async (name: Name, { object_id, id, mark: word }: Marked): Promise<number[]> => {
      const asked = [
        { object: object_id, filter: `comments = '${word}'` },
        { object: object_id, filter: `id = ${id}` },
        { object: 'document', filter: `id = ${id}` },
        { object: 'document_status', filter: `registrator_id = ${id}` },
        { object: 'file', filter: `original_name = '${word}.png'` },
      ];
      const answers: Answer[] = [];
      for (const params of asked) answers.push(await callAs(world, name, 'view.get', params));
      return answers.map(({ result }) => Math.sign(Number(result?.total ?? 0)));
    };
    for (const each of marked) {
      expect([each.object_id, await found('hr', each)]).toEqual([each.object_id, [1, 1, 1, 1, 1]]);
      for (const name of CANARIES)
        expect([name, each.object_id, await found(name, each)]).toEqual([
          name,
          each.object_id,
          [0, 0, 0, 0, 0],
        ]);
    }
  });

  test('T25: is answered like one that is not there by every call that names a document', async () => {
    const calls = (object_id: string, id: number) =>
      [
        ['document.facts', { object: object_id, id }],
        ['workflow.why', { object: object_id, id }],
        ['discussion.state', { registrator_id: id }],
        ['discussion.people', { registrator_id: id, name: '' }],
        ['table.edit', { object: object_id, data: [{ id, comments: 'x' }] }],
        ['table.del', { object: object_id, data: [{ id }] }],
        ['table.add', { object: 'discussion_message', data: { registrator_id: id, text: 'x' } }],
      ] as const;
    for (const { object_id, id } of marked)
      for (const name of CANARIES) {
        const nowhere = calls(object_id, NOWHERE);
        for (const [index, [method, params]] of calls(object_id, id).entries()) {
          const answer = await callAs(world, name, method, params);
          const missing = await callAs(world, name, method, nowhere[index]?.[1] ?? {});
          expect([name, object_id, method, said(answer).replaceAll(String(id), '')]).toEqual([
            name,
            object_id,
            method,
            said(missing).replaceAll(String(NOWHERE), ''),
          ]);
        }
      }
    const [{ object_id, id }] = marked as [Marked, ...Marked[]];
    const hr = await callAs(world, 'hr', 'workflow.why', { object: object_id, id });
    expect(hr.error).toBeUndefined();
  });

  test('T52: gives its file to nobody else, alone or in an archive', async () => {
    for (const { object_id, file_id, file_name, mark: word } of marked) {
      const mine = await fetched('hr', `/file/${file_name}`);
      expect([object_id, await mine.text()]).toEqual([object_id, word]);
      for (const name of CANARIES) {
        const answer = await fetched(name, `/file/${file_name}`);
        const nowhere = await fetched(name, `/file/${'0'.repeat(40)}`);
        expect([name, object_id, answer.status]).toEqual([name, object_id, nowhere.status]);
        expect(answer.status).toBe(404);
        const archive = await fetched(name, `/files-archive?files=${file_id}`);
        expect([name, object_id, archive.ok]).toEqual([name, object_id, false]);
      }
    }
    const ids = marked.map(({ file_id }) => file_id).join();
    expect((await fetched('hr', `/files-archive?files=${ids}`)).status).toBe(200);
  });

  test('stands in no export and on no printed form of theirs', async () => {
    const exported = async (name: Name): Promise<string> => {
      const texts: string[] = [];
      for (const object of [...everyFamily(), 'document', 'document_status', 'file'])
        texts.push(await workbookText(await fetched(name, `/export?object=${object}`)));
      return texts.join('\n');
    };
    expect(wordsFoundIn(await exported('hr'))).toEqual(everyFamily());
    for (const name of CANARIES) expect([name, wordsFoundIn(await exported(name))]).toEqual([name, []]);
    for (const { object_id, id } of marked) {
      // Pushed documents are papers already: they have no form.
      const printed = policyOf(familyOf(object_id)).pushed ? 404 : 200;
      expect([object_id, (await fetched('hr', `/report/${object_id}?id=${id}`)).status]).toEqual([
        object_id,
        printed,
      ]);
      for (const name of CANARIES)
        expect([name, object_id, (await fetched(name, `/report/${object_id}?id=${id}`)).status]).toEqual([
          name,
          object_id,
          (await fetched(name, `/report/${object_id}?id=${NOWHERE}`)).status,
        ]);
    }
  });

  test('is heard of by no event and no letter of theirs, whatever is said in its thread', async () => {
    // Those who hire read a candidate's hiring; the employee who owns it here does not.
    const readByOwner = (object_id: string) => !isOfCandidates(familyOf(object_id));
    for (const { object_id, id, mark: word } of marked)
      expect(
        (await say('hr', id, word, readByOwner(object_id) ? 'employee' : undefined)).error,
      ).toBeUndefined();
    const own = await addDocument(world.company, 'vacation', 'stranger', 'draft');
    expect((await say('stranger_hr', own, 'последнее', 'stranger')).error).toBeUndefined();
    const ids = marked.map(({ id }) => id);
    const heard = (name: Name) => (streams[name]?.events ?? []).map(({ data }) => data.id);
    // Events arrive in order: this one is the last.
    await vi.waitFor(() => expect(heard('stranger')).toContain(own), { timeout: 60_000 });
    await vi.waitFor(() => expect(heard('hr')).toEqual(expect.arrayContaining(ids)), { timeout: 60_000 });
    for (const name of CANARIES) expect(heard(name).filter((id) => ids.includes(id as number))).toEqual([]);

    const letters = () => mailbox.letters.filter(({ to }) => to === 'stranger@example.ru');
    await vi.waitFor(() => expect(letters()).toHaveLength(1), { timeout: 60_000 });
    await vi.waitFor(
      () =>
        expect(mailbox.letters.filter(({ to }) => to === 'employee@example.ru')).toHaveLength(
          marked.filter(({ object_id }) => readByOwner(object_id)).length,
        ),
      { timeout: 60_000 },
    );
    for (const { to, text, html, subject } of mailbox.letters)
      if (CANARIES.some((name) => to === `${name}@example.ru`))
        expect([to, wordsFoundIn(`${subject}\n${text}\n${html}`)]).toEqual([to, []]);
  });
});
