import { derOf } from '../../lib/signing/pem.ts';
import { type Crl, parseCrl } from '../../lib/signing/verify/crl.ts';
import { signedBy } from '../../lib/signing/verify/links.ts';
import { parseCertificate } from '../../lib/signing/x509.ts';
import { db, inTransaction } from '../db/tx.ts';
import { log } from '../log.ts';
import { fetchList } from './fetch-list.ts';
import { isReadableBeside } from './judge-beside.ts';
import { type FetchFault, NotFetched } from './outward.ts';

/** What stands against a list; '' when it is in force. */
export type CrlFault = FetchFault | 'unreadable' | 'foreign' | 'over' | 'older';

const CLOCK_MS = 5 * 60_000;

interface Due {
  readonly id: number;
  readonly der: Uint8Array;
  readonly crl_url: string;
}

/** Lists that are halfway to their end or were read six hours ago; one that failed is tried again after half an hour. */
const DUE = `
  select t."id", t."der", t."crl_url" from "trusted_certificate" t
  left join "trusted_crl" l on l."certificate_id" = t."id"
  where not t."disabled" and t."crl_url" <> ''
    and (t."crl_tried_at" is null or t."crl_tried_at" < now() - interval '30 minutes')
    and (l."certificate_id" is null or t."crl_error" <> '' or l."fetched_at" < now() - interval '6 hours'
      or now() > l."this_update" + (l."next_update" - l."this_update") / 2)
  order by t."crl_tried_at" nulls first, t."id" limit 50`;

/** Fetches every list that is due, one after the other; one that fails keeps no other from its turn. */
export const fetchDueCrls = async (): Promise<void> => {
  for (const due of await db.rows<Due & Record<string, unknown>>(DUE))
    await fetchCrl(due).catch((error: unknown) =>
      log.warn({ err: error, trusted_certificate: due.id }, 'no list of revoked certificates'),
    );
};

/** Fetches the list of an issuer now, and keeps it if it is good. Answers what stands against it. */
export const fetchCrl = async ({ id, der, crl_url }: Due): Promise<CrlFault | ''> => {
  const found = await read(der, crl_url);
  const fault = await inTransaction(async (tx) => {
    await tx.rows('select 1 from "trusted_certificate" where "id" = $1 for update', [id]);
    const kept =
      typeof found === 'string'
        ? found
        : (
              await tx.rows(
                `insert into "trusted_crl" as l ("certificate_id", "der", "this_update", "next_update") values ($1, $2, $3, $4)
                 on conflict ("certificate_id") do update set "der" = excluded."der", "fetched_at" = now(),
                   "this_update" = excluded."this_update", "next_update" = excluded."next_update"
                 where l."this_update" <= excluded."this_update" returning 1`,
                [id, found.der, new Date(found.thisUpdate), new Date(found.nextUpdate)],
              )
            ).length > 0
          ? ''
          : 'older';
    await tx.rows(
      'update "trusted_certificate" set "crl_tried_at" = now(), "crl_error" = $2 where "id" = $1 and "crl_url" = $3',
      [id, kept, crl_url],
    );
    return kept;
  });
  if (fault) log.warn({ trusted_certificate: id, fault }, 'no list of revoked certificates');
  return fault;
};

/** The list behind an address, if the issuer's key signed it and it is in force. */
const read = async (issuer_der: Uint8Array, url: string): Promise<Crl | CrlFault> => {
  try {
    const bytes = await fetchList(url);
    const der = derOf(bytes);
    const readable = der && (await isReadableBeside('list', der, 'lists'));
    const crl = readable && parseCrl(der);
    const issuer = parseCertificate(issuer_der);
    if (!crl || !issuer) return 'unreadable';
    if (crl.issuer.key !== issuer.subject.key || !(await signedBy(issuer, crl))) return 'foreign';
    const now = Date.now();
    return crl.nextUpdate <= now || crl.thisUpdate > now + CLOCK_MS ? 'over' : crl;
  } catch (error) {
    if (error instanceof NotFetched) return error.fault;
    throw error;
  }
};
