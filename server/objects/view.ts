import type { z } from 'zod';
import type { Actor } from '../../lib/access/actor.ts';
import type { Refusal } from '../../lib/kernel/refusal.ts';
import type { Result } from '../../lib/kernel/result.ts';
import type { ObjectDefinition } from '../../lib/objects/object.ts';
import { readableFields } from '../../lib/objects/object.ts';
import { objectOf } from '../../lib/registry/registry.ts';
import type { listInput, rowsInput } from '../../lib/rpc/rows.ts';
import { refusal, valueOrThrow } from '../call/call-error.ts';
import { RawJson } from '../call/context.ts';
import { readClientId } from '../client/clients.ts';
import { db } from '../db/tx.ts';
import { readList } from './list.ts';
import type { ListPage } from './list-page.ts';
import { type ListQuery, listQuery } from './list-query.ts';
import { readPage } from './read-page.ts';
import { rulesOf } from './rules.ts';

export const objectOrRefuse = (object_id: string): ObjectDefinition => {
  const object = objectOf(object_id);
  if (!object) throw refusal('unknown_object');
  return object;
};

/** A page of an object's view, as JSON text. Signed out, only what the object shows to the public. */
export const viewPage = async (
  actor: Actor | null,
  client: string,
  input: z.infer<typeof listInput>,
): Promise<RawJson> => {
  const object = objectOf(input.object);
  if (!actor) return publicPage(object, client, input);
  if (!object) throw refusal('unknown_object');
  const read = rulesOf(object.object_id).view ?? readPage;
  return pageJson(await read(db, actor, listQuery(object, actor, input)));
};

/** A page of an object outside a transaction. */
export const readView = (actor: Actor, query: ListQuery): Promise<Result<ListPage, Refusal>> =>
  readPage(db, actor, query);

/** Raw rows: the object's own columns, no joined names, the same scope and caps. */
export const rawRows = async (actor: Actor, input: z.infer<typeof rowsInput>): Promise<RawJson> => {
  const object = objectOrRefuse(input.object);
  const columns = Object.entries(readableFields(object, actor)).filter(
    ([, field]) => !field.from && !field.computed && !field.lines,
  );
  return pageJson(
    await readList(
      db,
      listQuery(object, actor, {
        ...input,
        select: columns.map(([name]) => name).join(','),
        rowsPerPage: 'all',
      }),
    ),
  );
};

const publicPage = async (
  object: ObjectDefinition | undefined,
  client: string,
  input: z.infer<typeof listInput>,
): Promise<RawJson> => {
  if (!object?.publicScope) throw refusal('invalid_access_token');
  const clientId = await readClientId(client);
  const fields = Object.fromEntries(Object.entries(object.fields).filter(([, field]) => !field.read));
  return pageJson(
    await readList(db, {
      object,
      fields,
      scope: clientId === undefined ? 'none' : object.publicScope(clientId),
      input,
    }),
  );
};

const pageJson = (result: Result<ListPage, Refusal>): RawJson => {
  const page = valueOrThrow(result);
  const next = page.next === undefined ? '' : `,"next":${JSON.stringify(page.next)}`;
  return new RawJson(
    `{"data":[${page.rows.join(',')}],"total":${page.total},"total_exact":${page.total_exact}${next}}`,
  );
};
