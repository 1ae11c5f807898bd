import { createHash } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import { rowOf } from '../support/document-desk.ts';
import { brokenInvariants } from '../support/history-violations.ts';
import { callAs, outcome } from '../support/matrix-http.ts';
import type { Name } from '../support/matrix-people.data.ts';
import { openWorld } from '../support/matrix-world.ts';
import { type Line, newPaper, pdfOf, publish, resultOf } from '../support/paper-desk.ts';
import { pngOf } from '../support/pictures.ts';
import { get, rpc } from '../support/rpc.ts';
import { shared } from '../support/shared.ts';
import { timeDesk } from '../support/time-desk.ts';
import { upload } from '../support/upload.ts';
import { triesOf } from '../support/whole.ts';

const world = shared(openWorld);

const origin = () => world.portal.origin;
const db = () => world.company.db;
const id = (name: Name) => world.company.people[name].employee_id;
const seen = async (name: Name, filter: string) =>
  (await callAs(world, name, 'view.get', { object: 'request_push_signed', filter, rowsPerPage: 'all' }))
    .result?.data ?? [];
const published = async (names: readonly Name[], fields: Record<string, unknown> = {}) => {
  const paper = await newPaper(origin(), world.token('hr'), fields);
  const lines = await publish(origin(), world.token('hr'), paper, names.map(id));
  return { paper, lines, documentOf: (name: Name) => documentIn(lines, id(name)) };
};
const documentIn = (lines: readonly Line[], employee: number): number =>
  lines.find((line) => line.employee_id === employee)?.document_id ?? 0;
const move = async (name: Name, document: number, to: string, comments = '') => {
  const [row] = await seen(name, `id = ${document}`);
  const steps = (row?.steps ?? []) as { id: number; next_status_id: string }[];
  const step = steps.find((each) => each.next_status_id === to);
  const { rows } = await db().query(
    `select "id"::int from "workflow" where "client_id" = $1 and "object_id" = 'request_push_signed' and "status_id" = 'notified' and "next_status_id" = $2 order by "id"`,
    [world.company.clients.north, to],
  );
  const data = [
    {
      object_id: 'request_push_signed',
      registrator_id: document,
      workflow_id: step?.id ?? rows[0]?.id,
      status_id: to,
      comments,
    },
  ];
  return callAs(world, name, 'table.add', { object: 'document_status', data });
};

