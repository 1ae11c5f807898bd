import { describe, expect, test } from 'vitest';
import { runProgram } from '../../bin/program.ts';
import type { ImportVerdict } from '../../lib/users/import-verdict.ts';
import { type Answer, callAs, outcome } from '../support/matrix-http.ts';
import type { Name } from '../support/matrix-people.data.ts';
import { openWorld } from '../support/matrix-world.ts';
import { putParameter } from '../support/parameter.ts';
import { shared } from '../support/shared.ts';
import { sendForm } from '../support/upload.ts';

const world = shared(() => openWorld(['employee', 'hr', 'admin', 'stranger_hr']));

const sql = async (text: string, ...values: unknown[]) => (await world.company.db.query(text, values)).rows;
const said = ({ error }: Answer) => error?.data.fields?.map(({ field, code }) => `${field} ${code}`) ?? [];
const clerk = () => world.company.people.clerk.employee_id;
const person = (number: string, more: object) => ({
  number,
  name: 'Новый Пётр',
  hire_date: '2026-03-02',
  ...more,
});
let files = 0;
const next = (): number => {
  files += 1;
  return files;
};

/** A way in for a value of a person; answers the codes it refuses by. */
type Door = (field: 'email' | 'phone', value: string) => Promise<string[]>;

/** Brings people by a file; answers the codes of its refusals. */
const importedFile = async (text: string): Promise<string[]> => {
  const response = await sendForm(
    `${world.portal.origin}/api/users/import`,
    world.token('hr'),
    { mode: 'all' },
    text,
  );
  const last = JSON.parse((await response.text()).trim().split('\n').at(-1) ?? '') as {
    result?: { data: ImportVerdict[] };
  };
  return (last.result?.data ?? []).flatMap(({ fields }) =>
    fields.map((each) => `${each.field} ${each.code}`),
  );
};

const imported: Door = async (field, value) => {
  files += 1;
  const cells = { email: `f${files}@formats.ru`, phone: '', [field]: value };
  return importedFile(
    `email;name;number;hire_date;phone\n${cells.email};Новый Пётр;F${files};2026-03-02;${cells.phone}`,
  );
};

const DOORS: Readonly<Record<string, Door>> = {
  'table.add': async (field, value) => {
    const { organization_id } = world.company.people.hr;
    return said(
      await callAs(world, 'hr', 'table.add', {
        object: 'employee',
        data: person(`T${next()}`, { organization_id, [field]: value }),
      }),
    );
  },
  'table.edit': async (field, value) =>
    said(
      await callAs(world, 'hr', 'table.edit', { object: 'employee', data: { id: clerk(), [field]: value } }),
    ),
  batch: async (field, value) => {
    const inner = {
      method: 'table.edit',
      params: { object: 'employee', data: { id: clerk(), [field]: value } },
    };
    const { result } = await callAs(world, 'hr', 'batch', [inner]);
    return said(result?.data[0] as unknown as Answer);
  },
  'user.add': async (field, value) => {
    const more = field === 'phone' ? { phone: value } : {};
    const email = field === 'email' ? value : `u${next()}@formats.ru`;
    return said(
      await callAs(world, 'hr', 'user.add', { data: { email, employee: person(`U${next()}`, more) } }),
    );
  },
  import: imported,
};

describe.each(Object.keys(DOORS))('by %s', (name) => {
  const door = (field: 'email' | 'phone', value: string) => (DOORS[name] as Door)(field, value);
  const people = () => sql('select "id", "email", "phone" from "employee" order by "id"');

  test.each([
    ['email', 'bad mail'],
    ['email', 'a@b'],
    ['phone', '123'],
    ['phone', 'позвоните'],
    ['phone', 'javascript:alert(1)'],
  ] as const)('a wrong %s (%s) is refused by the same code, and nothing is stored', async (field, value) => {
    const before = await people();
    expect(await door(field, value)).toEqual([`${field} user/${field}`]);
    expect(await people()).toEqual(before);
  });

  test('right ones are taken', async () => {
    files += 1;
    expect(await door('email', `right${files}@formats.ru`)).toEqual([]);
    expect(await door('phone', '+7 (495) 123-45-67')).toEqual([]);
  });
});

test('a person keeps a right phone of their own, and no other', async () => {
  await putParameter(world.company.db, 'profile_editable_contacts', 'phone');
  expect(said(await callAs(world, 'employee', 'user.edit', { data: { phone: '123' } }))).toEqual([
    'phone user/phone',
  ]);
  expect(outcome(await callAs(world, 'employee', 'user.edit', { data: { phone: '+7 495 123-45-67' } }))).toBe(
    'ok',
  );
});

test('a directory brings no account with an e-mail that mail cannot go to', async () => {
  const { output } = await runProgram('bin/scim-token.ts', ['north', 'alpha'], {
    env: { DATABASE_URL: world.url },
  });
  const send = async (value: string) => {
    const answer = await fetch(`${world.portal.origin}/api/scim/v2/Users`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${output.trim().split('\n').at(-1)}`,
        'content-type': 'application/scim+json',
      },
      body: JSON.stringify({
        schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
        userName: `scim${next()}`,
        emails: [{ value }],
      }),
    });
    return answer.status;
  };
  expect([await send('a@b'), await send('bad mail@b.ru'), await send('right@scim.ru')]).toEqual([
    400, 400, 201,
  ]);
});

test('getExistID answers an account to who keeps it, and to others no more than that the e-mail is taken', async () => {
  const ask = (by: Name, email: string) =>
    callAs(world, by, 'user.add', { action: 'getExistID', data: { email } });
  const [{ email }] = (await sql(
    'select "email" from "app_user" where "id" = $1',
    world.company.people.clerk.user_id,
  )) as [{ email: string }];
  const known = { id: world.company.people.clerk.user_id };
  for (const by of ['hr', 'admin'] as const) expect((await ask(by, email)).result).toMatchObject(known);
  const stranger = await ask('stranger_hr', email);
  expect(stranger.error?.data).toEqual({ reason: 'email_taken', request_id: expect.any(String) });
});

test('nobody leaves before they joined, by any door', async () => {
  const { organization_id } = world.company.people.hr;
  const number = `D${next()}`;
  const email = `left${files}@formats.ru`;
  const days = (hire_date: string, dismissal_date: string) =>
    callAs(world, 'hr', 'table.add', {
      object: 'employee',
      data: person(number, { organization_id, email, hire_date, dismissal_date }),
    });
  expect(said(await days('2026-03-03', '2026-03-02'))).toEqual(['dismissal_date user/leaves-before-joining']);
  const added = await days('2026-03-03', '2026-03-03');
  expect(said(added)).toEqual([]);
  const id = Number((added.result?.data as { id: number }[] | undefined)?.[0]?.id);
  const edit = async (data: object) =>
    said(await callAs(world, 'hr', 'table.edit', { object: 'employee', data: { id, ...data } }));
  expect(await edit({ hire_date: '2026-03-04' })).toEqual(['hire_date user/leaves-before-joining']);
  expect(await edit({ dismissal_date: '2026-03-02' })).toEqual(['dismissal_date user/leaves-before-joining']);
  const file = (hire_date: string) =>
    importedFile(`email;name;number;hire_date\n${email};Новый Пётр;${number};${hire_date}`);
  expect(await file('2026-03-04')).toEqual(['hire_date user/leaves-before-joining']);
  expect(await file('2026-03-02')).toEqual([]);
});
