import type { Row } from '../../db/row.ts';
import type { Db } from '../../db/tx.ts';
import type { Question, Violation } from '../invariant.ts';

/** A move that a caller was told is done. */
interface Acknowledged {
  readonly registrator_id: number;
  readonly seq: number;
}

const PAGE = 1_000;

/** Every line `{"registrator_id":…,"seq":…}` of the journal of acknowledged moves is a row of history. */
export async function* I10({ db, journal }: Question): AsyncIterable<Violation> {
  let moves: Acknowledged[] = [];
  for await (const line of journal ?? []) {
    const move = acknowledged(line);
    if (move) moves.push(move);
    else if (line.trim() !== '')
      yield { invariant: 'I10', what: `the journal has a line that is no move: ${line.slice(0, 80)}` };
    if (moves.length === PAGE) {
      yield* missing(db, moves);
      moves = [];
    }
  }
  yield* missing(db, moves);
}

const acknowledged = (line: string): Acknowledged | undefined => {
  try {
    const { registrator_id, seq } = JSON.parse(line) as Acknowledged;
    return Number.isSafeInteger(registrator_id) && Number.isSafeInteger(seq)
      ? { registrator_id, seq }
      : undefined;
  } catch {
    return undefined;
  }
};

async function* missing(db: Db, moves: readonly Acknowledged[]): AsyncIterable<Violation> {
  const rows = await db.rows<Row<'document_status', 'seq'> & { registrator_id: string }>(
    `select j."registrator_id", j."seq" from unnest($1::bigint[], $2::int[]) as j("registrator_id", "seq")
     where not exists (select 1 from "document_status" s where s."registrator_id" = j."registrator_id" and s."seq" = j."seq")`,
    [moves.map((move) => move.registrator_id), moves.map((move) => move.seq)],
  );
  for (const { registrator_id, seq } of rows)
    yield {
      invariant: 'I10',
      what: `document ${registrator_id}, row ${seq} was acknowledged and is not there`,
    };
}
