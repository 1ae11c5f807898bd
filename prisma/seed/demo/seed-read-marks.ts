import type { Client } from 'pg';
import { insertRows } from '../insert.ts';
import { MEMOS } from './memos.data.ts';
import { namedIn, sentToNamed } from './named-people.ts';
import type { Person } from './seed-people.ts';
import { moment, type StoredPaper } from './stored-paper.ts';

const FIRST_READ_MS = 12 * 60_000;
const NEXT_READ_MS = 7 * 60_000;

/** Who has read the memos of the demo, one after the other once they were sent. */
export const seedReadMarks = (
  client: Client,
  memos: readonly StoredPaper[],
  staff: readonly Person[],
): Promise<number> =>
  insertRows(
    client,
    'document_read',
    memos.flatMap((paper) => {
      const sent = paper.moves.find((move) => sentToNamed(paper.family, move));
      const { readBy = [] } = MEMOS.find(({ subject }) => subject === paper.said.subject) ?? {};
      return sent
        ? namedIn(paper, staff)
            .filter(({ name }) => readBy.includes(name))
            .map(({ id }, index) => ({
              document_id: paper.id,
              employee_id: id,
              read_date: moment(sent.at + FIRST_READ_MS + index * NEXT_READ_MS),
            }))
        : [];
    }),
  );
