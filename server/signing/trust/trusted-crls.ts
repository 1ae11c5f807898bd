import { derOf } from '../../../lib/signing/pem.ts';
import { readBeside } from '../../beside/read-beside.ts';
import { db, inTransaction, type Tx } from '../../db/tx.ts';
import { log } from '../../log.ts';
import { askOutward, bytesOf, type FetchFault, NotFetched, urlOf } from './outward.ts';
import type { ListFacts } from './read-list.ts';
import { LIST } from './readers.ts';

/** What stands against a list; '' when it is in force. */
type CrlFault = FetchFault | 'unreadable' | 'other_kind' | 'foreign' | 'over' | 'older';

const CLOCK_MS = 5 * 60_000;

/** A whole list of revoked certificates, and the list of its changes since; each has a table and columns by this name. */
const KINDS = ['crl', 'delta'] as const;
type Kind = (typeof KINDS)[number];

type FetchedList = ListFacts & { readonly der: Uint8Array };

interface Wanted {
  readonly id: number;
  readonly der: Uint8Array;
  readonly url: string;
}

/** Where an admin says; changes else where the issuer's own list says. Never where a certificate says. */
const ADDRESS: Readonly<Record<Kind, string>> = {
  crl: `t."crl_url"`,
  delta: `coalesce(nullif(t."delta_url", ''),
    (select b."changes_url" from "trusted_crl" b where b."certificate_id" = t."id"), '')`,
};

const wanted = (kind: Kind): string => `
  select t."id", t."der", ${ADDRESS[kind]} as url from "trusted_certificate" t
  left join "trusted_${kind}" l on l."certificate_id" = t."id" where not t."disabled" and ${ADDRESS[kind]} <> ''`;

/** Lists that are halfway to their end or were read six hours ago; one that failed is tried again after half an hour. */
const due = (kind: Kind): string => `${wanted(kind)}
  and (t."${kind}_tried_at" is null or t."${kind}_tried_at" < now() - interval '30 minutes')
  and (l."certificate_id" is null or t."${kind}_error" <> '' or l."fetched_at" < now() - interval '6 hours'
    or now() > l."this_update" + (l."next_update" - l."this_update") / 2)
  order by t."${kind}_tried_at" nulls first, t."id" limit 50`;

/** Fetches every list that is due, one after the other; one that fails keeps no other from its turn. */
export const fetchDueCrls = async (): Promise<void> => {
  for (const kind of KINDS)
    for (const each of await db.rows<Wanted>(due(kind)))
      await fetchOne(kind, each).catch((error: unknown) =>
        log.warn({ err: error, trusted_certificate: each.id }, 'no list of revoked certificates'),
      );
};

/** Fetches the list of an issuer now, and the one of its changes. Answers the first that stands against either. */
export const fetchNow = async (id: number): Promise<CrlFault | ''> => {
  const faults: (CrlFault | '')[] = [];
  for (const kind of KINDS)
    for (const each of await db.rows<Wanted>(`${wanted(kind)} and t."id" = $1`, [id]))
      faults.push(await fetchOne(kind, each));
  return faults.find((fault) => fault !== '') ?? '';
};

/** Fetches a list, and keeps it if it is good. Answers what stands against it. */
const fetchOne = async (kind: Kind, { id, der, url }: Wanted): Promise<CrlFault | ''> => {
  const found = await read(kind, der, url);
  const fault = await inTransaction(async (tx) => {
    await tx.rows('select 1 from "trusted_certificate" where "id" = $1 for update', [id]);
    const stands = typeof found === 'string' ? found : await keep(tx, kind, id, found);
    await tx.rows(
      `update "trusted_certificate" t set "${kind}_tried_at" = now(), "${kind}_error" = $2
       where t."id" = $1 and ${ADDRESS[kind]} = $3`,
      [id, stands, url],
    );
    return stands;
  });
  if (fault) log.warn({ trusted_certificate: id, fault }, 'no list of revoked certificates');
  return fault;
};

/** An older list never takes the place of a newer one. */
const keep = async (tx: Tx, kind: Kind, id: number, list: FetchedList): Promise<'older' | ''> => {
  const kept = await tx.rows(
    `insert into "trusted_${kind}" as l ("certificate_id", "der", "this_update", "next_update") values ($1, $2, $3, $4)
     on conflict ("certificate_id") do update set "der" = excluded."der", "fetched_at" = now(),
       "this_update" = excluded."this_update", "next_update" = excluded."next_update"
     where l."this_update" <= excluded."this_update" returning 1`,
    [id, list.der, new Date(list.thisUpdate), new Date(list.nextUpdate)],
  );
  if (kept.length === 0) return 'older';
  if (kind === 'crl')
    await tx.rows('update "trusted_crl" set "changes_url" = $2 where "certificate_id" = $1', [
      id,
      list.changesAt.find((address) => /^https?:\/\//.test(address) && address.length <= 500) ?? '',
    ]);
  return '';
};

/** The list behind an address, if it is of this kind, the issuer's key signed it and it is in force. */
const read = async (kind: Kind, issuer: Uint8Array, url: string): Promise<FetchedList | CrlFault> => {
  try {
    const bytes = await fetchList(url);
    const der = derOf(bytes);
    const list = der && (await readBeside(LIST, { der, issuer }, { by: 'lists' }));
    if (!list) return 'unreadable';
    if (list.kind !== kind) return 'other_kind';
    if (!list.signed) return 'foreign';
    const now = Date.now();
    return list.nextUpdate <= now || list.thisUpdate > now + CLOCK_MS ? 'over' : { der, ...list };
  } catch (error) {
    if (error instanceof NotFetched) return error.fault;
    throw error;
  }
};

const MOST_BYTES = 20 * 1024 * 1024;
const PATIENCE_MS = 20_000;
const REDIRECTS = 3;

/**
 * Fetches a list an admin has named, never one that a certificate names: from the world or from hosts of `CRL_HOSTS`,
 * within 20 seconds and 20 MiB, and not by a redirect into this network. Throws NotFetched.
 */
const fetchList = async (address: string): Promise<Uint8Array> => {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  let url = urlOf(address);
  for (let hops = 0; hops <= REDIRECTS; hops += 1) {
    const answer = await askOutward(url, { signal });
    const { statusCode = 0, headers } = answer;
    if (statusCode === 200) return bytesOf(answer, MOST_BYTES);
    answer.destroy();
    if (statusCode < 300 || statusCode >= 400 || !headers.location) break;
    url = urlOf(headers.location, url);
  }
  throw new NotFetched('answer');
};
