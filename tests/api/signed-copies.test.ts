import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { outcome } from '../support/matrix-http.ts';
import type { Name } from '../support/matrix-people.data.ts';
import { addVacation } from '../support/matrix-vacation.ts';
import { openWorld } from '../support/matrix-world.ts';
import { textOf } from '../support/print/text-of.ts';
import { introduceSigning, shown, signsWith, stamp } from '../support/signing-call.ts';
import { giveKey, PIN } from '../support/signing-key.ts';

const SEND = ['employee', 'draft', 'prepared'] as const;
const OWN = 'npx employee-gateway-verify';
const VERIFY = join(import.meta.dirname, '..', '..', 'bin', 'verify.ts');
const AGREE = ['manager', 'prepared', 'agreed'] as const;

let world: Awaited<ReturnType<typeof openWorld>>;
beforeAll(async () => {
  world = await openWorld(['employee', 'employee2', 'manager', 'hr', 'admin', 'stranger', 'reviewer']);
  await giveKey(world, 'employee');
  await introduceSigning(world, { party: 'employee', level: 'simple' });
  await introduceSigning(world, { party: 'employer', level: 'simple' });
  await signsWith(world, 'employee', '2');
  await signsWith(world, 'manager', '1');
});
afterAll(() => world?.close());

const sent = async () => {
  const id = await addVacation(world.company, 'employee', 'draft');
  const { intent_id, request_id, file, digests } = await shown(world, 'employee', id, SEND);
  expect(outcome(await stamp(world, 'employee', intent_id, { pin: PIN }))).toBe('ok');
  return { id, request_id, file, digests };
};

const agreed = async (id: number) => {
  const { intent_id } = await shown(world, 'manager', id, AGREE);
  expect(outcome(await stamp(world, 'manager', intent_id))).toBe('ok');
};

interface Row {
  id: number;
  name: string;
  original_name: string;
  kind: string;
  deleted: boolean;
  server_made: boolean;
  hash: string;
}

const copiesOf = async (request_id: number): Promise<Row[]> =>
  (
    await world.company.db.query(
      `select "id"::int, "name", "original_name", "kind", "deleted", "server_made", "hash" from "file"
       where "registrator_id" = $1 and "kind" in ('visual', 'archive') order by "id"`,
      [request_id],
    )
  ).rows;

/** The copies, once those of `signatures` signatures are there. */
const copiesAfter = (request_id: number, signatures: number): Promise<Row[]> =>
  vi.waitFor(
    async () => {
      const rows = await copiesOf(request_id);
      expect(rows).toHaveLength(2 * signatures);
      return rows;
    },
    { timeout: 60_000, interval: 50 },
  );

const fetched = async (path: string, name: Name | null = 'employee') => {
  const headers = new Headers(name === null ? {} : { authorization: `Bearer ${world.token(name)}` });
  const answer = await fetch(`${world.portal.origin}/api${path}`, { headers });
  return { answer, bytes: new Uint8Array(await answer.arrayBuffer()) };
};

describe('after a signature', () => {
  test('the copy for viewing and the archive appear beside the paper, made by the server', async () => {
    const { id, request_id, file, digests } = await sent();
    const [visual, archive] = await copiesAfter(request_id, 1);
    const stem = file.original_name.replace(/\.pdf$/, '');
    expect(visual).toMatchObject({ kind: 'visual', original_name: `${stem}_visual.pdf`, server_made: true });
    expect(archive).toMatchObject({ kind: 'archive', original_name: `${stem}.zip`, server_made: true });
    const { bytes } = await fetched(`/files/${visual?.name}`);
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(visual?.hash);
    const text = await textOf(bytes);
    expect(text).toContain('ДОКУМЕНТ ПОДПИСАН НЕКВАЛИФИЦИРОВАННОЙ ЭЛЕКТРОННОЙ ПОДПИСЬЮ');
    expect(text.replaceAll(' ', '')).toContain(digests.streebog256);
    expect(Buffer.from(bytes).toString('latin1')).toContain('/ETSI.CAdES.detached');
    expect((await fetched(`/signing/${id}/archive`)).answer.status).toBe(200);
  });

  test('of the next person both are made anew, and the older ones go with their bytes', async () => {
    const { id, request_id } = await sent();
    const before = await copiesAfter(request_id, 1);
    await agreed(id);
    const rows = await copiesAfter(request_id, 2);
    expect(rows.map(({ deleted }) => deleted)).toEqual([true, true, false, false]);
    const { bytes } = await fetched(`/files/${rows[2]?.name}`);
    expect((await textOf(bytes)).match(/ДОКУМЕНТ ПОДПИСАН/g)).toHaveLength(2);
    for (const { name } of before) expect((await fetched(`/files/${name}`)).answer.status).toBe(404);
    await vi.waitFor(
      async () => {
        const { rows: waiting } = await world.company.db.query(
          `select 1 from "outbox" where "kind" = 'files_removed' and "done_at" is null`,
        );
        expect(waiting).toEqual([]);
      },
      { timeout: 60_000, interval: 50 },
    );
  });
});

