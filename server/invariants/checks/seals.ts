import { digestsOf } from '../../../lib/signing/digests.ts';
import { parseTrust, type TrustStore } from '../../../lib/signing/verify/trust.ts';
import { verifyDetached } from '../../../lib/signing/verify/verify-detached.ts';
import type { Row } from '../../db/row.ts';
import type { Db } from '../../db/tx.ts';
import { digestOfBody, type SealBody, sealName, sealNumber } from '../../signing/authority/audit-seals.ts';
import type { Question, Violation } from '../invariant.ts';

interface SealRow extends Record<string, unknown> {
  number: number;
  moment: string | Date;
  body: string;
  seal: Buffer;
}

/**
 * Every seal of the audit is the portal's, follows the one before it, stands where it was put beside the database, and
 * every row it tells of is still there.
 */
export async function* I14({ db, seals }: Question): AsyncIterable<Violation> {
  const trust = await trustOfPortal(db);
  const names = new Set<string>();
  let before: { number: number; body: string } | undefined;
  for await (const row of sealRows(db)) {
    const body = JSON.parse(row.body) as SealBody;
    if (body.number !== row.number || row.number !== (before?.number ?? 0) + 1)
      yield wrong(row.number, `stands where ${(before?.number ?? 0) + 1} is due`);
    else if (body.previous !== (before ? digestOfBody(before.body) : ''))
      yield wrong(row.number, 'does not follow the seal before it');
    if (!(await isPortals(row, trust))) yield wrong(row.number, 'is not the portal’s');
    for (const { stream, seq } of await missing(db, body))
      yield { invariant: 'I14', what: `audit ${stream} ${seq} was sealed and is gone or was changed` };
    names.add(sealName(row.number, row.body));
    before = row;
  }
  for await (const { name } of seals?.list() ?? [])
    if (!Number.isNaN(sealNumber(name)) && !names.has(name))
      yield { invariant: 'I14', what: `${name} was put beside the database, which has no such seal` };
}

const wrong = (number: number, how: string): Violation => ({
  invariant: 'I14',
  what: `seal ${number} of the audit ${how}`,
});

/** One after another: the first of a large installation are some megabytes each. */
async function* sealRows(db: Db): AsyncIterable<SealRow> {
  for (let after = 0; ; ) {
    const [row] = await db.rows<SealRow>(
      'select "number", "moment", "body", "seal" from "audit_seal" where "number" > $1 order by "number" limit 1',
      [after],
    );
    if (!row) return;
    yield row;
    after = row.number;
  }
}

const trustOfPortal = async (db: Db): Promise<TrustStore> => {
  const rows = await db.rows<Row<'portal_key', 'der'>>(
    `select "der" from "portal_key" where "kind" = 'authority'`,
  );
  return parseTrust({ roots: rows.map(({ der }) => new Uint8Array(der)), intermediates: [], crls: [] });
};

/** Whether the portal itself signed it: no list of revoked certificates is asked, the portal does not revoke its seal. */
const isPortals = async ({ body, seal, moment }: SealRow, trust: TrustStore): Promise<boolean> => {
  const { verdict, code } = await verifyDetached({
    cms: new Uint8Array(seal),
    digests: digestsOf(new TextEncoder().encode(body)),
    at: new Date(moment),
    trust,
  });
  return verdict === 'passed' || code === 'crl_missing';
};

const missing = (db: Db, { heads }: SealBody) =>
  db.rows<{ stream: string; seq: number }>(
    `select h."stream", h."seq" from unnest($1::text[], $2::int[], $3::text[]) as h("stream", "seq", "hash")
     left join "audit" a on a."stream" = h."stream" and a."seq" = h."seq" and a."hash" = h."hash"
     where a."id" is null limit 100`,
    [heads.map(([stream]) => stream), heads.map(([, seq]) => seq), heads.map(([, , hash]) => hash)],
  );
