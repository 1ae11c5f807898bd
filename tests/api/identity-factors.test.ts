import { beforeEach, describe, expect, test, vi } from 'vitest';
import { codeOf, setUpFactor, wrongCodeOf } from '../support/authenticator.ts';
import { NORTH, PASSWORD } from '../support/matrix-company.ts';
import { type Answer, type Call, outcome } from '../support/matrix-http.ts';
import { openTwin } from '../support/matrix-world.ts';
import { signIn } from '../support/rpc.ts';
import { shared } from '../support/shared.ts';

const world = shared(() => openTwin([]));

const sql = async (text: string, values: readonly unknown[] = []) =>
  (await world.company.db.query(text, [...values])).rows;
beforeEach(async () => {
  await sql(`delete from "parameter" where "code" = 'two_factor_required_roles'`);
  await sql('delete from "rate_limit"');
  await sql('delete from "recovery_code"');
  await sql(`update "app_user" set "two_factor" = '', "totp_secret" = '', "totp_last_step" = 0`);
});

const enter = (login: string, more: object = {}, call: Call = world.call): Promise<Answer> =>
  call('token.get', { login, password: PASSWORD, client: NORTH, ...more });
const tokenOf = (login: string) => signIn(world.portal.origin, login, PASSWORD, NORTH);
const auth = (token: string, params: object, call: Call = world.call) => call('user.auth', params, { token });

const codesIn = (answer: Answer): readonly string[] =>
  (answer.result?.recovery_codes ?? []) as readonly string[];

/** A signed-in person with an authenticator whose codes of now and of the next step are still good. */
const withFactor = async (login: string) => {
  const token = await tokenOf(login);
  return { token, ...(await setUpFactor(world.call, token)) };
};