describe('the archive', () => {
  test('is checked by the commands it names with nothing but what is inside, for both kinds of signature', async () => {
    const { id, request_id, file } = await sent();
    await copiesAfter(request_id, 1);
    await agreed(id);
    await copiesAfter(request_id, 2);
    const { answer, bytes } = await fetched(`/signing/${id}/archive`);
    expect(answer.headers.get('content-type')).toBe('application/zip');
    const files = unzipSync(bytes);
    const folder = mkdtempSync(join(tmpdir(), 'eg-copies-'));
    try {
      for (const [name, content] of Object.entries(files)) {
        mkdirSync(dirname(join(folder, name)), { recursive: true });
        writeFileSync(join(folder, name), content);
      }
      const lines = Buffer.from(files['README.txt'] ?? [])
        .toString('utf8')
        .split('\n');
      const ended = (command: string) => {
        const run = spawnSync('sh', ['-c', command.replace(OWN, `"${process.execPath}" "${VERIFY}"`)], {
          cwd: folder,
          encoding: 'utf8',
          env: { ...process.env, LC_ALL: '', LC_MESSAGES: '', LANG: 'en_GB.UTF-8' },
        });
        return [command, run.status, `${run.stdout}${run.stderr}`];
      };
      for (const [tool, says] of [
        ['openssl ', 'successful'],
        [OWN, 'Trusted: certificates in the --trust folder'],
      ] as const) {
        const commands = lines.filter((line) => line.startsWith(tool));
        expect(commands).toHaveLength(2);
        for (const command of commands)
          expect(ended(command)).toEqual([command, 0, expect.stringContaining(says)]);
      }
      writeFileSync(join(folder, file.original_name), 'another paper');
      for (const command of lines.filter((line) => line.startsWith(OWN))) expect(ended(command)[1]).toBe(1);
    } finally {
      rmSync(folder, { recursive: true });
    }
    const report = JSON.parse(Buffer.from(files['report.json'] ?? []).toString('utf8'));
    expect(report.signatures.map(({ verdict }: { verdict: string }) => verdict)).toEqual([
      'passed',
      'passed',
    ]);
  });

  test('is said to be on its way until it is there', async () => {
    const { id, request_id } = await sent();
    await copiesAfter(request_id, 1);
    await world.company.db.query(
      `update "file" set "deleted" = true where "registrator_id" = $1 and "kind" = 'archive'`,
      [request_id],
    );
    const { answer, bytes } = await fetched(`/signing/${id}/archive`);
    expect(answer.status).toBe(409);
    expect(JSON.parse(Buffer.from(bytes).toString('utf8'))).toMatchObject({
      error: {
        data: { reason: 'copies_not_ready' },
        message: 'Файл в процессе подписания. Попробуйте позже.',
      },
    });
  });
});

describe('protocol and package', () => {
  test('tell who signed what, how and by which steps', async () => {
    const { id } = await sent();
    await agreed(id);
    const { answer, bytes } = await fetched(`/signing/${id}/protocol`, 'hr');
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    const text = await textOf(bytes);
    for (const said of [
      'Протокол подписания',
      'Подпись 1.',
      'Подпись 2.',
      'подпись верна',
      'Движение документа',
    ])
      expect(text).toContain(said);
    const { rows } = await world.company.db.query(
      `select "hash" from "audit" where "stream" = $1 and "action" = 'move'`,
      [`document:${id}`],
    );
    expect(rows.length).toBeGreaterThan(1);
    for (const { hash } of rows) expect(text.replaceAll(' ', '')).toContain(hash);
  });

  test('the package has the signature of the key and describes the simple one', async () => {
    const { id } = await sent();
    await agreed(id);
    const files = unzipSync((await fetched(`/signing/${id}/package578n`)).bytes);
    expect(Object.keys(files).filter((name) => name.endsWith('.sgn'))).toHaveLength(1);
    const xml = Buffer.from(files['wredc_data.xml'] ?? []).toString('utf8');
    expect(xml).toContain('kind="unqualified" party="employee"');
    expect(xml).toContain('kind="simple" party="employer"');
    expect(xml).toContain('format="PDF/A-1A"');
  });
});

describe('copies are there only for those who may see the document', () => {
  const PATHS = ['archive', 'protocol', 'package578n'] as const;

  test.each(PATHS)('%s', async (path) => {
    const { id, request_id } = await sent();
    await copiesAfter(request_id, 1);
    for (const name of ['employee', 'manager', 'hr'] as const)
      expect([name, (await fetched(`/signing/${id}/${path}`, name)).answer.status]).toEqual([name, 200]);
    const unsigned = await addVacation(world.company, 'employee', 'draft');
    const absent = await fetched(`/signing/99999999/${path}`, 'stranger');
    expect(absent.answer.status).toBe(404);
    const reasonOf = ({ bytes }: { bytes: Uint8Array }) =>
      JSON.parse(Buffer.from(bytes).toString('utf8')).error.data.reason;
    for (const [name, document] of [
      ['stranger', id],
      ['employee2', id],
      ['employee', unsigned],
      ['employee', request_id],
      ['employee', '1 or 1=1'],
    ] as const) {
      const refused = await fetched(`/signing/${document}/${path}`, name);
      expect([name, refused.answer.status, reasonOf(refused)]).toEqual([name, 404, reasonOf(absent)]);
    }
    expect((await fetched(`/signing/${id}/${path}`, null)).answer.status).toBe(401);
  });
});
