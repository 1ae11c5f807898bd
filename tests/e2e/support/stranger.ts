import { allObjects } from '../../../lib/objects/registry.ts';
import { type EventSourceOf, listenTo } from '../../support/event-source.ts';
import { pngOf } from '../../support/pictures.ts';
import { get, rpc } from '../../support/rpc.ts';
import { upload } from '../../support/upload.ts';
import { expect, type Person } from './portal-test.ts';

/** Somebody who should notice nothing, with every ear open. */
export interface Watcher {
  readonly person: Person;
  readonly origin: string;
  /** A word that stands in whatever the others write: wherever the stranger meets it, something leaked. */
  readonly marker: string;
  readonly heard: EventSourceOf;
}

interface Hidden {
  readonly id: number;
  readonly number: string;
  readonly file: string;
}

export const watcherOf = async (person: Person, origin: string, marker: string): Promise<Watcher> => ({
  person,
  origin,
  marker,
  heard: await listenTo(origin, { authorization: `Bearer ${person.token}` }),
});

/** By no list, no address and no call does the stranger meet a document of another organization. */
export const expectNothingSeen = async (watcher: Watcher, hidden: Hidden): Promise<void> => {
  await expectNothingRead(watcher, hidden);
  await expectNothingWritten(watcher, hidden);
  await expectNothingFetched(watcher, hidden);
  await expectNothingShown(watcher, hidden);
  expect(JSON.stringify(watcher.heard.events), 'what the stranger heard').not.toContain(`${hidden.id}`);
};

const expectNothingRead = async ({ origin, person, marker }: Watcher, { id }: Hidden): Promise<void> => {
  for (const { object_id } of allObjects())
    for (const method of ['view.get', 'table.get']) {
      const params = { object: object_id, ...(method === 'view.get' ? { rowsPerPage: 'all' } : {}) };
      const answer = await rpc(origin, person.token, method, params);
      expect(JSON.stringify(answer), `${method} of ${object_id}`).not.toContain(marker);
    }
  for (const [object, key] of Object.entries(NAMED_BY)) {
    const answer = await rpc(origin, person.token, 'view.get', { object, filter: `${key} = ${id}` });
    expect(answer.result?.data, `${object} of the document`).toEqual([]);
  }
};

/** What names a document, and by which field. */
const NAMED_BY = {
  vacation: 'id',
  incomplete: 'id',
  away: 'id',
  document_status: 'registrator_id',
  file: 'registrator_id',
  message: 'registrator_id',
} as const;

const expectNothingWritten = async ({ origin, person }: Watcher, { id }: Hidden): Promise<void> => {
  const move = { object_id: 'vacation', registrator_id: id, workflow_id: 1, status_id: 'agreed' };
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

const expectNothingFetched = async ({ origin, person, marker }: Watcher, { id }: Hidden): Promise<void> => {
  for (const path of [`/view?object=vacation&filter=id%3D${id}`, `/export?object=vacation&columns=number,comments`]) {
    const answer = await get(origin, person.token, path);
    expect(await answer.text(), path).not.toContain(marker);
  }
};

const expectNothingShown = async ({ person, marker }: Watcher, { id }: Hidden): Promise<void> => {
  const page = person.page;
  await expect(page.locator('body')).not.toContainText(marker);
  await page.goto(`/portal/uvacation/${id}`);
  await expect(page.getByText(person.says('documents.form.not_there'))).toBeVisible();
  await page.goto('/portal/uvacations-own?view=all');
  await expect(page.locator('tbody tr').first()).toBeVisible();
  await expect(page.locator('body')).not.toContainText(marker);
};
