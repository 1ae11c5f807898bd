import { unzipSync } from 'fflate';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Prepared } from '../../lib/rpc/signing.ts';
import { NORTH } from '../support/matrix-company.ts';
import { callAs, outcome } from '../support/matrix-http.ts';
import { historyOf, standOf } from '../support/matrix-move.ts';
import { addVacation } from '../support/matrix-vacation.ts';
import { openWorld } from '../support/matrix-world.ts';
import { newPaper, pdfOf, publish } from '../support/paper-desk.ts';
import { putParameter } from '../support/parameter.ts';
import { shared } from '../support/shared.ts';
import { introduceSigning, shown, signaturesOf, signsWith, stamp } from '../support/signing-call.ts';

const SEND = ['employee', 'draft', 'prepared'] as const;
const AGREE = ['manager', 'prepared', 'agreed'] as const;
const APPROVE = ['reviewer', 'agreed', 'approved'] as const;

const world = shared(() => openWorld(['employee', 'manager', 'reviewer', 'hr', 'admin']));
beforeEach(async () => {
  await introduceSigning(world, { party: 'employee' });
  await introduceSigning(world, { party: 'employer' });
  for (const name of ['employee', 'manager', 'reviewer'] as const) await signsWith(world, name, '1');
});

const sql = async (text: string, values: readonly unknown[] = []) =>
  (await world.company.db.query(text, [...values])).rows;

test('sign.add signs the paper that was brought as it is, and its copies lie beside it', async () => {
  await introduceSigning(world, { party: 'employee', object_id: 'request_push_signed' });
  const bytes = pdfOf('Rules to be read');
  const [origin, hr] = [world.portal.origin, world.token('hr')];
  const paper = await newPaper(origin, hr, {}, bytes);
  const [line] = await publish(origin, hr, paper, [world.company.people.employee.employee_id]);
  const token = world.token('employee');
  const rows = await world.call(
    'view.get',
    { object: 'request_push_signed', filter: `id = ${line?.document_id}` },
    { token },
  );
  const [row] = rows.result?.data ?? [];
  const steps = (row?.steps ?? []) as { id: number; next_status_id: string }[];
  const step = steps.find((each) => each.next_status_id === 'confirmed');
  const asked = await world.call(
    'sign.prepare',
    { object_id: 'request_push_signed', document_id: row?.id, workflow_id: step?.id },
    { token },
  );
  const prepared = asked.result as unknown as Prepared;
  expect(prepared).toMatchObject({ method: 'add', request_id: row?.id, document_id: row?.id });
  const answer = await world.call('sign.add', { intent_id: prepared.intent_id }, { token });
  expect(answer.result).toMatchObject({
    hash: prepared.hash,
    data: { id: row?.id, hash: prepared.hash, files: [{ id: prepared.file.id }] },
  });
  expect(await standOf(world.company, Number(row?.id))).toMatchObject({ status_id: 'confirmed' });
  const copies = await vi.waitFor(
    async () => {
      const rows = await sql(
        `select "name", "original_name", "kind" from "file"
         where "registrator_id" = $1 and "server_made" and not "deleted" order by "kind"`,
        [row?.id],
      );
      expect(rows).toHaveLength(2);
      return rows;
    },
    { timeout: 60_000, interval: 50 },
  );
  expect(copies).toMatchObject([
    { kind: 'archive', original_name: 'Правила.zip' },
    { kind: 'visual', original_name: 'Правила_visual.pdf' },
  ]);
  const zip = await fetch(`${origin}/api/files/${copies[0]?.name}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const files = unzipSync(new Uint8Array(await zip.arrayBuffer()));
  expect(Buffer.from(files['Правила.pdf'] ?? []).equals(bytes)).toBe(true);
  expect(Object.keys(files)).toContain('Правила.sig');
});

describe('a reviewer', () => {
  const companySigns = (value: string) => putParameter(world.company.db, 'company_behalf_signature', value);
  const last = async (id: number) => (await historyOf(world.company, id)).at(-1);

  test.each([
    [
      'for the company where it names a type, and the history says so',
      '1',
      '3',
      true,
      'organization_behalf=1',
    ],
    ['for themselves where it names none', '', '1', false, ''],
  ] as const)('signs %s', async (_how, company, own, company_behalf, indicators) => {
    await companySigns(company);
    await signsWith(world, 'reviewer', own);
    const id = await addVacation(world.company, 'employee', 'agreed');
    const prepared = await shown(world, 'reviewer', id, APPROVE);
    expect(prepared).toMatchObject({ type: '1', company_behalf });
    expect(outcome(await stamp(world, 'reviewer', prepared.intent_id))).toBe('ok');
    expect((await signaturesOf(world, id))[0]).toMatchObject({ company_behalf });
    expect(await last(id)).toMatchObject({ status_id: 'approved', indicators });
    expect(await standOf(world.company, id)).toMatchObject({ indicators });
  });

  test('is the only one who signs for it', async () => {
    await companySigns('1');
    await signsWith(world, 'manager', '1');
    const id = await addVacation(world.company, 'employee', 'prepared');
    const prepared = await shown(world, 'manager', id, AGREE);
    expect(prepared.company_behalf).toBe(false);
    expect(outcome(await stamp(world, 'manager', prepared.intent_id))).toBe('ok');
    expect(await last(id)).toMatchObject({ indicators: '' });
  });
});

test('of several, one that is not taken says by which verdict', async () => {
  await signsWith(world, 'employee', '3');
  const id = await addVacation(world.company, 'employee', 'draft');
  const { intent_id } = await shown(world, 'employee', id, SEND);
  const answer = await callAs(world, 'employee', 'sign.bulk', {
    rows: [{ intent_id, signature: 'A'.repeat(400) }],
  });
  expect(answer.result?.data).toEqual([
    expect.objectContaining({ intent_id, ok: false, reason: 'sign_failed', code: 'malformed' }),
  ]);
  expect(await signaturesOf(world, id)).toEqual([]);
});

test('a dictionary without the leg of the request stops the signature, and the document stays where it was', async () => {
  const id = await addVacation(world.company, 'employee', 'draft');
  const sent = await shown(world, 'employee', id, SEND);
  expect(outcome(await stamp(world, 'employee', sent.intent_id))).toBe('ok');
  const legs = `"object_id" = 'request' and "business_role" = 'manager' and "client_id" = $1`;
  await sql(`update "workflow" set "disabled" = true where ${legs}`, [world.company.clients[NORTH]]);
  try {
    const { intent_id, request_id } = await shown(world, 'manager', id, AGREE);
    const refused = await stamp(world, 'manager', intent_id);
    expect([outcome(refused), refused.error?.message]).toEqual([
      'no_request_leg',
      `Signing: No workflow (request ${request_id}, prepared, manager)`,
    ]);
    expect(await standOf(world.company, id)).toMatchObject({ status_id: 'prepared', version: 2 });
    expect(await signaturesOf(world, id)).toHaveLength(1);
  } finally {
    await sql(`update "workflow" set "disabled" = false where ${legs}`, [world.company.clients[NORTH]]);
  }
});
