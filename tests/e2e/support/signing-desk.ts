import { createHash } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { addDays } from '../../../lib/kernel/day.ts';
import { connect } from '../../../server/db/connect.ts';
import { rpc } from '../../support/rpc.ts';
import { type Authority, common, rootAuthority } from '../../support/signing/authority.ts';
import { gostKeyPair } from '../../support/signing/keys.ts';
import { addVacation, move } from '../../support/vacation-desk.ts';
import { freeMondays } from './days.ts';
import type { Held } from './fake-cadesplugin.ts';
import type { Person } from './portal-test.ts';
import type { Words } from './words.ts';

/** A statement in the database of the browser tests. */
export const sql = async (
  text: string,
  values: readonly unknown[] = [],
): Promise<Record<string, unknown>[]> => {
  const client = await connect(process.env.PORTAL_DATABASE_URL ?? '');
  try {
    return (await client.query(text, [...values])).rows;
  } finally {
    await client.end();
  }
};

/** The demo company; another one has the same logins. */
const OF_THE_COMPANY = `"client_id" = (select "id" from "client" where "code" = 'eg')`;

/** The local act: vacations are sent with a signature. Taken back by the answer. */
export const introduceSigning = async (required: boolean): Promise<() => Promise<unknown>> => {
  const [row] = await sql(
    `insert into "signature_policy" ("client_id", "object_id", "party", "level", "required", "article")
     select "id", 'vacation', 'employee', 'simple', $1, 'п. 4.2 Положения' from "client" where "code" = 'eg' returning "id"`,
    [required],
  );
  return () => sql('delete from "signature_policy" where "id" = $1', [row?.id]);
};

export const signsWith = (login: string, type: string) =>
  sql(`update "app_user" set "signature" = $2 where "login" = $1 and ${OF_THE_COMPANY}`, [login, type]);

/** A vacation of a week nothing stands against, not sent yet. */
export const draftOf = async (origin: string, person: Person) => {
  const [first = ''] = await freeMondays(origin, [person]);
  const made = await addVacation(origin, person.token, { start_date: first, end_date: addDays(first, 1) });
  await move(origin, person.token, made.id, 'draft');
  return made;
};

/** What is signed and how a document stands. */
export const standOf = async (id: number) =>
  (
    await sql(
      `select d."status_id", (select count(*)::int from "signature" s where s."document_id" = d."id") as signatures,
         (select count(*)::int from "request" r where r."legal_document_id" = d."id") as requests
       from "document" d where d."id" = $1`,
      [id],
    )
  )[0];

/** A key under a PIN, ordered by hr and granted by an admin. */
export const giveKey = async (origin: string, person: Person, hr: Person, admin: Person, pin: string) => {
  const done = async (by: Person, method: string, params: object) => {
    const answer = await rpc<{ data: { id: number } }>(origin, by.token, method, params);
    if (!answer.result) throw new Error(`${method}: ${JSON.stringify(answer.error)}`);
    return answer.result.data;
  };
  const [row] = await sql(
    `select "employee_id"::int from "app_user" where "login" = $1 and ${OF_THE_COMPANY}`,
    [person.login],
  );
  const { id } = await done(hr, 'sign.orderKey', { employee_id: row?.employee_id });
  await done(admin, 'sign.decideOrder', { id, granted: true });
  await done(person, 'sign.setPin', { pin });
};

const DAY_MS = 86_400_000;
const day = (days: number) => new Date(Date.now() + days * DAY_MS);
const SNILS = '11223344595';

/** A GOST authority the company believes, and certificates of a person: a good one and one that is over. */
export const qualifiedCertificates = async (login: string): Promise<readonly Held[]> => {
  const authority = rootAuthority('Испытательный УЦ', gostKeyPair(256), { from: day(-10), until: day(400) });
  await believe(authority);
  await sql(
    `update "employee" set "snils" = $2 where "id" = (
       select "employee_id" from "app_user" where "login" = $1 and ${OF_THE_COMPANY})`,
    [login, SNILS],
  );
  const certify = (name: string, from: number, until: number): Held => {
    const identity = authority.issue({
      key: gostKeyPair(256),
      subject: [common(name), ['1.2.643.100.3', SNILS, 'numeric']],
      from: day(from),
      until: day(until),
    });
    const thumbprint = createHash('sha1').update(identity.der).digest('hex');
    return { identity, name, thumbprint, from: day(from), until: day(until), keyOid: '1.2.643.7.1.1.1.1' };
  };
  return [certify('Тихонов Игорь', -1, 300), certify('Тихонов Игорь прежний', -9, -2)];
};

const believe = async (authority: Authority): Promise<void> => {
  const [row] = await sql(
    `insert into "trusted_certificate" ("client_id", "kind", "name", "thumbprint", "der", "not_after")
     select "id", 'root', 'Испытательный УЦ', $1, $2, $3 from "client" where "code" = 'eg' returning "id"`,
    [createHash('sha1').update(authority.der).digest('hex'), Buffer.from(authority.der), day(400)],
  );
  await sql(
    `insert into "trusted_crl" ("certificate_id", "der", "this_update", "next_update") values ($1, $2, $3, $4)`,
    [row?.id, Buffer.from(authority.crl({ from: day(-1), until: day(7) })), day(-1), day(7)],
  );
};

/** The window of signing, by what people see in it. */
export const signWindow = (page: Page, says: Words) => {
  const dialog = page.getByRole('dialog', { name: says('signing.title') });
  const button = (name: string): Locator => dialog.getByRole('button', { name, exact: true });
  return {
    dialog,
    button,
    sign: button(says('signing.sign')),
    pin: dialog.getByLabel(says('signing.pin.label'), { exact: true }),
    paper: dialog.locator('iframe'),
    text: dialog.getByRole('article'),
    certificates: dialog.getByRole('radio'),
    says: (key: string, values: Record<string, string | number> = {}) =>
      dialog.getByText(says(`signing.${key}`, values)).first(),
  };
};
