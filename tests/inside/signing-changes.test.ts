import * as asn1js from 'asn1js';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { integer, sequence, tagged, timeOf } from '../../lib/signing/der-write.ts';
import { OID } from '../../lib/signing/oids.ts';
import type { Db } from '../../server/db/tx.ts';
import type { fetchDueCrls, fetchNow } from '../../server/signing/trust/trusted-crls.ts';
import { type ListServer, listServer } from '../support/list-server.ts';
import { ownProcess } from '../support/own-process.ts';
import { shared } from '../support/shared.ts';
import {
  type Authority,
  type CrlWish,
  extension,
  type Identity,
  rootAuthority,
} from '../support/signing/authority.ts';
import {
  AROUND,
  daysFromStart as days,
  judgedNow,
  missing,
  passed,
  revoked,
} from '../support/signing/judged-now.ts';
import { ecKey } from '../support/signing/keys.ts';
import { thumbprintOf } from '../support/signing-qualified.ts';

shared(ownProcess);
let server: ListServer;
let db: Db;
let lists: { fetchDueCrls: typeof fetchDueCrls; fetchNow: typeof fetchNow };
let client_id: number;
/** What stands at which address of the server; each time it was asked for. */
const files = new Map<string, Uint8Array>();
const asked: string[] = [];
beforeAll(async () => {
  process.env.CRL_HOSTS = '127.0.0.1';
  server = await listServer();
  server.answer = (response) => {
    const path = response.req.url ?? '';
    asked.push(path);
    const file = files.get(path);
    response.writeHead(file ? 200 : 404).end(file);
  };
  ({ db } = await import('../../server/db/tx.ts'));
  lists = await import('../../server/signing/trust/trusted-crls.ts');
  const [client] = await db.rows<{ id: number }>(`select "id" from "client" where "code" = 'eg'`);
  client_id = Number(client?.id);
});
beforeEach(async () => {
  files.clear();
  asked.length = 0;
  await db.rows('update "trusted_certificate" set "disabled" = true');
});
afterAll(async () => {
  await server?.close();
});

interface Believed {
  readonly id: number;
  readonly authority: Authority;
  readonly person: Identity;
}

const at = (path: string, host = '127.0.0.1') => `http://${host}:${server.port}${path}`;

/** An authority whose whole list is at /whole, and its changes where an admin has said. */
const believed = async (delta_url = at('/changes')): Promise<Believed> => {
  const authority = rootAuthority('УЦ с изменениями', ecKey(), AROUND);
  const [row] = await db.rows<{ id: number }>(
    `insert into "trusted_certificate"
       ("client_id", "kind", "name", "thumbprint", "der", "not_after", "crl_url", "delta_url")
     values ($1, 'root', 'УЦ', $2, $3, $4, $5, $6) returning "id"`,
    [
      client_id,
      thumbprintOf(authority.der),
      Buffer.from(authority.der),
      AROUND.until,
      at('/whole'),
      delta_url,
    ],
  );
  const named = extension(OID.freshestCrl, points(at('/named-by-certificate')));
  const person = authority.issue({ key: ecKey(), ...AROUND, more: [named] });
  return { id: Number(row?.id), authority, person };
};

const today = { from: days(-0.1), until: days(0.9) };
const numbered = (number: number) => extension(OID.crlNumber, integer(number.toString(16)));
const whole = ({ authority }: Believed, { more = [], ...wish }: CrlWish = {}) =>
  authority.crl({ ...today, from: days(-0.2), more: [numbered(3), ...more], ...wish });
const changes = ({ authority }: Believed, wish: CrlWish = {}) =>
  authority.crl({
    ...today,
    more: [numbered(4), extension(OID.deltaCrlIndicator, integer('03'), true)],
    ...wish,
  });
const entry = ({ person }: Believed, ...more: asn1js.AsnType[]) =>
  sequence(integer(person.serial), timeOf(days(-1)), ...more);
const judged = ({ person }: Believed) => judgedNow(person, client_id);

const standing = async ({ id }: Believed) =>
  (
    await db.rows<{ delta_error: string; kept: boolean }>(
      `select "delta_error", exists (select 1 from "trusted_delta" where "certificate_id" = t."id") as kept
       from "trusted_certificate" t where "id" = $1`,
      [id],
    )
  )[0];

