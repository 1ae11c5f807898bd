import { createHash } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { addDays } from '../../../lib/kernel/day.ts';
import { connect } from '../../../server/db/connect.ts';
import { openPowerDesk } from '../../support/power-paper.ts';
import { rpc } from '../../support/rpc.ts';
import { type Authority, common, rootAuthority } from '../../support/signing/authority.ts';
import { ecKey, gostKeyPair, type TestKey } from '../../support/signing/keys.ts';
import { pkcs12File } from '../../support/signing/pkcs12-file.ts';
import { addVacation, move } from '../../support/vacation-desk.ts';
import { freeMondays } from './days.ts';
import { documentPage } from './document-page.ts';
import type { Held } from './fake-cadesplugin.ts';
import { expect, type Person } from './portal-test.ts';
import { stepWords } from './vacation-words.ts';
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

/** The local act: a party signs documents of a family, by default vacations. The answer takes it back. */
export const introduceSigning = async (
  required: boolean,
  party: 'employee' | 'employer' = 'employee',
  object_id = 'vacation',
): Promise<() => Promise<unknown>> => {
  const [row] = await sql(
    `insert into "signature_policy" ("client_id", "object_id", "party", "level", "required", "article")
     select "id", $3, $2, 'simple', $1, 'п. 4.2 Положения' from "client" where "code" = 'eg' returning "id"`,
    [required, party, object_id],
  );
  return () => sql('delete from "signature_policy" where "id" = $1', [row?.id]);
};

export const signsWith = (login: string, type: string) =>
  sql(`update "app_user" set "signature" = $2 where "login" = $1 and ${OF_THE_COMPANY}`, [login, type]);

/** Changes what people sign with; the answer restores it. */
export const lendSignatures = async (types: Readonly<Record<string, string>>) => {
  const before = await sql(
    `select "login", "signature" from "app_user" where "login" = any($1) and ${OF_THE_COMPANY}`,
    [Object.keys(types)],
  );
  for (const [login, type] of Object.entries(types)) await signsWith(login, type);
  return async () => {
    for (const { login, signature } of before) await signsWith(String(login), String(signature));
  };
};

/** A power of attorney of a person for the organization, in force today. */
export const empower = (login: string) =>
  sql(
    `insert into "power_of_attorney" ("client_id", "organization_id", "employee_id", "number", "valid_from", "valid_to", "xml", "xml_signature")
     select u."client_id", e."organization_id", e."id", 'МЧД-2026-14', '2026-01-01', '2099-12-31', '\\x3c612f3e', '\\x3000'
     from "app_user" u join "employee" e on e."id" = u."employee_id" where u."login" = $1 and u.${OF_THE_COMPANY} on conflict do nothing`,
    [login],
  );

/** A vacation in a free week, not sent yet. */
export const draftOf = async (origin: string, person: Person) => {
  const [first = ''] = await freeMondays(origin, [person]);
  const made = await addVacation(origin, person.token, { start_date: first, end_date: addDays(first, 1) });
  await move(origin, person.token, made.id, 'draft');
  return made;
};

/** What a test has introduced and takes back at its end, in reverse order. */
export const introductions = () => {
  const undos: (() => Promise<unknown>)[] = [];
  return {
    having: async (introduced: Promise<() => Promise<unknown>>) => undos.push(await introduced),
    takeBack: async () => {
      for (const undo of undos.splice(0).toReversed()) await undo();
    },
  };
};

/** A document's status and its count of signatures. */
export const standOf = async (id: number) =>
  (
    await sql(
      `select d."status_id", (select count(*)::int from "signature" s where s."document_id" = d."id") as signatures,
         (select count(*)::int from "request" r where r."legal_document_id" = d."id") as requests
       from "document" d where d."id" = $1`,
      [id],
    )
  )[0];

/** A key under a PIN, ordered by hr and granted by an admin. The answer revokes it as its owner. */
export const giveKey = async (origin: string, person: Person, hr: Person, admin: Person, pin: string) => {
  const done = async (by: Person, method: string, params: object) => {
    const answer = await rpc<{ data: { id: number; certificate_id: number } }>(
      origin,
      by.token,
      method,
      params,
    );
    if (!answer.result) throw new Error(`${method}: ${JSON.stringify(answer.error)}`);
    return answer.result.data;
  };
  const [row] = await sql(
    `select "employee_id"::int from "app_user" where "login" = $1 and ${OF_THE_COMPANY}`,
    [person.login],
  );
  const { id } = await done(hr, 'sign.orderKey', { employee_id: row?.employee_id });
  await done(admin, 'sign.decideOrder', { id, granted: true });
  const { certificate_id } = await done(person, 'sign.setPin', { pin });
  return () => done(person, 'sign.revokeCertificate', { id: certificate_id, reason: 'the test is over' });
};