describe('a paper that hr publishes', () => {
  test('lies before each person as a document of their own, with the very bytes that came', async () => {
    const bytes = pdfOf('The very bytes');
    const paper = await newPaper(origin(), world.token('hr'), { comments: 'Прочитайте' }, bytes);
    const lines = await publish(origin(), world.token('hr'), paper, [id('employee'), id('clerk')]);
    expect(lines.map((line) => line.outcome)).toEqual(['published', 'published']);
    const [own] = await seen('employee', `paper_id = ${paper}`);
    expect(own).toMatchObject({
      employee_id: id('employee'),
      title: 'Правила внутреннего распорядка',
      due_date: '2026-12-01',
      comments: 'Прочитайте',
      status_id: 'notified',
      files_count: 1,
      can_edit: '0',
    });
    expect(((own?.steps ?? []) as { next_status_id: string }[]).map((step) => step.next_status_id)).toEqual([
      'declined',
      'confirmed',
    ]);
    const files = (
      await callAs(world, 'employee', 'view.get', { object: 'file', filter: `registrator_id = ${own?.id}` })
    ).result?.data;
    expect(files).toMatchObject([
      {
        kind: 'paper',
        content_type: 'application/pdf',
        hash: createHash('sha256').update(bytes).digest('hex'),
      },
    ]);
    for (const path of [`/files/${files?.[0]?.name}`, `/papers/${files?.[0]?.name}`]) {
      const answer = await get(origin(), world.token('employee'), path);
      expect([path, Buffer.from(await answer.arrayBuffer()).equals(bytes)]).toEqual([path, true]);
    }
    const { rows } = await db().query(
      `select count(distinct "name")::int as names, count(*)::int as rows from "file" where "name" = $1`,
      [files?.[0]?.name],
    );
    expect(rows).toEqual([{ names: 1, rows: 2 }]);
  });

  test('is told to its people once, and not to the mailbox of hr; a refusal is', async () => {
    const { documentOf } = await published(['employee', 'employee2']);
    const messages = async (document: number) =>
      (
        await db().query(
          `select "recipient_id", "code", "text", "text_eng" from "message" where "registrator_id" = $1 order by "id"`,
          [document],
        )
      ).rows;
    await vi.waitFor(
      async () =>
        expect(await messages(documentOf('employee'))).toMatchObject([
          { recipient_id: String(id('employee')) },
        ]),
      { timeout: 60_000 },
    );
    const [told] = await messages(documentOf('employee'));
    expect(told.text).toMatch(
      /^Ознакомьтесь с документом «Правила внутреннего распорядка» до 01\.12\.2026 · ОЗ-\d+$/,
    );
    expect(told.text_eng).toMatch(/^Please read “Правила внутреннего распорядка” by 1 Dec 2026 · ОЗ-\d+$/);
    expect(outcome(await move('employee', documentOf('employee'), 'declined', 'Не согласен'))).toBe('ok');
    await vi.waitFor(
      async () =>
        expect((await messages(documentOf('employee'))).map((each) => each.recipient_id)).toEqual([
          String(id('employee')),
          'hr',
        ]),
      { timeout: 60_000 },
    );
    expect(outcome(await move('employee2', documentOf('employee2'), 'confirmed'))).toBe('ok');
  });

  test('leaves nothing undelivered, also where its reader hears of no papers', async () => {
    await db().query(
      `update "app_user" set "preferences" = '{"notifications":{"other":{"portal":false}}}' where "employee_id" = $1`,
      [id('clerk')],
    );
    const { documentOf } = await published(['clerk', 'employee2']);
    await vi.waitFor(
      async () =>
        expect(
          (
            await db().query(
              `select 1 from "outbox" where "done_at" is null and ("payload" ->> 'registrator_id')::bigint = any($1)`,
              [[documentOf('clerk'), documentOf('employee2')]],
            )
          ).rows,
        ).toEqual([]),
      { timeout: 60_000 },
    );
    expect(await brokenInvariants(db(), ['I7'])).toEqual([]);
    await db().query(`update "app_user" set "preferences" = '{}' where "employee_id" = $1`, [id('clerk')]);
  });

  test('sent again changes nothing, also when it is sent twice at once', async () => {
    const paper = await newPaper(origin(), world.token('hr'));
    const people = [id('employee'), id('employee2'), id('clerk')];
    const [one, other] = await Promise.all([
      publish(origin(), world.token('hr'), paper, people),
      publish(origin(), world.token('hr'), paper, people.toReversed()),
    ]);
    expect([...one, ...other].map((line) => line.outcome).sort()).toEqual([
      ...Array(3).fill('already'),
      ...Array(3).fill('published'),
    ]);
    const again = await publish(origin(), world.token('hr'), paper, people);
    expect(again.map((line) => line.outcome)).toEqual(['already', 'already', 'already']);
    expect(again.map((line) => line.document_id)).toEqual(
      people.map((person) => documentIn(one, person) || documentIn(other, person)),
    );
    const [row] =
      (await callAs(world, 'hr', 'view.get', { object: 'paper', filter: `id = ${paper}` })).result?.data ??
      [];
    expect(row).toMatchObject({ people: 3, confirmed: 0, declined: 0 });
  });

  test('reaches nobody of another organization or client, who answer like nobody', async () => {
    const { lines } = await published(['employee', 'stranger', 'southerner']);
    expect(lines.map((line) => line.outcome)).toEqual(['published', 'not_found', 'not_found']);
    const paper = await newPaper(origin(), world.token('hr'));
    expect(await publish(origin(), world.token('hr'), paper, [999_999_999])).toEqual([
      { employee_id: 999_999_999, outcome: 'not_found' },
    ]);
  });

  test('is not published without its file, nor by anybody but hr of the organization', async () => {
    const added = resultOf(
      await rpc(origin(), world.token('hr'), 'table.add', {
        object: 'paper',
        data: [{ title: 'Без файла' }],
      }),
    );
    const bare = Number(added.data[0]?.id);
    const refused = await callAs(world, 'hr', 'paper.publish', {
      paper_id: bare,
      employee_ids: [id('employee')],
    });
    expect(refused.error?.data.fields).toMatchObject([{ field: 'file', code: 'document/paper-missing' }]);
    const paper = await newPaper(origin(), world.token('hr'));
    for (const name of ['employee', 'manager', 'reviewer', 'accountant', 'admin', 'candidate'] as const)
      for (const [method, params] of [
        ['paper.publish', { paper_id: paper, employee_ids: [id('employee')] }],
        ['paper.people', { all: true }],
        ['paper.remind', { paper_id: paper }],
      ] as const)
        expect([name, method, outcome(await callAs(world, name, method, params))]).toEqual([
          name,
          method,
          'access_denied',
        ]);
    for (const method of ['paper.publish', 'paper.remind'])
      expect(
        outcome(
          await callAs(world, 'stranger_hr', method, { paper_id: paper, employee_ids: [id('stranger')] }),
        ),
      ).toBe('not_found');
  });
});

