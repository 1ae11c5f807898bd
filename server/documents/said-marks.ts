import type { Actor } from '../../lib/access/actor.ts';
import type { SaidMark } from '../../lib/documents/marks.ts';
import type { DocumentFacts } from '../../lib/workflow/document.ts';
import type { Rules } from '../client/rules.ts';
import type { Db } from '../db/tx.ts';

/** Whose page is read, by which rules. */
export interface Marking {
  readonly actor: Actor;
  readonly parametersOf: Rules['parametersOf'];
}

/** What is said of documents of a family, by their ids, read for all of them at once; those of which nothing is said are left out. */
type SayMarks = (
  db: Db,
  documents: readonly DocumentFacts[],
  marking: Marking,
) => Promise<ReadonlyMap<number, readonly SaidMark[]>>;

/** Marks of a family: their codes, whose words its messages have under `marks`. */
export interface FamilyMarks {
  readonly codes: readonly string[];
  readonly say: SayMarks;
}

export type MarksOf = Readonly<Record<string, FamilyMarks>>;

let known: MarksOf = {};

/** Tells once what the rooms of families say of their documents. */
export const tellMarks = (marks: MarksOf): void => {
  known = marks;
};

/** What is said of the documents of a page, of whatever families; undefined for a document of a family that says nothing of its own. */
export const readMarks = async (
  db: Db,
  documents: readonly DocumentFacts[],
  marking: Marking,
): Promise<(doc: DocumentFacts) => readonly SaidMark[] | undefined> => {
  const said = await Promise.all(
    [...Map.groupBy(documents, ({ object_id }) => object_id)].flatMap(([object_id, own]) => {
      const marked = known[object_id];
      return marked ? [marked.say(db, own, marking).then((marks) => [object_id, marks] as const)] : [];
    }),
  );
  const marks = new Map(said);
  return ({ object_id, id }) => {
    const own = marks.get(object_id);
    return own && (own.get(id) ?? []);
  };
};
