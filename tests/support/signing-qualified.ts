import { createHash } from 'node:crypto';
import type { Client } from 'pg';
import { NORTH } from './matrix-company.ts';
import type { Answer } from './matrix-http.ts';
import type { Name } from './matrix-people.data.ts';
import type { World } from './matrix-world.ts';
import { type Authority, common, type Identity, rootAuthority } from './signing/authority.ts';
import type { TestKey } from './signing/keys.ts';

const DAY_MS = 86_400_000;
const day = (days: number) => new Date(Date.now() + days * DAY_MS);

const SNILS: Readonly<Partial<Record<Name, string>>> = { employee: '11223344595', manager: '08765430300' };

export const thumbprintOf = (der: Uint8Array): string => createHash('sha1').update(der).digest('hex');

/** An authority the north believes, with its list of revoked certificates. */
export const believedAuthority = async (
  world: World,
  key: TestKey,
  revoked: readonly string[] = [],
): Promise<Authority> => {
  const authority = rootAuthority(`УЦ ${key.algorithm}`, key, { from: day(-10), until: day(400) });
  await believe(world.company.db, world.company.clients[NORTH], authority, revoked);
  return authority;
};

/** Puts an authority among those a client believes, with its list of revoked certificates. */
export const believe = async (
  db: Client,
  client_id: number,
  authority: Authority,
  revoked: readonly string[] = [],
): Promise<void> => {
  const { rows } = await db.query(
    `insert into "trusted_certificate" ("client_id", "kind", "name", "thumbprint", "der", "not_after")
     values ($1, 'root', $2, $3, $4, $5) returning "id"`,
    [client_id, authority.key.algorithm, thumbprintOf(authority.der), Buffer.from(authority.der), day(400)],
  );
  await publishList({ company: { db } }, authority, Number(rows[0].id), revoked);
};

/** Puts a list of revoked certificates in force for an authority. */
export const publishList = (
  world: { readonly company: { readonly db: Client } },
  authority: Authority,
  certificateId: number,
  revoked: readonly string[],
) =>
  world.company.db.query(
    `insert into "trusted_crl" ("certificate_id", "der", "this_update", "next_update") values ($1, $2, $3, $4)
     on conflict ("certificate_id") do update set "der" = excluded."der", "fetched_at" = clock_timestamp()`,
    [certificateId, Buffer.from(authority.crl({ from: day(-1), until: day(7), revoked })), day(-1), day(7)],
  );

/** A certificate of a person, from an authority. */
export const certify = async (
  world: World,
  name: Name,
  authority: Authority,
  key: TestKey,
  days: readonly [number, number] = [-1, 300],
): Promise<Identity> => {
  const snils = SNILS[name] ?? '11111111111';
  await world.company.db.query('update "employee" set "snils" = $2 where "id" = $1', [
    world.company.people[name].employee_id,
    snils,
  ]);
  return authority.issue({
    key,
    subject: [common(name), ['1.2.643.100.3', snils, 'numeric']],
    from: day(days[0]),
    until: day(days[1]),
  });
};

/** Registers a certificate as its owner does. */
export const register = (world: World, name: Name, identity: Identity): Promise<Answer> =>
  world.call(
    'sign.certificate',
    {
      employee_id: world.company.people[name].employee_id,
      text: Buffer.from(identity.der).toString('base64'),
    },
    { token: world.token(name) },
  );
