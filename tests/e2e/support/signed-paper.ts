import { newPaper, publish, resultOf } from '../../support/paper-desk.ts';
import { rpc } from '../../support/rpc.ts';
import type { Person } from './portal-test.ts';
import { lendSignatures, sql } from './signing-desk.ts';

export interface SignedPaper {
  readonly document_id: number;
  readonly public_id: string;
  /** The package of the portal, once it is made. */
  readonly archive: Buffer;
  /** The signed file, byte by byte. */
  readonly paper: Buffer;
}

/** A paper that hr puts before a person, who signs it with a simple signature. */
export const signedPaper = async (origin: string, hr: Person, person: Person): Promise<SignedPaper> => {
  const giveBack = await lendSignatures({ [person.login]: '1' });
  const paper_id = await newPaper(origin, hr.token);
  const [line] = await publish(origin, hr.token, paper_id, [await employeeOf(person.login)]);
  const document_id = Number(line?.document_id);
  const signed = await signPaper(origin, person.token, document_id);
  await giveBack();
  const read = async (path: string) => {
    const answer = await fetch(`${origin}/api/${path}`, {
      headers: { authorization: `Bearer ${person.token}` },
    });
    return answer.ok ? Buffer.from(await answer.arrayBuffer()) : undefined;
  };
  const archive = await until(() => read(`signing/${document_id}/archive`));
  const paper = await until(() => read(`files/${signed.file}`));
  return { document_id, public_id: signed.public_id, archive, paper };
};

const employeeOf = async (login: string): Promise<number> => {
  const [account] = await sql(
    `select u."employee_id" from "app_user" u join "client" c on c."id" = u."client_id" and c."code" = 'eg'
     where u."login" = $1`,
    [login],
  );
  return Number(account?.employee_id);
};

/** Signs a paper of the token's person by calls, without a window. */
export const signPaper = async (origin: string, token: string, document_id: number) => {
  const [step] = await sql(
    `select w."id" from "workflow" w join "document" d on d."client_id" = w."client_id"
     where d."id" = $1 and w."object_id" = 'request_push_signed' and w."business_role" = 'employee' and w."next_status_id" = 'confirmed'`,
    [document_id],
  );
  const shown = resultOf(
    await rpc<{ intent_id: string; file: { name: string } }>(origin, token, 'sign.prepare', {
      object_id: 'request_push_signed',
      document_id,
      workflow_id: Number(step?.id),
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
