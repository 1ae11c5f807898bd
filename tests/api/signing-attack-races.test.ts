import { Client } from 'pg';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Prepared } from '../../lib/rpc/signing.ts';
import { derOf, integer, sequence } from '../../lib/signing/der-write.ts';
import { type Answer, callAs, outcome } from '../support/matrix-http.ts';
import { moveAs, moveBy, standOf, stepOf } from '../support/matrix-move.ts';
import type { Name } from '../support/matrix-people.data.ts';
import { addVacation } from '../support/matrix-vacation.ts';
import { openWorld } from '../support/matrix-world.ts';
import { pngOf } from '../support/pictures.ts';
import { shared } from '../support/shared.ts';
import { ecKey } from '../support/signing/keys.ts';
import { signDetached } from '../support/signing/signer.ts';
import { introduceSigning, shown, signaturesOf, signsWith, stamp } from '../support/signing-call.ts';
import { giveKey, PIN } from '../support/signing-key.ts';
import { believedAuthority, certify, register } from '../support/signing-qualified.ts';
import { upload } from '../support/upload.ts';

const SEND = ['employee', 'draft', 'prepared'] as const;

const world = shared(() => openWorld(['employee', 'manager', 'hr', 'admin']));
beforeEach(async () => {
  await introduceSigning(world, { party: 'employee' });
  await signsWith(world, 'employee', '1');
});
const sql = (text: string, values: unknown[] = []) => world.company.db.query(text, values);
const draft = () => addVacation(world.company, 'employee', 'draft');

describe('a document somebody has signed', () => {
  const del = (name: Name, id: number) =>
    callAs(world, name, 'table.del', { object: 'vacation', data: [{ id }] });
  const offered = async (id: number) => {
    const answer = await callAs(world, 'hr', 'view.get', {
      object: 'vacation',
      filter: `id = ${id}`,
      select: 'id,can_delete',
    });
    return answer.result?.data[0]?.can_delete;
  };

  test('T19, T61: is deleted by nobody, hr included', async () => {
    const id = await draft();
    const { intent_id } = await shown(world, 'employee', id, SEND);
    expect(await offered(id)).toBe('1');
    expect(outcome(await stamp(world, 'employee', intent_id))).toBe('ok');
    expect(await offered(id)).toBe('0');
    for (const name of ['employee', 'manager', 'hr'] as const)
      expect([name, outcome(await del(name, id))]).toEqual([name, 'not_deletable']);
    expect(await standOf(world.company, id)).toMatchObject({ status_id: 'prepared' });
    expect(await signaturesOf(world, id)).toHaveLength(1);
  });

  test('is edited by nobody until it is sent back, hr included; neither are its files', async () => {
    const id = await draft();
    const { intent_id } = await shown(world, 'employee', id, SEND);
    const edit = (comments: string) =>
      callAs(world, 'hr', 'table.edit', { object: 'vacation', data: [{ id, comments }] });
    const attach = () =>
      upload(world.portal.origin, world.token('hr'), {
        object_id: 'vacation',
        registrator_id: id,
        original_name: 'справка.png',
        type: 'image/png',
        bytes: picture,
      });
    const picture = await pngOf();
    expect(outcome(await edit('до подписи'))).toBe('ok');
    const again = await shown(world, 'employee', id, SEND);
    expect(outcome(await stamp(world, 'employee', intent_id))).toBe('document_changed');
    expect(outcome(await stamp(world, 'employee', again.intent_id))).toBe('ok');
    expect(outcome(await edit('после подписи'))).toBe('not_editable');
    expect((await attach()).error?.data.reason).toBe('not_editable');
    const back = stepOf(world.company, 'manager', 'prepared', 'draft');
    expect(outcome(await moveAs(world, 'manager', moveBy(back, id, { comments: 'не те дни' })))).toBe('ok');
    expect(outcome(await edit('после возврата'))).toBe('ok');
    expect((await attach()).error).toBeUndefined();
  });

  test('that was declined is edited again', async () => {
    const id = await draft();
    const { intent_id } = await shown(world, 'employee', id, SEND);
    expect(outcome(await stamp(world, 'employee', intent_id))).toBe('ok');
    const no = stepOf(world.company, 'manager', 'prepared', 'declined');
    expect(outcome(await moveAs(world, 'manager', moveBy(no, id, { comments: 'не те дни' })))).toBe('ok');
    const edited = await callAs(world, 'employee', 'table.edit', {
      object: 'vacation',
      data: [{ id, comments: 'другие дни' }],
    });
    expect(outcome(edited)).toBe('ok');
  });

  test('while one that went without a signature is deleted by hr', async () => {
    const id = await addVacation(world.company, 'employee', 'prepared');
    expect(outcome(await del('hr', id))).toBe('ok');
  });
});