describe('the file of a paper', () => {
  const send = async (bytes: Uint8Array, type: string, name: Name = 'hr', original_name = 'p.pdf') => {
    const added = resultOf(
      await rpc(origin(), world.token('hr'), 'table.add', { object: 'paper', data: [{ title: 'Файл' }] }),
    );
    const answer = await upload(origin(), world.token(name), {
      object_id: 'paper',
      registrator_id: Number(added.data[0]?.id),
      type,
      bytes,
      original_name,
    });
    return answer.error?.data.reason ?? answer.result?.data.content_type;
  };

  test('is a PDF or a picture by what was declared and by its content, and nothing else', async () => {
    expect(await send(pdfOf('x'), 'application/pdf')).toBe('application/pdf');
    expect(await send(await pngOf(), 'image/png')).toBe('image/png');
    const text = pdfOf('x').toString('latin1');
    for (const [bytes, type] of [
      [pdfOf('x'), 'image/png'],
      [pdfOf('x'), 'text/html'],
      [await pngOf(), 'application/pdf'],
      [Buffer.from('<html></html>'), 'application/pdf'],
      [Buffer.from(`<html>${text}`, 'latin1'), 'application/pdf'],
      [Buffer.from(text.replace('%%EOF', ''), 'latin1'), 'application/pdf'],
      [
        Buffer.from(
          text.replace('/Type /Catalog', '/Type /Catalog /OpenAction << /S /JavaScript >>'),
          'latin1',
        ),
        'application/pdf',
      ],
      ...['/S /Java#53cript', '/S /SubmitForm', '/S /#4caunch', '/S /J#53', '/JS (app.alert)'].map(
        (action) =>
          [
            Buffer.from(
              text.replace('/Type /Catalog', `/Type /Catalog /OpenAction << ${action} >>`),
              'latin1',
            ),
            'application/pdf',
          ] as const,
      ),
      [
        Buffer.concat([
          Buffer.from(text.slice(0, 9)),
          Buffer.alloc(65_536 - 14, 32),
          Buffer.from(`/Launch ${text}`, 'latin1'),
        ]),
        'application/pdf',
      ],
      [Buffer.alloc(0), 'application/pdf'],
    ] as const)
      expect([type, bytes.length, await send(bytes, type)]).toEqual([type, bytes.length, 'file_type']);
  });

  test('a picture stays as it came, while an attachment is drawn anew and no PDF becomes one', async () => {
    const png = await pngOf();
    const paper = await newPaper(origin(), world.token('hr'));
    const replaced = await upload(origin(), world.token('hr'), {
      object_id: 'paper',
      registrator_id: paper,
      type: 'image/png',
      bytes: png,
    });
    expect(replaced.result?.data.hash).toBe(createHash('sha256').update(png).digest('hex'));
    const vacation = resultOf(
      await rpc(origin(), world.token('employee'), 'table.add', { object: 'vacation', data: [{}] }),
    );
    const attached = await upload(origin(), world.token('employee'), {
      registrator_id: Number(vacation.data[0]?.id),
      type: 'application/pdf',
      bytes: pdfOf('x'),
    });
    expect(attached.error?.data.reason).toBe('file_type');
  });

  test('is given by hr of the organization only, and never again once somebody has it before them', async () => {
    for (const name of ['employee', 'manager', 'admin', 'stranger_hr', 'southerner'] as const)
      expect([name, await send(pdfOf('x'), 'application/pdf', name)]).toEqual([name, 'not_found']);
    const { paper, documentOf } = await published(['employee']);
    const replace = (object_id: string, registrator_id: number, name: Name) =>
      upload(origin(), world.token(name), {
        object_id,
        registrator_id,
        type: 'application/pdf',
        bytes: pdfOf('other'),
      });
    expect((await replace('paper', paper, 'hr')).error?.data.reason).toBe('not_editable');
    for (const name of ['hr', 'employee'] as const)
      expect((await replace('request_push_signed', documentOf('employee'), name)).error?.data.reason).toBe(
        'not_editable',
      );
    const [file] =
      (
        await callAs(world, 'hr', 'view.get', {
          object: 'file',
          filter: `registrator_id = ${documentOf('employee')}`,
        })
      ).result?.data ?? [];
    const deleted = await fetch(`${origin()}/api/object_files?id=${file?.id}&hash=${file?.hash}`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${world.token('hr')}` },
    });
    expect(deleted.status).toBe(403);
    const edit = (object: string, record: number) =>
      callAs(world, 'hr', 'table.edit', { object, data: [{ id: record, title: 'Другое' }] });
    expect(outcome(await edit('paper', paper))).toBe('not_editable');
    expect(outcome(await edit('request_push_signed', documentOf('employee')))).toBe('not_editable');
    expect(outcome(await callAs(world, 'hr', 'table.del', { object: 'paper', data: [{ id: paper }] }))).toBe(
      'used_elsewhere',
    );
  });

  test('T52: is shown in place to whom the paper lies before, framed by nobody else, and hidden from others', async () => {
    const { documentOf } = await published(['employee']);
    const [file] =
      (
        await callAs(world, 'hr', 'view.get', {
          object: 'file',
          filter: `registrator_id = ${documentOf('employee')}`,
        })
      ).result?.data ?? [];
    const shown = await get(origin(), world.token('employee'), `/papers/${file?.name}`);
    expect(shown.headers.get('content-disposition')).toMatch(/^inline; filename=/);
    expect(shown.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(shown.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
    expect(shown.headers.get('x-content-type-options')).toBe('nosniff');
    expect(
      (await get(origin(), world.token('employee'), `/papers/${file?.name}?download=1`)).headers.get(
        'content-disposition',
      ),
    ).toMatch(/^attachment/);
    for (const name of ['clerk', 'stranger', 'stranger_hr', 'candidate', 'accountant'] as const)
      expect([name, (await get(origin(), world.token(name), `/papers/${file?.name}`)).status]).toEqual([
        name,
        404,
      ]);
    expect((await get(origin(), null, `/papers/${file?.name}`)).status).toBe(401);
  });

  test('goes with a paper that nobody has before them', async () => {
    const paper = await newPaper(origin(), world.token('hr'));
    const [row] =
      (await callAs(world, 'hr', 'view.get', { object: 'paper', filter: `id = ${paper}` })).result?.data ??
      [];
    expect((await get(origin(), world.token('hr'), `/papers/${row?.name}`)).status).toBe(200);
    expect(outcome(await callAs(world, 'hr', 'table.del', { object: 'paper', data: [{ id: paper }] }))).toBe(
      'ok',
    );
    const { rows } = await db().query(
      `select "payload" from "outbox" where "kind" = 'files_removed' order by "id" desc limit 1`,
    );
    expect(rows).toEqual([{ payload: { names: [row?.name] } }]);
  });

  test('stays for the others when the document of one is deleted', async () => {
    const { documentOf } = await published(['employee', 'clerk']);
    expect(
      outcome(
        await callAs(world, 'hr', 'table.del', {
          object: 'request_push_signed',
          data: [{ id: documentOf('clerk') }],
        }),
      ),
    ).toBe('ok');
    const removed = async () =>
      (
        await db().query(
          `select count(*)::int as open from "outbox" where "kind" = 'files_removed' and "done_at" is null`,
        )
      ).rows[0]?.open;
    await vi.waitFor(async () => expect(await removed()).toBe(0), { timeout: 60_000 });
    const [file] =
      (
        await callAs(world, 'employee', 'view.get', {
          object: 'file',
          filter: `registrator_id = ${documentOf('employee')}`,
        })
      ).result?.data ?? [];
    expect((await get(origin(), world.token('employee'), `/files/${file?.name}`)).status).toBe(200);
  });
});

describe('the answer to a paper', () => {
  test('is the person’s own: no manager, no hr and no colleague gives it for them', async () => {
    const { documentOf } = await published(['employee', 'manager', 'hr']);
    const document = documentOf('employee');
    for (const name of ['manager', 'hr', 'reviewer'] as const)
      expect([name, outcome(await move(name, document, 'confirmed'))]).toEqual([name, 'access_denied']);
    for (const name of ['clerk', 'stranger', 'accountant'] as const)
      expect([name, outcome(await move(name, document, 'confirmed'))]).toEqual([name, 'not_found']);
    for (const name of ['employee', 'manager', 'hr'] as const)
      expect([name, outcome(await move(name, documentOf(name), 'confirmed'))]).toEqual([name, 'ok']);
    const [row] = await seen('hr', `id = ${document}`);
    expect(row?.status_id).toBe('confirmed');
  });

  test('waits with its owner and with nobody else, hr and managers included', async () => {
    const { documentOf } = await published(['employee', 'clerk']);
    await move('clerk', documentOf('clerk'), 'confirmed');
    const waits = async (name: Name) =>
      (
        (
          await callAs(world, name, 'view.get', {
            object: 'incomplete',
            filter: "object_id = 'request_push_signed'",
            rowsPerPage: 'all',
          })
        ).result?.data ?? []
      ).map((row) => row.id);
    expect(await waits('employee')).toContain(documentOf('employee'));
    for (const name of ['manager', 'hr', 'reviewer'] as const)
      expect(
        (await waits(name)).filter((each) =>
          [documentOf('employee'), documentOf('clerk')].includes(Number(each)),
        ),
      ).toEqual([]);
  });

  test('keeps its document: it is withdrawn by hr before, and by nobody after', async () => {
    const { documentOf } = await published(['employee', 'clerk']);
    await move('employee', documentOf('employee'), 'confirmed');
    const del = (name: Name, document: number) =>
      callAs(world, name, 'table.del', { object: 'request_push_signed', data: [{ id: document }] });
    expect(outcome(await del('hr', documentOf('employee')))).toBe('not_deletable');
    expect(outcome(await del('clerk', documentOf('clerk')))).toBe('not_deletable');
    expect(outcome(await del('hr', documentOf('clerk')))).toBe('ok');
  });

  test('is awaited from those reminded once, and not again for a while', async () => {
    const { paper, documentOf } = await published(['employee', 'employee2', 'clerk']);
    await move('clerk', documentOf('clerk'), 'confirmed');
    const remind = async (employee_ids?: number[]) =>
      (await callAs(world, 'hr', 'paper.remind', { paper_id: paper, employee_ids })).result?.data as unknown;
    expect(await remind([id('employee'), id('clerk'), id('stranger')])).toEqual({ told: 1, lately: 0 });
    expect(await remind()).toEqual({ told: 1, lately: 1 });
    expect(await remind()).toEqual({ told: 0, lately: 2 });
    const { rows } = await db().query(
      `select "text", "text_eng", "route" from "message" where "registrator_id" = $1 and "code" = 'paper_reminder'`,
      [documentOf('employee')],
    );
    expect(rows).toEqual([
      {
        text: 'Напоминаем: ознакомьтесь с документом «Правила внутреннего распорядка» до 01.12.2026',
        text_eng: 'Reminder: please read “Правила внутреннего распорядка” by 1 Dec 2026',
        route: `/upaper/${documentOf('employee')}`,
      },
    ]);
    const letters = await db().query(
      `select 1 from "outbox" where "kind" = 'mail' and "payload" ->> 'template' = 'notice'`,
    );
    expect(letters.rowCount).toBe(2);
  });
});

describe('the people of a paper', () => {
  interface Person {
    employee_id: number;
    number: string;
    account: string;
    signature: string;
    already: string;
  }
  const people = async (asked: object, name: Name = 'hr') =>
    (await callAs(world, name, 'paper.people', asked)).result as unknown as {
      data: Person[];
      unknown: string[];
    };

  test('are named by number, department or all, with what keeps each from answering; of one’s organization only', async () => {
    const { paper } = await published(['employee']);
    const named = await people({ numbers: [' EMPLOYEE ', 'clerk', 'stranger', '7'], paper_id: paper });
    expect(named.data.map((person) => [person.number, person.account, person.already])).toEqual([
      ['clerk', 'ready', '0'],
      ['employee', 'ready', '1'],
    ]);
    expect(named.unknown).toEqual(['stranger', '7']);
    const all = await people({ all: true });
    const accountOf = (name: Name) => all.data.find((person) => person.employee_id === id(name))?.account;
    expect([accountOf('director'), accountOf('admin'), accountOf('employee'), accountOf('stranger')]).toEqual(
      ['none', 'no_role', 'ready', undefined],
    );
    await db().query('update "app_user" set "disabled" = true where "id" = $1', [
      world.company.people.recruiter.user_id,
    ]);
    expect((await people({ employee_ids: [id('recruiter')] })).data).toMatchObject([
      { account: 'closed', signature: '0' },
    ]);
    const paperOf = (name: Name) => people({ employee_ids: [id(name)] });
    const changed = async (sql: string, name: Name) => {
      await db().query(sql, [id(name)]);
      const [found] = (await paperOf(name)).data;
      return found?.account;
    };
    expect(
      await changed(
        `update "employee" set "dismissal_date" = "business_day"() - 1 where "id" = $1`,
        'employee2',
      ),
    ).toBe('left');
    const leaves = timeDesk(world, 'vacation');
    const leave = await leaves.add('clerk', {
      document_type_id: await leaves.typeOf('additional'),
      start_date: '2027-10-04',
      end_date: '2027-10-05',
    });
    const begins = (before: number) =>
      db().query(
        `update "document" set "status_id" = 'agreed', "start_date" = "business_day"() - $2::int,
           "end_date" = "business_day"() - $2::int + 31 where "id" = $1`,
        [rowOf(leave).id, before],
      );
    await begins(31);
    expect((await paperOf('clerk')).data).toMatchObject([{ account: 'away' }]);
    await begins(32);
    expect((await paperOf('clerk')).data).toMatchObject([{ account: 'ready' }]);
    const gone = await publish(origin(), world.token('hr'), paper, [id('employee2')]);
    expect(gone.map((line) => line.outcome)).toEqual(['not_found']);
    await changed(`update "employee" set "dismissal_date" = null where "id" = $1`, 'employee2');
    expect((await people({ departments: ['Отдел'] })).data.length).toBe(all.data.length);
    expect((await people({ departments: ['Нет такого'] })).data).toEqual([]);
    expect((await people({})).data).toEqual([]);
    expect((await people({ all: true }, 'stranger_hr')).data.map((person) => person.number).sort()).toEqual([
      'beta_boss',
      'stranger',
      'stranger_hr',
    ]);
  });
});

describe('acting for hr by a grant', () => {
  const actingFor = async (families: string): Promise<string> => {
    const { rows } = await db().query(
      `insert into "grant" ("user_id", "employee_id", "organization_id", "role", "families", "date_from", "date_to")
       values ($1, $2, $3, 'hr', $4, '2020-01-01', '2100-01-01') returning "id"::int`,
      [world.company.people.accountant.user_id, id('hr'), world.company.organizations.alpha, families],
    );
    const answer = await callAs(world, 'accountant', 'token.grant', { grant: rows[0]?.id });
    return String(answer.result?.access_token);
  };

  test('publishes within its families, in the name of both; outside of them there are no papers', async () => {
    const token = await actingFor('request_push_signed');
    const paper = await newPaper(origin(), token);
    const [line] = await publish(origin(), token, paper, [id('employee')]);
    expect(line?.outcome).toBe('published');
    const { rows } = await db().query(
      `select "employee_id"::int, "behalf_employee_id"::int, "status_id" from "document_status" where "registrator_id" = $1 order by "seq"`,
      [line?.document_id],
    );
    expect(rows).toEqual(
      ['created', 'notified'].map((status_id) => ({
        employee_id: id('accountant'),
        behalf_employee_id: id('hr'),
        status_id,
      })),
    );
    const back = await world.call('token.grant', { grant: null }, { token });
    Object.assign(world.tokens, { accountant: String(back.result?.access_token) });
    const other = await actingFor('vacation');
    expect(
      outcome(
        await world.call('paper.publish', { paper_id: paper, employee_ids: [id('clerk')] }, { token: other }),
      ),
    ).toBe('access_denied');
    expect((await world.call('view.get', { object: 'paper' }, { token: other })).result?.total).toBe(0);
  });
});

const CROWD = triesOf(500);

test('a crowd gets its paper in chunks, each of them a transaction of its own', async () => {
  const { rows } = await db().query(
    `insert into "employee" ("organization_id", "number", "name", "hire_date")
     select $1, 'mass' || n, 'Человек ' || n, '2020-01-01' from generate_series(1, $2) n returning "id"::int`,
    [world.company.organizations.alpha, CROWD],
  );
  const ids = rows.map((row) => Number(row.id));
  const paper = await newPaper(origin(), world.token('hr'));
  for (let at = 0; at < ids.length; at += 50) {
    const lines = await publish(origin(), world.token('hr'), paper, ids.slice(at, at + 50));
    expect(lines.every((line) => line.outcome === 'published')).toBe(true);
  }
  const [row] =
    (await callAs(world, 'hr', 'view.get', { object: 'paper', filter: `id = ${paper}` })).result?.data ?? [];
  expect(row?.people).toBe(CROWD);
  const stored = await db().query(
    `select count(distinct "name")::int as names from "file" where "registrator_id" in (select "id" from "request_push_signed" where "paper_id" = $1)`,
    [paper],
  );
  expect(stored.rows).toEqual([{ names: 1 }]);
});
