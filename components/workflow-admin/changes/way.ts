import type { StrandedDocuments, WorkflowJudgement } from '../../../lib/rpc/workflow-changes.ts';
import type { Way } from '../../../lib/workflow/changes/publication.ts';

/** What an admin has chosen for documents under way. */
export interface ChosenWay {
  /** Undefined until they choose: what the portal would do. */
  readonly way?: Way;
  /** Where stranded documents go, by the status they stand in. */
  readonly moves: Readonly<Record<string, string>>;
  /** Some apart from the others, by their ids. */
  readonly apart: Readonly<Record<number, string>>;
}

export const NOTHING_CHOSEN: ChosenWay = { moves: {}, apart: {} };

export const wayOf = (chosen: ChosenWay, { way }: WorkflowJudgement): Way => chosen.way ?? way;

/** Where the documents of a status go: as chosen, else the best of the places there are. */
export const targetOf = (chosen: ChosenWay, { status_id, targets }: StrandedDocuments): string | undefined =>
  chosen.moves[status_id] ?? targets[0]?.status_id;

/** How many documents have no place yet. */
export const unplaced = (chosen: ChosenWay, judgement: WorkflowJudgement): number =>
  wayOf(chosen, judgement) === 'keep'
    ? 0
    : judgement.stranded
        .filter((stranded) => targetOf(chosen, stranded) === undefined)
        .reduce((sum, { documents }) => sum + documents, 0);
