import type { Prepared } from '../../lib/rpc/signing.ts';
import { NORTH } from './matrix-company.ts';
import type { Answer, Call } from './matrix-http.ts';
import { stepOf } from './matrix-move.ts';
import type { Name } from './matrix-people.data.ts';
import { addVacation } from './matrix-vacation.ts';
import type { World } from './matrix-world.ts';

/** A company, and calls of people who are signed in. */
type Door = Pick<World, 'company' | 'call' | 'token'>;

/** A local act of the north on signing vacations; another call replaces it. */
export const introduceSigning = async (
  world: Pick<World, 'company'>,
  of: {
    party: 'employee' | 'employer';
    level?: string;
    required?: boolean;
    object_id?: string;
    article?: string;
  },
): Promise<void> => {
  const { party, level = 'simple', required = false, object_id = 'vacation', article = '' } = of;
  await world.company.db.query(
    `insert into "signature_policy" ("client_id", "object_id", "party", "level", "required", "article")
     values ($1, $2, $3, $4, $5, $6)
     on conflict ("client_id", "object_id", "document_type_id", "party") do update
       set "level" = excluded."level", "required" = excluded."required", "article" = excluded."article"`,
    [world.company.clients[NORTH], object_id, party, level, required, article],
  );
};

/** The type of a person's signature, as an admin sets it. */
export const signsWith = (world: Pick<World, 'company'>, name: Name, type: string): Promise<unknown> =>
  world.company.db.query('update "app_user" set "signature" = $2 where "id" = $1', [
    world.company.people[name].user_id,
    type,
  ]);

/** Shows a signer a vacation to be signed for a step. */
export const show = (
  world: Door,
  name: Name,
  document_id: number,
  [role, from, to]: readonly [string, string, string],
  call: Call = world.call,
): Promise<Answer> =>
  call(
    'sign.prepare',
    { object_id: 'vacation', document_id, workflow_id: stepOf(world.company, role, from, to).id },
    { token: world.token(name) },
  );

/** The shown document; throws on a refusal. */
export const shown = async (...asked: Parameters<typeof show>): Promise<Prepared> => {
  const answer = await show(...asked);
  if (!answer.result) throw new Error(`nothing was shown: ${answer.text}`);
  return answer.result as unknown as Prepared;
};

/** Signs what was shown. */
export const stamp = (
  world: Door,
  name: Name,
  intent_id: string,
  more: object = {},
  call: Call = world.call,
): Promise<Answer> => call('sign.stamp', { intent_id, ...more }, { token: world.token(name) });

/** Rows of signatures of a document, as the database has them. */
export const signaturesOf = async (world: World, document_id: number) =>
  (
    await world.company.db.query(
      `select s.*, f."hash", f."streebog_hash", f."kind", f."server_made" from "signature" s join "file" f on f."id" = s."file_id"
       where s."document_id" = $1 order by s."id"`,
      [document_id],
    )
  ).rows;

/** One correct call of each method that signs, for the test of contracts. */
export const rightCallsOfSigning = (world: () => World) => {
  const SEND = ['employee', 'draft', 'prepared'] as const;
  const intent = async (): Promise<string> => {
    await introduceSigning(world(), { party: 'employee' });
    await signsWith(world(), 'employee', '1');
    const id = await addVacation(world().company, 'employee', 'draft');
    return (await shown(world(), 'employee', id, SEND)).intent_id;
  };
  const call = async (method: string, params: object) =>
    world().call(method, params, { token: world().token('employee') });
  return {
    'sign.prepare': async () => {
      await introduceSigning(world(), { party: 'employee' });
      return show(world(), 'employee', await addVacation(world().company, 'employee', 'draft'), SEND);
    },
    'sign.add': async () => call('sign.add', { intent_id: await intent() }),
    'sign.stamp': async () => call('sign.stamp', { intent_id: await intent() }),
    'sign.bulk': async () => call('sign.bulk', { rows: [{ intent_id: await intent() }] }),
    'sign.cancel': async () => call('sign.cancel', { intent_id: await intent() }),
  };
};
