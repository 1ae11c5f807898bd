import { subDays } from 'date-fns/subDays';
import { utc } from '../../../lib/kernel/utc.ts';
import type { Db } from '../../db/tx.ts';
import { type Digest, digestOf } from '../../store/digest.ts';
import { orphansOf } from '../../store/sweep.ts';
import type { Question, Violation } from '../invariant.ts';

interface FileRow extends Record<string, unknown> {
  id: string | number;
  name: string;
  size: string | number;
  hash: string;
  streebog_hash: string;
  /** Empty in rows from before it was kept. */
  streebog512_hash: string;
}

const PAGE = 1_000;

/** Every living row's bytes are there and are what their hashes say; no bytes without a row are older than a day. */
export async function* I6({ db, files }: Question): AsyncIterable<Violation> {
  for await (const row of fileRows(db)) {
    const bytes = await files.open(row.name);
    if (!bytes) yield wrong(row, 'has no bytes');
    else {
      const digest = await digestOf(bytes);
      if (digest.size !== Number(row.size))
        yield wrong(row, `has ${digest.size} bytes instead of ${row.size}`);
      else if (!saysTheSame(digest, row)) yield wrong(row, 'has other bytes than its hash says');
    }
  }
  for await (const name of orphansOf(db, files, subDays(new Date(), 1, { in: utc })))
    yield { invariant: 'I6', what: `bytes ${name} belong to no file` };
}

const saysTheSame = (digest: Digest, row: FileRow): boolean =>
  digest.hash === row.hash &&
  digest.streebog_hash === row.streebog_hash &&
  (row.streebog512_hash === '' || digest.streebog512_hash === row.streebog512_hash);

const wrong = (row: FileRow, how: string): Violation => ({ invariant: 'I6', what: `file ${row.id} ${how}` });

async function* fileRows(db: Db): AsyncIterable<FileRow> {
  let after = 0;
  for (;;) {
    const page = await db.rows<FileRow>(
      `select "id", "name", "size", "hash", "streebog_hash", "streebog512_hash" from "file" where "id" > $1 and not "deleted" order by "id" limit ${PAGE}`,
      [after],
    );
    yield* page;
    const last = page.at(-1);
    if (!last || page.length < PAGE) return;
    after = Number(last.id);
  }
}