const DAY_MS = 86_400_000;
const day = (days: number) => new Date(Date.now() + days * DAY_MS);
const SNILS: Readonly<Record<string, string>> = {
  employee: '11223344595',
  manager: '08765430300',
  reviewer: '16015676708',
  employee2: '11122233372',
};

/** An authority the company believes; the answer certifies a person from one day to another. */
const certifier = async (login: string, keyOf: () => TestKey) => {
  const authority = rootAuthority('Испытательный УЦ', keyOf(), { from: day(-10), until: day(400) });
  await believe(authority);
  const snils = SNILS[login] ?? '';
  await sql(
    `update "employee" set "snils" = $2 where "id" = (
       select "employee_id" from "app_user" where "login" = $1 and ${OF_THE_COMPANY})`,
    [login, snils],
  );
  return (name: string, from: number, until: number) =>
    authority.issue({
      key: keyOf(),
      subject: [common(name), ['1.2.643.100.3', snils, 'numeric']],
      from: day(from),
      until: day(until),
    });
};

/** Certificates of a person in the plug-in, GOST: a good one and an expired one. */
export const qualifiedCertificates = async (
  login: string,
  name = 'Тихонов Игорь',
): Promise<readonly Held[]> => {
  const certify = await certifier(login, () => gostKeyPair(256));
  const held = (called: string, from: number, until: number): Held => {
    const identity = certify(called, from, until);
    const thumbprint = createHash('sha1').update(identity.der).digest('hex');
    const [since, to] = [day(from), day(until)];
    return { identity, name: called, thumbprint, from: since, until: to, keyOid: '1.2.643.7.1.1.1.1' };
  };
  return [held(name, -1, 300), held(`${name} прежний`, -9, -2)];
};

/** A file with a person's certificate and key, ECDSA, as the file field takes it. */
export const certificateFile = async (login: string, name: string, password: string) => {
  const certify = await certifier(login, () => ecKey());
  return {
    name: 'подпись.p12',
    mimeType: 'application/x-pkcs12',
    buffer: pkcs12File(certify(name, -1, 300), password),
  };
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

/** Opens a document and presses a step that signs it: the window of signing is open. */
export const openToSign = async (
  { page, says }: Person,
  id: number,
  mode: 'own' | 'sub' | 'rev',
  step: 'send' | 'agree' | 'approve',
) => {
  const form = documentPage(page, says);
  const window = signWindow(page, says);
  await form.open(id, mode);
  const verb = says('signing.sign_and', { verb: stepWords(says)[step].toLowerCase() });
  await form.button(verb).click();
  // An employee with many leaves behind them is warned first, and reads it.
  const warned = page.getByRole('dialog').getByRole('button', { name: verb, exact: true });
  await expect(window.dialog.or(warned)).toBeVisible();
  if (await warned.isVisible()) await warned.click();
  await expect(window.dialog).toBeVisible();
  return window;
};

/** The window of signing, by what people see in it. */
export const signWindow = (page: Page, says: Words) => {
  const dialog = page.getByRole('dialog', { name: says('signing.title') });
  const button = (name: string): Locator => dialog.getByRole('button', { name, exact: true });
  return {
    dialog,
    button,
    sign: button(says('signing.sign')),
    signAll: (count: number) => button(says('signing.sign_count', { count })),
    file: dialog.locator('input[type=file]'),
    close: button(says('common.close')).first(),
    pin: dialog.getByLabel(says('signing.pin.label'), { exact: true }),
    paper: dialog.locator('iframe'),
    text: dialog.getByRole('article'),
    certificates: dialog.getByRole('radio'),
    says: (key: string, values: Record<string, string | number> = {}) =>
      dialog.getByText(says(`signing.${key}`, values)).first(),
  };
};

/**
 * A power of attorney for a person by the beginning of their name, as files; its authority is believed until `gone`.
 */
export const powerFor = async (name: string, number: string) => {
  const client = await connect(process.env.PORTAL_DATABASE_URL ?? '');
  try {
    const { rows } = await client.query(
      `select e."id"::int, e."organization_id"::int, o."client_id"::int from "employee" e
       join "organization" o on o."id" = e."organization_id" where e."name" like $1 || ' %' and o.${OF_THE_COMPANY}`,
      [name],
    );
    const [person] = rows;
    const desk = await openPowerDesk(client, person.client_id);
    const record = await desk.record(person.id, person.organization_id, { number });
    const { rows: trusted } = await client.query('select max("id") as id from "trusted_certificate"');
    const bytes = (text: string) => Buffer.from(text, 'base64');
    return {
      xml: bytes(record.xml),
      signature: bytes(record.xml_signature),
      gone: async () => {
        await sql('delete from "trusted_crl" where "certificate_id" = $1', [trusted[0].id]);
        await sql('delete from "trusted_certificate" where "id" = $1', [trusted[0].id]);
      },
    };
  } finally {
    await client.end();
  }
};
