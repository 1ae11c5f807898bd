import { type Context, Hono } from 'hono';
import { db, inTransaction } from '../db/tx.ts';
import { listAnswer, resourceAnswer, scimAnswer, scimBase, scimFailure } from '../scim/answer.ts';
import { type Directory, directoryOf } from '../scim/authenticate.ts';
import {
  DEFAULT_PAGE,
  LARGEST_PAGE,
  resourceTypes,
  schemas,
  serviceProviderConfig,
} from '../scim/discovery.ts';
import { type Filter, parseFilter } from '../scim/filter.ts';
import { changeMembers, groupResource, roleOf, rolesPassing } from '../scim/groups.ts';
import { memberChanges, operationsOf } from '../scim/patch.ts';
import { accountById, listAccounts } from '../scim/read-users.ts';
import { ScimError } from '../scim/scim-error.ts';
import { changesOfBody, changesOfOperations, type UserChanges } from '../scim/user-body.ts';
import { type Account, userResource } from '../scim/user-resource.ts';
import { addAccount, changeAccount } from '../scim/write-users.ts';
import { jsonBody } from './body.ts';
import { addressOfCall, bearerOf } from './context.ts';

type Work = (c: Context, directory: Directory) => Promise<Response> | Response;

/** Every route asks whose directory calls before anything else. */
const as = (work: Work) => async (c: Context) => work(c, await directoryOf(bearerOf(c), addressOfCall(c)));

const idOf = (c: Context): string => c.req.param('id') ?? '';

const bodyOf = async (c: Context): Promise<unknown> => {
  if (!/^application\/(scim\+)?json\b/i.test(c.req.header('content-type') ?? ''))
    throw new ScimError(415, 'Send application/scim+json.');
  const body = await jsonBody(c);
  if (body.ok) return body.value;
  if (body.reason === 'body_too_big') throw new ScimError(413, 'The body is too large.');
  throw new ScimError(400, 'The body is no JSON.', 'invalidSyntax');
};

const filterOf = (c: Context): Filter | undefined => {
  const text = c.req.query('filter');
  return text === undefined || text === '' ? undefined : parseFilter(text);
};

/** 1-based; what makes no sense is brought into bounds (RFC 7644 section 3.4.2.4). */
const pageOf = (c: Context) => {
  const number = (name: string, preset: number): number => {
    const text = c.req.query(name);
    if (text === undefined) return preset;
    if (!/^-?\d{1,9}$/.test(text)) throw new ScimError(400, `${name} is no number.`, 'invalidValue');
    return Number(text);
  };
  return {
    startIndex: Math.max(1, number('startIndex', 1)),
    count: Math.min(LARGEST_PAGE, Math.max(0, number('count', DEFAULT_PAGE))),
  };
};

const users = new Hono()
  .get(
    '/',
    as(async (c, directory) => {
      const page = pageOf(c);
      const { total, accounts } = await listAccounts(db, directory, filterOf(c), page);
      const base = scimBase();
      return listAnswer(
        c,
        accounts.map((account) => userResource(account, base)),
        total,
        page.startIndex,
      );
    }),
  )
  .post(
    '/',
    as(async (c, directory) => {
      const changes = changesOfBody(await bodyOf(c));
      const account = await inTransaction((tx) => addAccount(tx, directory, changes));
      return resourceAnswer(c, userResource(account, scimBase()), 201);
    }),
  )
  .get(
    '/:id',
    as(async (c, directory) =>
      resourceAnswer(c, userResource(await accountById(db, directory, idOf(c)), scimBase())),
    ),
  )
  .put(
    '/:id',
    as(async (c, directory) => {
      const given = changesOfBody(await bodyOf(c));
      if (given.userName === undefined) throw new ScimError(400, 'userName is required.', 'invalidValue');
      return edited(c, directory, () => ({ ...NOTHING_SAID, ...given }));
    }),
  )
  .patch(
    '/:id',
    as(async (c, directory) => {
      const operations = operationsOf(await bodyOf(c));
      return edited(c, directory, ({ email }) => changesOfOperations(operations, email));
    }),
  )
  .delete(
    '/:id',
    as(async (c, directory) => {
      const ifMatch = c.req.header('if-match');
      await inTransaction((tx) => changeAccount(tx, directory, idOf(c), LEFT, ifMatch, true));
      return c.body(null, 204);
    }),
  );

/** What a PUT takes away by not saying it; who is active stays so. */
const NOTHING_SAID: UserChanges = { externalId: null, email: '', givenName: '', familyName: '' };

const LEFT = (): UserChanges => ({ active: false });

const edited = async (c: Context, directory: Directory, changes: (before: Account) => UserChanges) => {
  const ifMatch = c.req.header('if-match');
  const account = await inTransaction((tx) => changeAccount(tx, directory, idOf(c), changes, ifMatch));
  return resourceAnswer(c, userResource(account, scimBase()));
};

const groups = new Hono()
  .get(
    '/',
    as(async (c, directory) => {
      const { startIndex, count } = pageOf(c);
      const roles = rolesPassing(filterOf(c));
      const shown = roles.slice(startIndex - 1, startIndex - 1 + count);
      const base = scimBase();
      const resources = await Promise.all(shown.map((role) => groupResource(db, directory, role, base)));
      return listAnswer(c, resources, roles.length, startIndex);
    }),
  )
  .get(
    '/:id',
    as(async (c, directory) =>
      resourceAnswer(c, await groupResource(db, directory, roleOf(idOf(c)), scimBase())),
    ),
  )
  .patch(
    '/:id',
    as(async (c, directory) => {
      const role = roleOf(idOf(c));
      const changes = memberChanges(await bodyOf(c));
      await inTransaction((tx) => changeMembers(tx, directory, role, changes));
      return resourceAnswer(c, await groupResource(db, directory, role, scimBase()));
    }),
  );

const named = (resources: readonly { id: string }[], id: string): object => {
  const found = resources.find((each) => each.id === id);
  if (!found) throw new ScimError(404, 'There is no such resource.');
  return found;
};
const all = (c: Context, resources: readonly object[]) => listAnswer(c, resources, resources.length, 1);

/** SCIM 2.0 (RFC 7643, 7644): the directory of an organization keeps its accounts and roles. */
export const scim = new Hono()
  .get(
    '/ServiceProviderConfig',
    as((c) => scimAnswer(c, serviceProviderConfig(scimBase()))),
  )
  .get(
    '/ResourceTypes',
    as((c) => all(c, resourceTypes(scimBase()))),
  )
  .get(
    '/ResourceTypes/:id',
    as((c) => scimAnswer(c, named(resourceTypes(scimBase()), idOf(c)))),
  )
  .get(
    '/Schemas',
    as((c) => all(c, schemas(scimBase()))),
  )
  .get(
    '/Schemas/:id',
    as((c) => scimAnswer(c, named(schemas(scimBase()), idOf(c)))),
  )
  .route('/Users', users)
  .route('/Groups', groups)
  .all(
    '/*',
    as((c) => {
      if (/\/(Users|Groups)(\/[^/]+)?$/.test(c.req.path)) throw new ScimError(405, 'This is not done here.');
      throw new ScimError(404, 'There is no such endpoint.');
    }),
  )
  .onError(scimFailure);
