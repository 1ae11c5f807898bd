import { Client } from 'pg';
import { newPaper, publish, resultOf } from '../../support/paper-desk.ts';
import { rpc } from '../../support/rpc.ts';
import type { Person } from './portal-test.ts';

export interface SignedPaper {
  readonly document_id: number;
  readonly public_id: string;
  /** The package of the portal, once it is made. */
  readonly archive: Buffer;
  /** What was signed, as it came. */
  readonly paper: Buffer;
}

/** A paper that hr puts before somebody, who signs it with a simple signature. */
export const signedPaper = async (origin: string, hr: Person, person: Person): Promise<SignedPaper> => {
  const client = new Client({ connectionString: process.env.PORTAL_DATABASE_URL });
  await client.connect();
  try {
    const { rows } = await client.query(
      `update "app_user" u set "signature" = '1' from "app_user" old where old."id" = u."id" and u."login" = $1
       returning u."id", u."employee_id", old."signature"`,
      [person.login],
    );
    const [account] = rows;
    const paper_id = await newPaper(origin, hr.token);
    const [line] = await publish(origin, hr.token, paper_id, [Number(account.employee_id)]);
    const document_id = Number(line?.document_id);
    const signed = await sign(origin, person, document_id, client);
    await client.query('update "app_user" set "signature" = $2 where "id" = $1', [
      account.id,
      account.signature,
    ]);
    const read = async (path: string) => {
      const answer = await fetch(`${origin}/api/${path}`, {
        headers: { authorization: `Bearer ${person.token}` },
      });
      return answer.ok ? Buffer.from(await answer.arrayBuffer()) : undefined;
    };
    const archive = await until(() => read(`signing/${document_id}/archive`));
    const paper = await until(() => read(`files/${signed.file}`));
    return { document_id, public_id: signed.public_id, archive, paper };
  } finally {
    await client.end();
  }
};

const sign = async (origin: string, { token }: Person, document_id: number, client: Client) => {
  const { rows } = await client.query(
    `select w."id" from "workflow" w join "document" d on d."client_id" = w."client_id"
     where d."id" = $1 and w."object_id" = 'request_push_signed' and w."business_role" = 'employee' and w."next_status_id" = 'confirmed'`,
    [document_id],
  );
  const shown = resultOf(
    await rpc<{ intent_id: string; file: { name: string } }>(origin, token, 'sign.prepare', {
      object_id: 'request_push_signed',
      document_id,
      workflow_id: Number(rows[0]?.id),
    }),
  );
  const answer = resultOf(
    await rpc<{ data: { public_id: string } }>(origin, token, 'sign.add', { intent_id: shown.intent_id }),
  );
  return { public_id: answer.data.public_id, file: shown.file.name };
};

const PATIENCE_MS = 30_000;

/** Asks again until there is an answer: copies are made after the commit. */
const until = async <T>(ask: () => Promise<T | undefined>): Promise<T> => {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    if (Date.now() > end) throw new Error('it never came');
    await new Promise((next) => setTimeout(next, 100));
  }
};