describe('T60: what changes between showing and signing', () => {
  const stays = async (id: number) => {
    expect(await signaturesOf(world, id)).toEqual([]);
    expect(await standOf(world.company, id)).toMatchObject({ status_id: 'draft' });
  };

  test('a local act that asks for more refuses what is weaker now', async () => {
    const id = await draft();
    const { intent_id } = await shown(world, 'employee', id, SEND);
    await introduceSigning(world, { party: 'employee', level: 'qualified' });
    expect(outcome(await stamp(world, 'employee', intent_id))).toBe('signature_too_weak');
    await stays(id);
  });

  test.each(['0', '3'])('so does an account whose type of signature became %s', async (type) => {
    const id = await draft();
    const { intent_id } = await shown(world, 'employee', id, SEND);
    await signsWith(world, 'employee', type);
    expect(outcome(await stamp(world, 'employee', intent_id))).toBe('document_changed');
    await stays(id);
  });

  test('a key that was revoked after it signed and before the signature was written', async () => {
    await giveKey(world, 'employee');
    await signsWith(world, 'employee', '2');
    const id = await draft();
    const { intent_id } = await shown(world, 'employee', id, SEND);
    const holder = new Client({ connectionString: world.url });
    await holder.connect();
    let signing: Promise<Answer>;
    try {
      await holder.query('begin');
      await holder.query('select 1 from "document" where "id" = $1 for update', [id]);
      signing = stamp(world, 'employee', intent_id, { pin: PIN });
      const waiting = () =>
        sql(`select 1 from pg_locks l where not l."granted" and $1::int = any(pg_blocking_pids(l."pid"))`, [
          (holder as unknown as { processID: number }).processID,
        ]);
      await expect.poll(async () => (await waiting()).rows).toHaveLength(1);
      await holder.query(
        `update "certificate" set "disabled" = true, "revoked_at" = now() where "employee_id" = $1 and "type" = '2'`,
        [world.company.people.employee.employee_id],
      );
      await holder.query('commit');
    } finally {
      await holder.end();
    }
    expect(outcome(await signing)).toBe('certificate_not_yours');
    await stays(id);
  });
});

describe('a signature value on an elliptic curve', () => {
  const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;

  /** (r, -s) of (r, s): as good a signature, made without the key. */
  const twinOf = (value: Uint8Array) => {
    const length = value[3] ?? 0;
    const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');
    const s = BigInt(`0x${hex(value.subarray(6 + length))}`);
    return new Uint8Array(
      derOf(sequence(integer(hex(value.subarray(4, 4 + length))), integer((ORDER - s).toString(16)))),
    );
  };
  const bytesOf = async ({ file }: Prepared) => {
    const answer = await fetch(`${world.portal.origin}/api/files/${file.name}`, {
      headers: { authorization: `Bearer ${world.token('employee')}` },
    });
    return new Uint8Array(await answer.arrayBuffer());
  };

  test('is used once, and its twin as well', async () => {
    const authority = await believedAuthority(world, ecKey());
    const mine = await certify(world, 'employee', authority, ecKey());
    expect(outcome(await register(world, 'employee', mine))).toBe('ok');
    await signsWith(world, 'employee', '3');
    const id = await draft();
    const first = await shown(world, 'employee', id, SEND);
    const wish = { bytes: await bytesOf(first), time: new Date() };
    let value = new Uint8Array();
    const keep = (bytes: Uint8Array) => {
      value = mine.key.sign(bytes);
      return value;
    };
    const base64 = (sign: typeof mine.key.sign) =>
      Buffer.from(signDetached({ ...mine, key: { ...mine.key, sign } }, wish)).toString('base64');
    const own = base64(keep);
    const twin = base64(() => twinOf(value));
    expect(outcome(await stamp(world, 'employee', first.intent_id, { signature: own }))).toBe('ok');
    // As if it had been sent back.
    await sql(`update "document" set "status_id" = 'empty' where "id" = $1`, [first.request_id]);
    await sql(`update "document" set "status_id" = 'draft' where "id" = $1`, [id]);
    const again = await shown(world, 'employee', id, SEND);
    expect(again.file.id).toBe(first.file.id);
    for (const signature of [own, twin])
      expect(outcome(await stamp(world, 'employee', again.intent_id, { signature }))).toBe('already_signed');
    const anew = base64(mine.key.sign);
    expect(outcome(await stamp(world, 'employee', again.intent_id, { signature: anew }))).toBe('ok');
  });
});
