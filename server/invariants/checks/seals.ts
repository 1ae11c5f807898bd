import type { Db } from '../../db/tx.ts';
import { sealName, sealNumber } from '../../signing/authority/audit-seals.ts';
import {
  bodyOf,
  goneRows,
  type SealRow,
  type SealTrouble,
  sealTroubles,
  trustOfPortal,
} from '../audit-seal.ts';
import type { Question, Violation } from '../invariant.ts';

/**
 * Every seal of the audit is the portal's, follows the one before it, stands where it was put beside the database, and
 * every row it tells of is still there.
 */
export async function* I14({ db, seals }: Question): AsyncIterable<Violation> {
  const trust = await trustOfPortal(db);
  const names = new Set<string>();
  let before: SealRow | undefined;
  for await (const row of sealRows(db)) {
    for (const trouble of await sealTroubles(row, before, trust))
      yield wrong(row.number, saidOf(trouble, before));
    for (const { stream, seq } of await goneRows(db, bodyOf(row)))
      yield { invariant: 'I14', what: `audit ${stream} ${seq} was sealed and is gone or was changed` };
    names.add(sealName(row.number, row.body));
    before = row;
  }
  for await (const { name } of seals?.list() ?? [])
    if (!Number.isNaN(sealNumber(name)) && !names.has(name))
      yield { invariant: 'I14', what: `${name} was put beside the database, which has no such seal` };
}

const saidOf = (trouble: SealTrouble, before: SealRow | undefined): string =>
  ({
    seal_misplaced: `stands where ${(before?.number ?? 0) + 1} is due`,
    seal_unlinked: 'does not follow the seal before it',
    seal_foreign: 'is not the portal’s',
  })[trouble];

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
