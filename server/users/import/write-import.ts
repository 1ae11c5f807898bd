import { type Actor, keepsAccounts } from '../../../lib/access/actor.ts';
import { employee as employees } from '../../../lib/objects/people.ts';
import type { ImportLine } from '../../../lib/users/import-columns.ts';
import type { ImportPlan, ImportVerdict } from '../../../lib/users/import-verdict.ts';
import { judgeImport } from '../../../lib/users/judge-import.ts';
import { requireProof } from '../../auth/proof.ts';
import { CallError, refusal } from '../../call/call-error.ts';
import { type Db, db, inTransaction, type Tx } from '../../db/tx.ts';
import { editRecords } from '../../objects/table.ts';
import { openAccount, unknownPassword } from '../add-user.ts';
import { editUser } from '../edit-user.ts';
import { lockUsers } from '../lock-users.ts';
import { readFacts } from './read-facts.ts';

/** Only good lines, or nothing unless all of them are good. */
export type ImportMode = 'all' | 'good';

export interface Imported {
  readonly written: boolean;
  readonly verdicts: readonly ImportVerdict[];
}

/** What a file would do now. Writes nothing. */
export const previewImport = async (db: Db, actor: Actor, lines: readonly ImportLine[]) =>
  judgeImport(actor, lines, await readFacts(db, actor, lines));

/**
 * Writes a file of users in one transaction. Every line is judged anew by what is true then, whatever a preview said;
 * in the mode `all` one refused line keeps everything back. `progress` hears of lines done. Refuses: access_denied,
 * proof_required.
 */
export const writeImport = async (
  actor: Actor,
  lines: readonly ImportLine[],
  mode: ImportMode,
  progress: (done: number, total: number) => void,
): Promise<Imported> => {
  if (!keepsAccounts(actor)) throw refusal('access_denied');
  await requireProof(db, actor);
  const password_hash = await unknownPassword();
  let verdicts: ImportVerdict[] = [];
  try {
    return await inTransaction(async (tx) => {
      await lockUsers(tx, actor.client_id);
      verdicts = await previewImport(tx, actor, lines);
      if (mode === 'all' && verdicts.some(isRefused)) return { written: false, verdicts };
      for (const [index, verdict] of verdicts.entries()) {
        const refused = verdict.plan && (await attempt(tx, () => write(tx, actor, verdict, password_hash)));
        if (refused) verdicts[index] = { ...verdict, outcome: 'refused', changes: [], fields: refused };
        if (refused && mode === 'all') throw new KeptBack();
        if (index % STEP === STEP - 1) progress(index + 1, verdicts.length);
      }
      return { written: true, verdicts };
    });
  } catch (error) {
    if (error instanceof KeptBack) return { written: false, verdicts };
    throw error;
  }
};

const STEP = 50;
class KeptBack extends Error {}
const isRefused = ({ outcome }: ImportVerdict): boolean => outcome === 'refused';

/** Does one line, or none of it: why it was refused after all. */
const attempt = async (tx: Tx, work: () => Promise<void>): Promise<ImportVerdict['fields'] | undefined> => {
  await tx.rows('savepoint line');
  try {
    await work();
    await tx.rows('release savepoint line');
    return undefined;
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    await tx.rows('rollback to savepoint line');
    return error.refusal.fields ?? [{ field: 'email', code: 'field/wrong' }];
  }
};

const write = async (tx: Tx, actor: Actor, { plan }: ImportVerdict, password_hash: string): Promise<void> => {
  if (plan?.kind === 'add') await openAccount(tx, actor, plan.data, password_hash);
  if (plan?.kind === 'change') await change(tx, actor, plan);
};

const change = async (tx: Tx, actor: Actor, plan: ImportPlan & { kind: 'change' }): Promise<void> => {
  if (Object.keys(plan.account).length > 0) await editUser(tx, actor, plan.user_id, plan.account);
  if (Object.keys(plan.person).length > 0)
    await editRecords(tx, actor, employees, [{ id: plan.employee_id, ...plan.person }]);
};
