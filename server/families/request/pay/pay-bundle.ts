import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { type Actor, coversFamily, holds } from '../../../../lib/access/actor.ts';
import { request as family } from '../../../../lib/documents/families/request/index.ts';
import {
  judgePayFiles,
  PAY_PAPERS,
  type PayAsked,
  type PayVerdict,
  withStanding,
} from '../../../../lib/documents/families/request/pay-files.ts';
import { payRows } from '../../../../lib/documents/families/request/pay-index.ts';
import { readBeside } from '../../../beside/read-beside.ts';
import { refusal } from '../../../call/call-error.ts';
import { type Db, db } from '../../../db/tx.ts';
import { readToday } from '../../../documents/rule-facts.ts';
import { readerOf } from '../../../files/upload.ts';
import { TABLE } from '../../../users/import/readers.ts';
import type { Bundle, FamilyBundle } from '../../family-bundle.ts';
import { givePayFile } from './give-pay-file.ts';
import { readPayPeople, readPayStanding } from './pay-facts.ts';

/** Who gives out papers of the payroll: hr, to the people of their organization. */
const givesPapers = (actor: Actor): boolean =>
  holds(actor, 'hr') && actor.organization_id !== null && coversFamily(actor, family.object_id);

const form = z
  .strictObject({
    paper: z.enum(PAY_PAPERS),
    year: z.coerce.number().int().min(1990).max(2100),
    month: z.coerce.number().int().min(1).max(12).optional(),
  })
  .refine(({ paper, month }) => (paper === 'payslip') === (month !== undefined), { path: ['month'] });

/** Papers of the payroll in one archive: 2-НДФЛ of a year or pay slips of a month, each to its person. */
export const payBundle: FamilyBundle = {
  mayBring: givesPapers,
  preview: async (actor, bundle) => {
    const { verdicts, seen } = await judged(db, actor, bundle, askedIn(bundle));
    return { seen, data: verdicts.map(shown) };
  },
  give: async (actor, bundle, seen, { progress, signal }) => {
    const asked = askedIn(bundle);
    const now = await judged(db, actor, bundle, asked);
    if (seen !== undefined && seen !== now.seen) throw refusal('import_changed');
    const total = now.verdicts.filter(({ outcome }) => outcome !== 'unread').length;
    const data: object[] = [];
    let done = 0;
    for (const verdict of now.verdicts) {
      const file = bundle.files.find(({ name }) => name === verdict.file);
      if (verdict.outcome === 'unread' || !verdict.person || !file) {
        data.push(shown(verdict));
        continue;
      }
      signal.throwIfAborted();
      const given = await givePayFile(actor, file, verdict.person, {
        paper: asked.paper,
        year: verdict.year,
        month: verdict.month,
      });
      data.push({ ...shown(verdict), ...given });
      done += 1;
      progress(done, total);
    }
    return { data };
  },
};

const askedIn = ({ fields }: Bundle): Omit<PayAsked, 'today'> => {
  const said = form.safeParse({ ...fields });
  if (!said.success)
    throw refusal('invalid_params', { field: String(said.error.issues[0]?.path[0] ?? 'paper') });
  return { ...said.data, month: said.data.month ?? null };
};

const judged = async (db: Db, actor: Actor, { files }: Bundle, asked: Omit<PayAsked, 'today'>) => {
  const papers = files.flatMap(({ name, kind }) => (kind === 'table' ? [] : [{ name, kind }]));
  const rows = [];
  for (const { kind, path } of files)
    if (kind === 'table')
      rows.push(
        ...payRows((await readBeside(TABLE, await readFile(path), { by: readerOf(actor) }))?.rows ?? []),
      );
  const today = await readToday(db);
  const first = judgePayFiles(papers, rows, await readPayPeople(db, actor), { ...asked, today });
  const verdicts = withStanding(first, await readPayStanding(db, actor, asked.paper, first));
  const seen = createHash('sha256')
    .update(JSON.stringify([asked, verdicts]))
    .digest('base64url');
  return { verdicts, seen };
};

/** A verdict as the wire shows it: the person by number and name. */
const shown = ({ person, ...verdict }: PayVerdict) => ({
  ...verdict,
  ...(person
    ? {
        employee_id: person.employee_id,
        number: person.number,
        name: person.name,
        name_eng: person.name_eng,
      }
    : {}),
});
