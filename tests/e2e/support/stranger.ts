import type { Page } from '@playwright/test';
import { allObjects } from '../../../lib/registry/registry.ts';
import { BATCH_CAP } from '../../../lib/rpc/batch.ts';
import { type EventSourceOf, listenTo } from '../../support/event-source.ts';
import { pngOf } from '../../support/pictures.ts';
import { get, rpc } from '../../support/rpc.ts';
import { upload } from '../../support/upload.ts';
import { expect, type Person } from './portal-test.ts';

/** A person who should notice nothing, with every ear open. */
export interface Watcher {
  readonly person: Person;
  readonly origin: string;
  /** A word in all that the others write: where the stranger meets it, something leaked. */
  readonly marker: string;
  readonly heard: EventSourceOf;
  readonly pages: readonly Page[];
}

/** A document of another organization, its attachment, and a step its own people may take. */
export interface Hidden {
  readonly id: number;
  readonly file: { readonly id: number; readonly name: string; readonly hash: string };
  readonly step: { readonly id: number; readonly next_status_id: string };
}

/** Opens home and the lists of the stranger, and listens. */
export const watcherOf = async (person: Person, origin: string, marker: string): Promise<Watcher> => {
  const pages = await Promise.all(
    ['/portal/', '/portal/uvacations-own?view=all'].map(async (address) => {
      const page = await person.tab();
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      return page;
    }),
  );
  const heard = await listenTo(origin, { authorization: `Bearer ${person.token}` });
  return { person, origin, marker, pages, heard };
};

/** Expects that the stranger meets a hidden document by no list, no address and no call. */
export const expectNothingSeen = async (watcher: Watcher, hidden: Hidden): Promise<void> => {
  await Promise.all([
    expectNothingRead(watcher, hidden),
    expectNothingWritten(watcher, hidden),
    expectNothingFetched(watcher, hidden),
    expectNothingShown(watcher, hidden),
  ]);
  const heard = watcher.heard.events.filter(({ event }) => event === 'changed').map(({ data }) => data.id);
  expect(heard, 'what the stranger heard').not.toContain(hidden.id);
};

/** Objects by their field with the document's id. */
const NAMED_BY = {
  vacation: 'id',
  incomplete: 'id',
  document_status: 'registrator_id',
  file: 'registrator_id',
  message: 'registrator_id',
};

interface Call {
  batchId: string;
  method: string;
  params: Record<string, unknown>;
}

const expectNothingRead = async ({ origin, person, marker }: Watcher, { id }: Hidden): Promise<void> => {
  const all = allObjects().flatMap(({ object_id: object }): Call[] => [
    { batchId: `view.get ${object}`, method: 'view.get', params: { object, rowsPerPage: 'all' } },
    { batchId: `table.get ${object}`, method: 'table.get', params: { object } },
  ]);
  const read = await batch(origin, person, all);
  expect(JSON.stringify(read), 'everything the stranger reads').not.toContain(marker);

  const named = await batch(
    origin,
    person,
    Object.entries(NAMED_BY).map(([object, key]) => ({
      batchId: object,
      method: 'view.get',
      params: { object, filter: `${key} = ${id}` },
    })),
  );
  for (const { batchId, result } of named) expect(result?.data, `${batchId} of the document`).toEqual([]);
};

interface Answered {
  batchId: string;
  result?: { data: unknown[] };
}

/** As many calls as there are, in as many batches as that takes. */
const batch = async (origin: string, person: Person, calls: Call[]): Promise<Answered[]> => {
  const answers: Answered[] = [];
  for (let at = 0; at < calls.length; at += BATCH_CAP) {
    const some = calls.slice(at, at + BATCH_CAP);
    const answer = await rpc<{ data: Answered[] }>(origin, person.token, 'batch', { calls: some });
    expect(answer.result?.data, 'an answer to every call').toHaveLength(some.length);
    answers.push(...(answer.result?.data ?? []));
  }
  return answers;
};

const expectNothingWritten = async ({ origin, person }: Watcher, { id, step }: Hidden): Promise<void> => {
  const move = {
    object_id: 'vacation',
    registrator_id: id,
    workflow_id: step.id,
    status_id: step.next_status_id,
  };
  const tries = [
    ['table.add', { object: 'document_status', data: [move] }],
    ['table.edit', { object: 'vacation', data: [{ id, comments: 'mine now' }] }],
    ['table.del', { object: 'vacation', data: [{ id }] }],
  ] as const;
  for (const [method, params] of tries) {
    const answer = await rpc(origin, person.token, method, params);
    expect(answer.error?.data.reason, `${method} by the stranger`).toBe('not_found');
  }
  const sent = await upload(origin, person.token, { registrator_id: id, bytes: await pngOf(2) });
  expect(sent.error?.data.reason, 'a file put there by the stranger').toBe('not_found');
};

const expectNothingFetched = async (
  { origin, person, marker }: Watcher,
  { id, file }: Hidden,
): Promise<void> => {
  const lists = [
    `/view?object=vacation&filter=id%3D${id}`,
    '/export?object=vacation&columns=number,comments',
    `/object_files?object=vacation&registrator_id=${id}`,
  ];
  for (const path of lists)
    expect(await (await get(origin, person.token, path)).text(), path).not.toContain(marker);
  for (const path of [`/files/${file.name}`, `/file/${file.hash}`]) {
    expect((await get(origin, person.token, path)).status, path).toBe(404);
    expect((await person.context.request.get(`/api${path}`)).status(), `${path} by the cookie`).toBe(404);
  }
};

/** Neither pages that were open before nor the document's own address show it. */
const expectNothingShown = async ({ person, marker, pages }: Watcher, { id }: Hidden): Promise<void> => {
  for (const page of pages) await expect(page.locator('body')).not.toContainText(marker);
  await person.page.goto(`/portal/uvacation/${id}`);
  await expect(person.page.getByText(person.says('documents.form.not_there'), { exact: true })).toBeVisible();
};
