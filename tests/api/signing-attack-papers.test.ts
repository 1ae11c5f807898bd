import sharp from 'sharp';
import { beforeAll, expect, test, vi } from 'vitest';
import { unfoldingPdf } from '../support/bombs.ts';
import { outcome } from '../support/matrix-http.ts';
import { openWorld } from '../support/matrix-world.ts';
import { type Named, newPaper, pdfOf, publish } from '../support/paper-desk.ts';
import { textOf } from '../support/print/text-of.ts';
import { shared } from '../support/shared.ts';
import { introduceSigning, signsWith } from '../support/signing-call.ts';

const world = shared(() => openWorld(['employee', 'hr']));
beforeAll(async () => {
  await introduceSigning(world, { party: 'employee', object_id: 'request_push_signed' });
  await signsWith(world, 'employee', '1');
});

/** A picture of so many points each way; of some ten thousand it has few bytes and more points than anybody draws. */
const picture = (size: number): Promise<Buffer> =>
  sharp({
    create: { width: size, height: size, channels: 4, background: '#fff' },
    limitInputPixels: false,
  })
    .png()
    .toBuffer();

/** What stands in a copy instead of what cannot be shown. */
const INSTEAD = 'Подписанный документ';

/** A paper of these bytes, signed by the employee; the text of its copy for viewing. */
const copyOf = async (bytes: Uint8Array, named?: Named): Promise<string> => {
  const { origin } = world.portal;
  const { employee_id } = world.company.people.employee;
  const paper = await newPaper(origin, world.token('hr'), {}, bytes, named);
  const [line] = await publish(origin, world.token('hr'), paper, [employee_id]);
  const document_id = line?.document_id ?? 0;
  const { rows } = await world.company.db.query(
    `select "id"::int from "workflow" where "client_id" = $1 and "object_id" = 'request_push_signed'
       and "status_id" = 'notified' and "next_status_id" = 'confirmed'`,
    [world.company.clients.north],
  );
  const token = world.token('employee');
  const prepared = await world.call(
    'sign.prepare',
    { object_id: 'request_push_signed', document_id, workflow_id: rows[0]?.id },
    { token },
  );
  const { intent_id } = (prepared.result ?? {}) as unknown as { intent_id: string };
  expect(outcome(await world.call('sign.add', { intent_id }, { token }))).toBe('ok');
  const name = await vi.waitFor(
    async () => {
      const found = await world.company.db.query(
        `select "name" from "file" where "registrator_id" = $1 and "kind" = 'visual' and not "deleted"`,
        [document_id],
      );
      expect(found.rows).toHaveLength(1);
      return String(found.rows[0]?.name);
    },
    { timeout: 60_000, interval: 100 },
  );
  const answer = await fetch(`${origin}/api/files/${name}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return textOf(new Uint8Array(await answer.arrayBuffer()));
};

test('a paper that unfolds beyond measure is named in its copy, any other is shown', async () => {
  const shown = await copyOf(pdfOf('Rules of the house'));
  expect(shown).toContain('Rules of the house');
  expect(shown).not.toContain(INSTEAD);
  const named = { original_name: 'Правила.png', type: 'image/png' };
  expect(await copyOf(await picture(90), named)).not.toContain(INSTEAD);
  expect(await copyOf(await picture(9_900), named)).toContain(INSTEAD);
});

test('one that cannot even be opened within measure is not taken', async () => {
  const { origin } = world.portal;
  await expect(newPaper(origin, world.token('hr'), {}, unfoldingPdf())).rejects.toThrow(
    '"reason":"file_type"',
  );
});
