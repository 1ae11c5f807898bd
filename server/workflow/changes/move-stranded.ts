import type { Actor } from '../../../lib/access/actor.ts';
import type { PublishInput, StrandedDocuments } from '../../../lib/rpc/workflow-changes.ts';
import type { Step } from '../../../lib/workflow/step.ts';
import { refusal, wrongField } from '../../call/call-error.ts';
import type { Row } from '../../db/row.ts';
import type { Tx } from '../../db/tx.ts';
import { addRows } from '../../objects/write.ts';
import { lockMovable } from '../movable.ts';
import { writeMove } from '../write-move.ts';
import type { KeptDraft } from './kept.ts';

/** Documents that one publication moves, at most: each has its own row of history. */
const MOVES_MAX = 5_000;

interface Asked extends Pick<PublishInput, 'moves' | 'apart'> {
  readonly draft: KeptDraft;
  readonly stranded: readonly StrandedDocuments[];
}

/**
 * Puts documents that a new order leaves without a step where the admin says, each under its lock, by a step that only
 * the portal takes: it decides nothing, asks for no signature and has no effects. Answers how many. Refuses:
 * documents_without_step, too_many_moves, validation.
 */
export const moveStranded = async (
  tx: Tx,
  actor: Actor,
  { draft, stranded, moves, apart }: Asked,
): Promise<number> => {
  const total = stranded.reduce((sum, { documents }) => sum + documents, 0);
  if (total === 0) return 0;
  if (total > MOVES_MAX) throw refusal('too_many_moves', { count: total, max: MOVES_MAX });
  const usual = new Map(moves.map(({ status_id, next_status_id }) => [status_id, next_status_id]));
  const own = new Map(apart.map(({ id, next_status_id }) => [id, next_status_id]));
  const steps = portalSteps(tx, actor, draft);
  let left = 0;
  for (const { status_id, organizations, targets } of stranded)
    for (const id of await idsAt(tx, draft.object_id, status_id, organizations)) {
      const next = own.get(id) ?? usual.get(status_id);
      if (next === undefined) left += 1;
      else if (!targets.some((target) => target.status_id === next)) throw wrongField('next_status_id');
      else if (left === 0)
        await moveOne(tx, actor, id, status_id, await steps(status_id, next), draft.number);
    }
  if (left > 0) throw refusal('documents_without_step', { count: left });
  return total;
};

/** Documents of a status in the organizations where it has no step, in the order in which all lock them. */
const idsAt = async (
  tx: Tx,
  object_id: string,
  status_id: string,
  organizations: StrandedDocuments['organizations'],
): Promise<number[]> => {
  const rows = await tx.rows<Row<'document', 'id'>>(
    `select "id" from "document" where "organization_id" = any($1::bigint[]) and "object_id" = $2 and "status_id" = $3
       and not "replaced" order by "id" for update`,
    [organizations.map(({ organization_id }) => organization_id), object_id, status_id],
  );
  return rows.map(({ id }) => id);
};

const moveOne = async (
  tx: Tx,
  actor: Actor,
  id: number,
  status_id: string,
  step: Step,
  number: number,
): Promise<void> => {
  const movable = await lockMovable(tx, actor.client_id, id);
  if (movable.facts.status_id !== status_id) return;
  writeMove(tx, actor, { ...movable, step, comments: `№ ${number}` });
};

/** The step a publication moves documents by, made once for each way: who moved them by what stays known. */
const portalSteps = (tx: Tx, actor: Actor, { object_id, number }: KeptDraft) => {
  const made = new Map<string, Promise<Step>>();
  const make = async (status_id: string, next_status_id: string): Promise<Step> => {
    const detail = { change: String(number) };
    const [row] = (await addRows(
      tx,
      actor,
      'workflow',
      [{ object_id, business_role: 'system', status_id, next_status_id, disabled: '1', detail }],
      false,
    )) as { id: number }[];
    return {
      id: Number(row?.id),
      object_id,
      business_role: 'system',
      status_id,
      next_status_id,
      reject: false,
      editable: false,
      delete_allowed: false,
      indicators: '',
      organization_id: null,
      disabled: true,
      detail,
    };
  };
  return (status_id: string, next_status_id: string): Promise<Step> => {
    const key = `${status_id} ${next_status_id}`;
    const step = made.get(key) ?? make(status_id, next_status_id);
    made.set(key, step);
    return step;
  };
};