describe('changes of a list are fetched beside it', () => {
  test('and name whom the list does not name yet', async () => {
    const trusted = await believed();
    files.set('/whole', whole(trusted)).set('/changes', changes(trusted));
    expect(await lists.fetchNow(trusted.id)).toBe('');
    expect(await judged(trusted)).toMatchObject(passed);
    files.set('/changes', changes(trusted, { entries: [entry(trusted)] }));
    expect(await lists.fetchNow(trusted.id)).toBe('');
    expect(await judged(trusted)).toMatchObject(revoked);
  });

  test('and take somebody off again, also of a list that is over itself', async () => {
    const trusted = await believed();
    files.set('/whole', whole(trusted, { entries: [entry(trusted)] }));
    expect(await lists.fetchNow(trusted.id)).toBe('answer');
    expect(await judged(trusted)).toMatchObject(revoked);
    const off = sequence(extension('2.5.29.21', new asn1js.Enumerated({ value: 8 })));
    files.set('/changes', changes(trusted, { entries: [entry(trusted, off)] }));
    expect(await lists.fetchNow(trusted.id)).toBe('');
    expect(await judged(trusted)).toMatchObject(passed);
    const over = whole(trusted, { from: days(-2), until: days(-1) });
    await db.rows(
      'update "trusted_crl" set "der" = $2, "fetched_at" = clock_timestamp() where "certificate_id" = $1',
      [trusted.id, Buffer.from(over)],
    );
    expect(await judged(trusted)).toMatchObject(passed);
    await db.rows('delete from "trusted_delta" where "certificate_id" = $1', [trusted.id]);
    expect(await judged(trusted)).toMatchObject(missing);
  });

  test('from where the list says when no admin does, never from where a certificate says', async () => {
    const trusted = await believed('');
    const more = [extension(OID.freshestCrl, points('ldap://127.0.0.1/x', at('/named-by-list')))];
    files.set('/whole', whole(trusted, { more })).set('/named-by-list', changes(trusted));
    expect(await lists.fetchNow(trusted.id)).toBe('');
    expect(await standing(trusted)).toEqual({ delta_error: '', kept: true });
    await judged(trusted);
    expect(asked).toEqual(['/whole', '/named-by-list']);
    const other = await believed('');
    files.set('/whole', whole(other));
    expect(await lists.fetchNow(other.id)).toBe('');
    expect(await standing(other)).toEqual({ delta_error: '', kept: false });
  });

  test('T68: but not from inside this network, whoever says so', async () => {
    const said = await believed(at('/changes', 'localhost'));
    files.set('/whole', whole(said)).set('/changes', changes(said));
    expect(await lists.fetchNow(said.id)).toBe('forbidden_address');
    const named = await believed('');
    files.set(
      '/whole',
      whole(named, { more: [extension(OID.freshestCrl, points(at('/changes', 'localhost')))] }),
    );
    expect(await lists.fetchNow(named.id)).toBe('forbidden_address');
    expect(asked).toEqual(['/whole', '/whole']);
    expect(await judged(named)).toMatchObject(passed);
  });

  test.each<[string, string, (trusted: Believed) => Uint8Array]>([
    ['that are forged', 'foreign', (trusted) => changes(trusted, { forger: ecKey() })],
    ['of another authority', 'foreign', () => changes({ ...stranger })],
    ['that are over', 'over', (trusted) => changes(trusted, { from: days(-2), until: days(-1) })],
    ['older than those there', 'older', (trusted) => changes(trusted, { from: days(-0.3) })],
    ['that are a whole list', 'other_kind', (trusted) => whole(trusted)],
    ['that are no list', 'unreadable', () => Buffer.from('<html>')],
  ])('and those %s are not kept', async (_, fault, made) => {
    const trusted = await believed();
    files.set('/whole', whole(trusted)).set('/changes', changes(trusted, { entries: [entry(trusted)] }));
    await lists.fetchNow(trusted.id);
    files.set('/changes', made(trusted));
    expect(await lists.fetchNow(trusted.id)).toBe(fault);
    expect(await standing(trusted)).toEqual({ delta_error: fault, kept: true });
    expect(await judged(trusted)).toMatchObject(revoked);
  });

  test('and do not stand for the list', async () => {
    const trusted = await believed('');
    files.set('/whole', changes(trusted));
    expect(await lists.fetchNow(trusted.id)).toBe('other_kind');
    expect(await judged(trusted)).toMatchObject(missing);
  });
});

test('every list and its changes are fetched when they are due, and one that fails keeps no other from its turn', async () => {
  const [first, second] = [await believed(), await believed(at('/elsewhere'))];
  files.set('/whole', whole(second)).set('/changes', changes(first)).set('/elsewhere', changes(second));
  await lists.fetchDueCrls();
  expect(asked.toSorted()).toEqual(['/changes', '/elsewhere', '/whole', '/whole']);
  expect(await standing(first)).toEqual({ delta_error: '', kept: true });
  expect(await judged(second)).toMatchObject(passed);
  await lists.fetchDueCrls();
  expect(asked).toHaveLength(4);
  await db.rows(`update "trusted_certificate" set "delta_tried_at" = now() - interval '31 minutes'`);
  await lists.fetchDueCrls();
  expect(asked).toHaveLength(4);
  await db.rows(
    `update "trusted_delta" set "this_update" = now() - interval '2 days' where "certificate_id" = $1`,
    [second.id],
  );
  await lists.fetchDueCrls();
  expect(asked.slice(4)).toEqual(['/elsewhere']);
});

const stranger: Believed = (() => {
  const authority = rootAuthority('Чужой УЦ', ecKey(), AROUND);
  return { id: 0, authority, person: authority.issue({ key: ecKey() }) };
})();

/** DistributionPoints of addresses. */
function points(...addresses: string[]): asn1js.AsnType {
  return sequence(...addresses.map((address) => sequence(tagged(0, tagged(0, uri(address))))));
}

function uri(address: string): asn1js.AsnType {
  const idBlock = { tagClass: 3, tagNumber: 6 };
  return new asn1js.Primitive({ idBlock, valueHex: new Uint8Array(Buffer.from(address)) });
}