describe('setting up', () => {
  test('gives a secret of 20 bytes with its square, and keeps nothing until a code of it was given', async () => {
    const token = await tokenOf('employee');
    const { result } = await auth(token, { action: 'createSecret' });
    expect(result?.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(result?.otpauth_url).toMatch(/^otpauth:\/\/totp\/.*employee\?secret=/);
    expect(result?.qr).toMatch(/^data:image\/png;base64,/);
    expect(outcome(await enter('employee'))).toBe('ok');
    const save = { action: 'saveSecret', gaSecret: result?.secret, twoFactor: 'Google' };
    const wrong = await auth(token, { ...save, pinCode: wrongCodeOf(String(result?.secret)) });
    expect([wrong.error?.code, outcome(wrong)]).toEqual([-32703, 'wrong_secret_code']);
    expect(outcome(await enter('employee'))).toBe('ok');
    const saved = await auth(token, { ...save, pinCode: codeOf(String(result?.secret)) });
    expect(saved.result).toMatchObject({ two_factor: 'Google' });
    expect(new Set(codesIn(saved)).size).toBe(10);
    const profile = await world.call('user.get', {}, { token });
    expect(profile.result?.profile).toMatchObject({ two_factor: 'Google', recovery_codes_left: 10 });
    expect(outcome(await enter('employee'))).toBe('missing_secret_code');
  });

  test('takes no secret but the one made for this session, and that one once', async () => {
    const [mine, elsewhere, hers] = [
      await tokenOf('employee'),
      await tokenOf('employee'),
      await tokenOf('employee2'),
    ];
    const own = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
    const save = (token: string, gaSecret: string) =>
      auth(token, { action: 'saveSecret', gaSecret, twoFactor: 'Google', pinCode: codeOf(gaSecret, -1) });
    expect(outcome(await save(mine, own))).toBe('invalid_params');
    const secret = String((await auth(hers, { action: 'createSecret' })).result?.secret);
    for (const token of [mine, elsewhere]) expect(outcome(await save(token, secret))).toBe('invalid_params');
    expect(outcome(await save(hers, secret))).toBe('ok');
    expect(outcome(await save(hers, secret))).toBe('invalid_params');
    expect(await sql(`select count(*)::int as n from "app_user" where "totp_secret" <> ''`)).toEqual([
      { n: 1 },
    ]);
  });

  test('never replaces a factor in force: whoever has the session alone cannot put in their own', async () => {
    const { token, secret } = await withFactor('employee');
    const made = String((await auth(token, { action: 'createSecret' })).result?.secret);
    const save = { action: 'saveSecret', gaSecret: made, twoFactor: 'Google', pinCode: codeOf(made, -1) };
    expect(outcome(await auth(token, save))).toBe('second_factor_is_on');
    expect(outcome(await enter('employee', { secretCode: codeOf(secret) }))).toBe('ok');
  });

  test('leaves neither the secret nor a recovery code to be read in the database', async () => {
    const token = await tokenOf('employee');
    const key = { token, key: 'set-up-once' };
    const made = await world.call('user.auth', { action: 'createSecret' }, key);
    const secret = String(made.result?.secret);
    const saved = await world.call(
      'user.auth',
      { action: 'saveSecret', gaSecret: secret, twoFactor: 'Google', pinCode: codeOf(secret, -1) },
      { token, key: 'save-once' },
    );
    const secrets = [secret, ...codesIn(saved)];
    const tables = await sql(
      `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
    );
    expect(tables.length).toBeGreaterThan(10);
    const forms = secrets.flatMap((each) => [each, each.replace('-', '')]);
    for (const { name } of tables)
      for (const { text } of await sql(`select row_to_json(t)::text as text from "${name}" t`))
        expect(
          forms.filter((form) => String(text).includes(form)),
          `read in ${name}`,
        ).toEqual([]);
  });

  test('a sealed secret copied to somebody else opens nothing there', async () => {
    const { secret } = await withFactor('employee');
    await sql(
      `update "app_user" set "two_factor" = 'Google', "totp_secret" = (select "totp_secret" from "app_user" where "totp_secret" <> '')
       where "login" = 'employee2'`,
    );
    expect(outcome(await enter('employee2', { secretCode: codeOf(secret) }))).toBe('wrong_secret_code');
    expect(outcome(await enter('employee', { secretCode: codeOf(secret) }))).toBe('ok');
  });
});

describe('signing in with it', () => {
  test('asks for the code without costing an attempt, and tells what would do', async () => {
    const { secret } = await withFactor('employee');
    for (let round = 0; round < 8; round += 1) {
      const answer = await enter('employee', round % 2 ? { secretCode: ' ' } : {});
      expect([answer.error?.code, outcome(answer)]).toEqual([-32702, 'missing_secret_code']);
      expect(answer.error?.message_eng).toBe('Missing secret code value');
      expect(answer.error?.data.values).toMatchObject({ methods: ['totp', 'recovery'] });
      expect(answer.error?.data.values?.challenge).toMatch(/^[A-Za-z0-9_-]{43}$/);
    }
    const wrong = await enter('employee', { secretCode: wrongCodeOf(secret) });
    expect([wrong.error?.code, wrong.error?.data.values]).toEqual([-32703, { attempts: 4 }]);
    expect(wrong.error?.message_eng).toBe('Wrong secret code value');
    expect(outcome(await enter('employee', { pinCode: codeOf(secret) }))).toBe('ok');
    const trace = await sql(
      `select "detail" from "audit" where "action" = 'sign_in' order by "id" desc limit 1`,
    );
    expect(String(JSON.stringify(trace[0]))).toContain('totp');
  });

  test('says nothing of a second factor to whoever does not know the password', async () => {
    const { secret } = await withFactor('employee');
    for (const more of [{}, { secretCode: codeOf(secret) }, { secretCode: '1' }])
      expect(outcome(await enter('employee', { password: 'Portal#2', ...more }))).toBe(
        'wrong_login_or_password',
      );
    expect(outcome(await enter('employee', { secretCode: codeOf(secret) }))).toBe('ok');
  });

  test('takes the code of the step before and after, none further away, and nobody else’s', async () => {
    const { secret } = await withFactor('employee');
    const { secret: foreign } = await withFactor('employee2');
    expect(outcome(await enter('employee', { secretCode: codeOf(foreign) }))).toBe('wrong_secret_code');
    for (const far of [-3, 3])
      expect(outcome(await enter('employee', { secretCode: codeOf(secret, far) }))).toBe('wrong_secret_code');
    const code = codeOf(secret, 1);
    expect(outcome(await enter('employee', { secretCode: `${code.slice(0, 3)} ${code.slice(3)}` }))).toBe(
      'ok',
    );
  });

  test('T37: takes each code once: of thirty at the same time over two processes one gets in', async () => {
    const { token, secret } = await withFactor('employee');
    const code = codeOf(secret);
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        enter('employee', { secretCode: code }, world.both[index % 2]),
      ),
    );
    expect(answers.filter((answer) => outcome(answer) === 'ok').length).toBe(1);
    // While an account has to wait, a wrong code beside the right password is counted after its answer.
    const unhindered = (ask: () => Promise<Answer>): Promise<string> =>
      vi.waitFor(async () => {
        await sql('delete from "rate_limit"');
        const told = outcome(await ask());
        expect(told).not.toBe('too_many_requests');
        return told;
      });
    expect(await unhindered(() => enter('employee', { secretCode: code }, world.other))).toBe(
      'wrong_secret_code',
    );
    for (const action of ['removeSecret', 'newRecoveryCodes'])
      expect(await unhindered(() => auth(token, { action, pinCode: code }, world.other))).toBe(
        'wrong_secret_code',
      );
    expect((await auth(token, { action: 'checkSecret', pinCode: code })).result).toEqual({ status: 'false' });
    expect(await unhindered(() => enter('employee', { secretCode: codeOf(secret, 1) }))).toBe('ok');
  });

  test('takes each recovery code once, in whatever writing', async () => {
    const { recovery } = await withFactor('employee');
    const { recovery: foreign } = await withFactor('employee2');
    expect(outcome(await enter('employee', { secretCode: foreign[0] }))).toBe('wrong_secret_code');
    const code = recovery[3] ?? '';
    const answers = await Promise.all(
      Array.from({ length: 4 }, (_, index) => enter('employee', { secretCode: code }, world.both[index % 2])),
    );
    expect(answers.map(outcome).toSorted()).toEqual(['ok', ...Array(3).fill('wrong_secret_code')]);
    const next = await enter('employee', { secretCode: recovery[4]?.toLowerCase().replace('-', ' ') });
    expect(outcome(next)).toBe('ok');
    const profile = await world.call('user.get', {}, { token: String(next.result?.access_token) });
    expect(profile.result?.profile).toMatchObject({ recovery_codes_left: 8 });
  });
});

describe('guessing codes', () => {
  test('T33: two hundred at once over two processes are five; then the right one has to wait, by whatever call', async () => {
    const { token, secret, recovery } = await withFactor('employee');
    const guess = (index: number): Promise<Answer> => {
      const call = index % 2 ? world.other : world.call;
      const code = wrongCodeOf(secret, index);
      if (index % 4 === 0) return auth(token, { action: 'checkSecret', pinCode: code }, call);
      if (index % 4 === 1) return auth(token, { action: 'removeSecret', pinCode: code }, call);
      return enter('employee', { secretCode: code }, call);
    };
    const answers = await Promise.all(Array.from({ length: 200 }, (_, index) => guess(index)));
    const judged = answers.filter(
      (answer) => outcome(answer) === 'wrong_secret_code' || answer.result?.status === 'false',
    );
    expect(judged.length).toBe(5);
    const refused = answers.filter((each) => !judged.includes(each));
    for (const answer of refused) expect([answer.status, answer.error?.code]).toEqual([429, -32719]);
    for (const call of world.both) {
      for (const secretCode of [codeOf(secret), recovery[0]])
        expect(outcome(await enter('employee', { secretCode }, call))).toBe('too_many_requests');
      for (const action of ['checkSecret', 'removeSecret', 'newRecoveryCodes'])
        expect(outcome(await auth(token, { action, pinCode: codeOf(secret) }, call))).toBe(
          'too_many_requests',
        );
    }
    const [limit] = await sql(
      `select extract(epoch from "expires_at" - now())::int as wait from "rate_limit" where "key" like 'second_factor:%'`,
    );
    expect(Number(limit?.wait)).toBeGreaterThan(850);
    await sql(`update "rate_limit" set "expires_at" = now() - interval '1 second'`);
    expect(outcome(await enter('employee', { secretCode: codeOf(secret) }))).toBe('ok');
  });

  test('a right code forgives the wrong ones before it; another person’s wrong ones cost nothing here', async () => {
    const { secret } = await withFactor('employee');
    const { secret: foreign } = await withFactor('employee2');
    for (let index = 0; index < 5; index += 1)
      await enter('employee2', { secretCode: wrongCodeOf(foreign, index) });
    for (let index = 0; index < 4; index += 1)
      await enter('employee', { secretCode: wrongCodeOf(secret, index) });
    expect(outcome(await enter('employee', { secretCode: codeOf(secret) }))).toBe('ok');
    const wrong = await enter('employee', { secretCode: wrongCodeOf(secret) });
    expect(wrong.error?.data.values).toEqual({ attempts: 4 });
    expect(outcome(await enter('employee2', { secretCode: codeOf(foreign) }))).toBe('too_many_requests');
  });
});

test('T38: the challenge of a sign-in that waits for its code opens nothing anywhere', async () => {
  const { secret } = await withFactor('employee');
  const challenge = String((await enter('employee')).error?.data.values?.challenge);
  const { origin } = world.portal;
  const before = await sql('select count(*)::int as n from "auth_session"');
  for (const [method, params] of [
    ['user.get', {}],
    ['table.add', { object: 'vacation', data: { comments: 'x' } }],
    ['user.auth', { action: 'createSecret' }],
    ['token.remove', {}],
  ] as const) {
    const answer = await world.call(method, params, { token: challenge });
    expect([method, outcome(answer)]).toEqual([method, 'invalid_access_token']);
  }
  for (const params of [{ refresh_token: challenge }, { refreshToken: challenge }])
    expect(outcome(await world.call('token.refresh', params))).toBe('invalid_refresh_token');
  expect(outcome(await enter('employee', { password: challenge }))).toBe('wrong_login_or_password');
  expect(outcome(await enter('employee', { secretCode: challenge.slice(0, 20) }))).toBe('wrong_secret_code');
  const own = { origin, 'sec-fetch-site': 'same-origin' };
  for (const cookie of [`next-auth.session-token=${challenge}`, `eg.session=${challenge}`]) {
    const silent = await world.call('token.refresh', {}, { headers: { ...own, cookie } });
    expect(outcome(silent)).toBe('invalid_refresh_token');
    for (const path of ['/api/events', `/api/files/${'a'.repeat(64)}`]) {
      const response = await fetch(`${origin}${path}`, { headers: { ...own, cookie } });
      await response.body?.cancel();
      expect([path, response.status]).toEqual([path, 401]);
    }
  }
  for (const path of ['/api/view?object=vacation', '/api/user', '/api/export?object=vacation']) {
    const response = await fetch(`${origin}${path}`, { headers: { authorization: `Bearer ${challenge}` } });
    await response.body?.cancel();
    expect([path, response.status]).toEqual([path, 401]);
  }
  expect(await sql('select count(*)::int as n from "auth_session"')).toEqual(before);
  expect(outcome(await enter('employee', { secretCode: codeOf(secret) }))).toBe('ok');
});

describe('taking it off', () => {
  test('needs a code: without one, with a wrong one or another’s it stays on', async () => {
    const { token, secret } = await withFactor('employee');
    const { secret: foreign } = await withFactor('employee2');
    expect(outcome(await auth(token, { action: 'removeSecret' }))).toBe('invalid_params');
    expect(outcome(await auth(token, { action: 'removeSecret', pinCode: '' }))).toBe('invalid_params');
    for (const pinCode of [wrongCodeOf(secret), codeOf(foreign), 'nonsense'])
      expect(outcome(await auth(token, { action: 'removeSecret', pinCode }))).toBe('wrong_secret_code');
    expect(outcome(await enter('employee'))).toBe('missing_secret_code');
    const gone = await auth(token, { action: 'removeSecret', pinCode: codeOf(secret) });
    expect(gone.result).toEqual({ two_factor: '' });
    expect(outcome(await enter('employee'))).toBe('ok');
    expect(outcome(await auth(token, { action: 'removeSecret', pinCode: codeOf(secret, 1) }))).toBe(
      'second_factor_is_off',
    );
    expect(
      await sql('select count(*)::int as n from "recovery_code" where "user_id" = $1', [
        await userId('employee'),
      ]),
    ).toEqual([{ n: 0 }]);
  });

  test('is possible with a recovery code when the phone is lost', async () => {
    const { recovery } = await withFactor('employee');
    const entered = await enter('employee', { secretCode: recovery[0] });
    const token = String(entered.result?.access_token);
    expect(outcome(await auth(token, { action: 'removeSecret', pinCode: recovery[0] }))).toBe(
      'wrong_secret_code',
    );
    expect(outcome(await auth(token, { action: 'removeSecret', pinCode: recovery[1] }))).toBe('ok');
    expect(outcome(await enter('employee'))).toBe('ok');
  });

  test('new recovery codes make the old ones void', async () => {
    const { token, secret, recovery } = await withFactor('employee');
    const again = await auth(token, { action: 'newRecoveryCodes', pinCode: codeOf(secret) });
    const fresh = codesIn(again);
    expect(fresh).toHaveLength(10);
    expect(fresh.filter((code) => recovery.includes(code))).toEqual([]);
    expect(outcome(await enter('employee', { secretCode: recovery[0] }))).toBe('wrong_secret_code');
    expect(outcome(await enter('employee', { secretCode: fresh[0] }))).toBe('ok');
    const { token: hers } = await withFactor('employee2');
    expect(outcome(await auth(hers, { action: 'newRecoveryCodes', pinCode: fresh[1] }))).toBe(
      'wrong_secret_code',
    );
  });
});

test('T37: a check says whether the code is right, and uses it up', async () => {
  const { token, secret, recovery } = await withFactor('employee');
  const check = async (pinCode: string) =>
    (await auth(token, { action: 'checkSecret', pinCode })).result?.status;
  expect(await check(wrongCodeOf(secret))).toBe('false');
  expect(await check(recovery[0] ?? '')).toBe('false');
  const code = codeOf(secret);
  expect(await check(code)).toBe('true');
  expect(await check(code)).toBe('false');
  expect(outcome(await enter('employee', { secretCode: recovery[0] }))).toBe('ok');
});

describe('a role that must have it', () => {
  const demand = async (roles: string) =>
    sql(
      `insert into "parameter" ("client_id", "code", "value") select "id", 'two_factor_required_roles', $1 from "client" where "code" = $2`,
      [roles, NORTH],
    );
  const doors = async (token: string): Promise<unknown[]> => {
    const { origin } = world.portal;
    const headers = { authorization: `Bearer ${token}` };
    const calls = await Promise.all([
      world.call('view.get', { object: 'vacation' }, { token }),
      world.call('table.get', { object: 'status' }, { token }),
      world.call('table.add', { object: 'vacation', data: { comments: 'x' } }, { token }),
      world.call('user.edit', { data: { language: 'ru' } }, { token }),
    ]);
    const batch = await world.call('batch', [{ method: 'table.get', params: { object: 'status' } }], {
      token,
    });
    const [inBatch] = (batch.result?.data ?? []) as unknown as Answer[];
    const routes = [
      'GET /events',
      'GET /export?object=vacation',
      `GET /files/${'a'.repeat(64)}`,
      'GET /table?object=status',
      'POST /photo',
      'DELETE /photo',
      'POST /users/import',
    ];
    const answers = await Promise.all(
      routes.map(async (route) => {
        const [method = '', path = ''] = route.split(' ');
        const body = method === 'POST' ? new FormData() : undefined;
        const response = await fetch(`${origin}/api${path}`, { method, headers, body });
        const text = path === '/events' && response.ok ? '' : await response.text();
        if (!text) await response.body?.cancel();
        return text.includes('second_factor_required') ? 'second_factor_required' : response.status;
      }),
    );
    return [...calls.map(outcome), inBatch?.error?.data.reason ?? 'ok', ...answers];
  };

  test('lets somebody without one do nothing but set it up, from the next call on and until it is set', async () => {
    const token = await tokenOf('hr');
    expect(await doors(token)).not.toContain('second_factor_required');
    await demand('admin; HR');
    expect(new Set(await doors(token))).toEqual(new Set(['second_factor_required']));
    const refused = await world.call('table.get', { object: 'status' }, { token });
    expect([refused.error?.code, refused.error?.message]).toEqual([
      -32707,
      'Сначала включите двухэтапный вход в профиле',
    ]);
    expect(outcome(await world.call('user.get', {}, { token }))).toBe('ok');
    expect(outcome(await world.call('rpc.discover', {}, { token }))).toBe('ok');
    const code = { pinCode: '000000' };
    for (const action of [
      { action: 'endOtherSessions' },
      { action: 'changePassword', current: PASSWORD, password: 'Another#Portal9' },
      { action: 'removeSecret', ...code },
      { action: 'checkSecret', ...code },
      { action: 'newRecoveryCodes', ...code },
      { action: 'setDeputy', deputy_employee_id: 1 },
      { action: 'removeDeputy' },
      { action: 'externalLink', code: 'crm' },
      { action: 'passkeyRename', id: 1, name: 'x' },
      { action: 'passkeyRemove', id: 1 },
    ])
      expect([action.action, outcome(await auth(token, action))]).toEqual([
        action.action,
        'second_factor_required',
      ]);
    for (const action of ['createSecret', 'passkeyOptions', 'stepUpOptions'])
      expect([action, outcome(await auth(token, { action }))]).toEqual([action, 'ok']);
    expect(outcome(await enter('hr'))).toBe('ok');
    const { secret } = await setUpFactor(world.call, token);
    expect(await doors(token)).not.toContain('second_factor_required');
    await auth(token, { action: 'removeSecret', pinCode: codeOf(secret) });
    expect(new Set(await doors(token))).toEqual(new Set(['second_factor_required']));
  });

  test('asks nothing of other roles; the role user means everybody', async () => {
    const token = await tokenOf('employee');
    await demand('admin;hr;no such role');
    expect(await doors(token)).not.toContain('second_factor_required');
    await sql(`update "parameter" set "value" = 'user' where "code" = 'two_factor_required_roles'`);
    expect(new Set(await doors(token))).toEqual(new Set(['second_factor_required']));
  });
});

const userId = async (login: string): Promise<unknown> =>
  (await sql('select "id" from "app_user" where "login" = $1', [login]))[0]?.id;
