import { beforeEach, describe, expect, test } from 'vitest';
import { NORTH, PASSWORD } from '../support/matrix-company.ts';
import { type Answer, type Call, type CallOptions, outcome } from '../support/matrix-http.ts';
import { openTwin } from '../support/matrix-world.ts';
import { signIn } from '../support/rpc.ts';
import { shared } from '../support/shared.ts';
import { type Lies, type SoftPasskey, softPasskey } from '../support/soft-passkey.ts';

const world = shared(() => openTwin([], { second: ({ origin }) => ({ env: { APP_ORIGIN: origin } }) }));

const sql = async (text: string, values: readonly unknown[] = []) =>
  (await world.company.db.query(text, [...values])).rows;
beforeEach(async () => {
  await sql('delete from "rate_limit"');
  await sql('delete from "passkey"');
  await sql('delete from "auth_challenge"');
});

const DEVICE = { 'x-fingerprint': 'own-device', 'user-agent': 'own-browser' };
const enter = (login: string, call: Call = world.call): Promise<Answer> =>
  call('token.get', { login, password: PASSWORD, client: NORTH }, { headers: DEVICE });
const prove = (challenge: string, response: object, call: Call = world.call, options: CallOptions = {}) =>
  call('token.prove', { challenge, response }, { headers: DEVICE, ...options });
const tokenOf = (login: string) => signIn(world.portal.origin, login, PASSWORD, NORTH);
const auth = (token: string, params: object, call: Call = world.call) => call('user.auth', params, { token });
const asked = (answer: Answer): string => String(answer.error?.data.values?.challenge);
const begun = async (login: string): Promise<string> => asked(await enter(login));
const offered = async (token: string): Promise<string> =>
  String((await auth(token, { action: 'passkeyOptions' })).result?.challenge);
const save = (token: string, challenge: string, response: object, name = 'Ключ') =>
  auth(token, { action: 'passkeySave', challenge, response, name });
const own = (token: string) => world.call('view.get', { object: 'passkey' }, { token });
const sessions = async () => Number((await sql('select count(*) as n from "auth_session"'))[0]?.n);

/** A person signed in by password alone who has a passkey. */
const withPasskey = async (login: string): Promise<{ token: string; key: SoftPasskey; id: number }> => {
  const token = await tokenOf(login);
  const key = softPasskey(world.portal.origin);
  const challenge = await offered(token);
  const saved = await save(token, challenge, key.register(challenge));
  expect(outcome(saved)).toBe('ok');
  return { token, key, id: Number((saved.result?.data as unknown as { id: number } | undefined)?.id) };
};
/** Proves the person in the session of the token. */
const stepUp = async (token: string, key: SoftPasskey, lies: Lies = {}, call: Call = world.call) => {
  const { result } = await auth(token, { action: 'stepUpOptions' }, call);
  const challenge = String(result?.challenge);
  return auth(token, { action: 'stepUp', challenge, response: key.use(challenge, lies) }, call);
};

/** Answers of a forger, each with one lie. */
const LIES: readonly (readonly [string, Lies])[] = [
  ['another origin', { origin: 'https://hr.example.ru' }],
  ['a subdomain of ours', { origin: 'http://evil.127.0.0.1' }],
  ['another relying party', { rpId: 'example.ru' }],
  ['another challenge', { challenge: 'A'.repeat(43) }],
  ['a person who was not verified', { userVerified: false }],
  ['a person who was not there', { userPresent: false }],
  ['an answer to something else', { type: 'payment.get' }],
];

describe('a new passkey', () => {
  test('T45: is made for the configured address, whatever the Host header says', async () => {
    const token = await tokenOf('employee');
    const { result } = await world.call(
      'user.auth',
      { action: 'passkeyOptions' },
      { token, headers: { 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' } },
    );
    expect(result?.options).toMatchObject({
      rp: { id: new URL(world.portal.origin).hostname },
      challenge: result?.challenge,
      authenticatorSelection: { userVerification: 'required' },
    });
  });

  test('is kept under its name, read by its owner alone, and told in the audit', async () => {
    const { token, id } = await withPasskey('employee');
    const list = await own(token);
    expect(list.result?.data).toEqual([expect.objectContaining({ id, name: 'Ключ', last_used: null })]);
    expect(list.text).not.toMatch(/public_key|credential/);
    for (const login of ['employee2', 'admin', 'hr'])
      expect((await own(await tokenOf(login))).result?.total, login).toBe(0);
    expect(outcome(await world.call('view.get', { object: 'passkey' }))).not.toBe('ok');
    const [row] = await sql(
      `select "detail" from "audit" where "action" = 'passkey.add' order by "id" desc limit 1`,
    );
    expect(JSON.parse(String(row?.detail))).toEqual({ name: 'Ключ' });
  });

  test.each(LIES)('with %s is refused', async (_lie, lies) => {
    const token = await tokenOf('employee');
    const key = softPasskey(world.portal.origin);
    const challenge = await offered(token);
    expect(outcome(await save(token, challenge, key.register(challenge, lies)))).toBe('passkey_refused');
    expect((await own(token)).result?.total).toBe(0);
    expect(outcome(await save(token, challenge, key.register(challenge)))).toBe('ok');
  });

  test('takes its challenge once, in the session it was given to, and within its time', async () => {
    const [mine, elsewhere, hers] = [
      await tokenOf('employee'),
      await tokenOf('employee'),
      await tokenOf('hr'),
    ];
    const challenge = await offered(mine);
    for (const token of [elsewhere, hers])
      expect(
        outcome(await save(token, challenge, softPasskey(world.portal.origin).register(challenge))),
      ).toBe('challenge_over');
    const late = await offered(mine);
    await sql(`update "auth_challenge" set "expires_at" = now() where "hash" = sha256($1::bytea)`, [late]);
    const key = softPasskey(world.portal.origin);
    expect(outcome(await save(mine, late, key.register(late)))).toBe('challenge_over');
    const answer = key.register(challenge);
    const answers = await Promise.all(Array.from({ length: 5 }, () => save(mine, challenge, answer)));
    expect(answers.map(outcome).filter((each) => each === 'ok')).toHaveLength(1);
    expect((await own(mine)).result?.total).toBe(1);
  });

  test('cannot take another’s place', async () => {
    const { key, token: his } = await withPasskey('employee');
    const hers = await tokenOf('employee2');
    const challenge = await offered(hers);
    const copy = softPasskey(world.portal.origin).register(challenge, { id: key.id });
    expect(outcome(await save(hers, challenge, copy))).toBe('passkey_refused');
    expect((await own(his)).result?.total).toBe(1);
  });

  test('needs a proof by the one before it; there are at most twenty', async () => {
    const { token, key } = await withPasskey('employee');
    expect(outcome(await auth(token, { action: 'passkeyOptions' }))).toBe('proof_required');
    expect(outcome(await stepUp(token, key))).toBe('ok');
    const challenge = await offered(token);
    await sql('update "auth_session" set "proved_at" = null');
    const next = softPasskey(world.portal.origin).register(challenge);
    expect(outcome(await save(token, challenge, next))).toBe('proof_required');
    expect(outcome(await stepUp(token, key))).toBe('ok');
    expect(outcome(await save(token, challenge, next))).toBe('ok');
    await sql(
      `insert into "passkey" ("user_id", "credential_id", "public_key")
       select "user_id", "id" || 'x' || n, ''::bytea from "passkey", generate_series(1, 9) n`,
    );
    const over = await offered(token);
    const full = await save(token, over, softPasskey(world.portal.origin).register(over));
    expect([outcome(full), full.error?.data.values]).toEqual(['too_many_passkeys', { max: 20 }]);
  });
});

describe('signing in with it', () => {
  test('is asked for after the right password only, and opens a session that is proved', async () => {
    const { key } = await withPasskey('employee');
    const wrong = await world.call('token.get', { login: 'employee', password: 'Portal#2', client: NORTH });
    expect([outcome(wrong), wrong.error?.data.values]).toEqual(['wrong_login_or_password', undefined]);
    const before = await sessions();
    const first = await enter('employee');
    expect(first.error?.data.values).toMatchObject({
      methods: ['passkey'],
      passkey: { challenge: asked(first), userVerification: 'required', allowCredentials: [{ id: key.id }] },
    });
    expect(await sessions()).toBe(before);
    const { result } = await prove(asked(first), key.use(asked(first)), world.other);
    const token = String(result?.access_token);
    expect(outcome(await world.call('user.get', {}, { token }))).toBe('ok');
    expect((await own(token)).result?.data[0]?.last_used).toEqual(expect.any(String));
    expect(outcome(await auth(token, { action: 'passkeyOptions' }))).toBe('ok');
    const [row] = await sql(
      `select "detail" from "audit" where "action" = 'sign_in' order by "id" desc limit 1`,
    );
    expect(JSON.parse(String(row?.detail))).toMatchObject({ origin: 'password', second_factor: 'passkey' });
  });

  test.each(LIES)('with %s opens nothing', async (_lie, lies) => {
    const { key } = await withPasskey('employee');
    const [challenge, before] = [await begun('employee'), await sessions()];
    expect(outcome(await prove(challenge, key.use(challenge, lies)))).toBe('passkey_refused');
    expect(await sessions()).toBe(before);
    expect(outcome(await prove(challenge, key.use(challenge)))).toBe('ok');
  });

  test('takes each challenge once: of twenty at the same time over two processes one gets in', async () => {
    const { key } = await withPasskey('employee');
    const challenge = await begun('employee');
    const [answer, before] = [key.use(challenge), await sessions()];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => prove(challenge, answer, world.both[index % 2])),
    );
    expect(answers.map(outcome).filter((each) => each === 'ok')).toHaveLength(1);
    expect(await sessions()).toBe(before + 1);
    expect(outcome(await prove(challenge, key.use(challenge)))).toBe('challenge_over');
    const next = await begun('employee');
    expect(outcome(await prove(next, answer))).toBe('passkey_refused');
  });

  test('with a counter that went back or stood still is refused: the key was copied', async () => {
    const { key } = await withPasskey('employee');
    const first = await begun('employee');
    expect(outcome(await prove(first, key.use(first, { counter: 7 })))).toBe('ok');
    for (const counter of [7, 3, 0]) {
      const challenge = await begun('employee');
      expect([counter, outcome(await prove(challenge, key.use(challenge, { counter })))]).toEqual([
        counter,
        'passkey_refused',
      ]);
    }
    const again = await begun('employee');
    expect(outcome(await prove(again, key.use(again, { counter: 8 })))).toBe('ok');
  });

  test('goes on at the device it was begun on, with the key of that person', async () => {
    const { key } = await withPasskey('employee');
    const { key: foreign } = await withPasskey('employee2');
    const challenge = await begun('employee');
    expect(outcome(await prove(challenge, foreign.use(challenge)))).toBe('passkey_refused');
    expect(outcome(await prove(challenge, foreign.use(challenge, { id: key.id })))).toBe('passkey_refused');
    for (const headers of [
      { ...DEVICE, 'x-fingerprint': 'another' },
      { ...DEVICE, 'user-agent': 'another' },
    ])
      expect(outcome(await prove(challenge, key.use(challenge), world.call, { headers }))).toBe(
        'passkey_refused',
      );
    expect(outcome(await prove(challenge, key.use(challenge)))).toBe('ok');
  });

  test('is over after five tries, after five minutes, with the account closed or its password changed', async () => {
    const { key } = await withPasskey('employee');
    const tried = await begun('employee');
    for (let round = 0; round < 5; round += 1)
      expect(outcome(await prove(tried, key.use(tried, { userVerified: false })))).toBe('passkey_refused');
    expect(outcome(await prove(tried, key.use(tried), world.other))).toBe('challenge_over');
    const late = await begun('employee');
    const [row] = await sql(
      'select extract(epoch from max("expires_at") - now())::int as s from "auth_challenge"',
    );
    expect(Math.abs(Number(row?.s) - 300)).toBeLessThan(5);
    await sql('update "auth_challenge" set "expires_at" = now()');
    expect(outcome(await prove(late, key.use(late)))).toBe('challenge_over');
    const closed = await begun('employee');
    await sql(`update "app_user" set "disabled" = true where "login" = 'employee'`);
    expect(outcome(await prove(closed, key.use(closed)))).toBe('challenge_over');
    await sql(
      `update "app_user" set "disabled" = false, "password_update_date" = now() where "login" = 'employee'`,
    );
    expect(outcome(await prove(closed, key.use(closed)))).toBe('challenge_over');
    const fresh = await begun('employee');
    expect(outcome(await prove(fresh, key.use(fresh)))).toBe('ok');
  });

  test('takes no challenge that was given for something else', async () => {
    const { token, key } = await withPasskey('employee');
    const step = String((await auth(token, { action: 'stepUpOptions' })).result?.challenge);
    expect(outcome(await prove(step, key.use(step)))).toBe('challenge_over');
    const entry = await begun('employee');
    expect(outcome(await auth(token, { action: 'stepUp', challenge: entry, response: key.use(entry) }))).toBe(
      'challenge_over',
    );
    expect(outcome(await save(token, entry, key.register(entry)))).toBe('proof_required');
    expect(outcome(await prove(entry, key.use(entry)))).toBe('ok');
  });
});

test('T38: a challenge is no bearer, no refresh token and no cookie', async () => {
  const { token, key } = await withPasskey('employee');
  const entry = await begun('employee');
  const step = String((await auth(token, { action: 'stepUpOptions' })).result?.challenge);
  const { origin } = world.portal;
  const before = await sessions();
  for (const challenge of [entry, step]) {
    for (const [method, params] of [
      ['user.get', {}],
      ['user.auth', { action: 'passkeyOptions' }],
      ['token.remove', {}],
    ] as const)
      expect(outcome(await world.call(method, params, { token: challenge }))).toBe('invalid_access_token');
    expect(outcome(await world.call('token.refresh', { refresh_token: challenge }))).toBe(
      'invalid_refresh_token',
    );
    const headers = {
      origin,
      'sec-fetch-site': 'same-origin',
      cookie: `next-auth.session-token=${challenge}`,
    };
    expect(outcome(await world.call('token.refresh', {}, { headers }))).toBe('invalid_refresh_token');
    const events = await fetch(`${origin}/api/events`, { headers });
    await events.body?.cancel();
    expect(events.status).toBe(401);
  }
  expect(await sessions()).toBe(before);
  expect(outcome(await prove(entry, key.use(entry)))).toBe('ok');
});

describe('what a stolen session must not be enough for', () => {
  test('removing a passkey needs a proof of this session within ten minutes', async () => {
    const { token, key, id } = await withPasskey('employee');
    const elsewhere = await (async () => {
      const challenge = await begun('employee');
      return String((await prove(challenge, key.use(challenge))).result?.access_token);
    })();
    const remove = (bearer: string) => auth(bearer, { action: 'passkeyRemove', id });
    const refused = await remove(token);
    expect([outcome(refused), refused.error?.data.values]).toEqual([
      'proof_required',
      { methods: ['passkey'] },
    ]);
    await sql(
      `update "auth_session" set "proved_at" = now() - interval '601 seconds' where "proved_at" is not null`,
    );
    expect(outcome(await remove(elsewhere))).toBe('proof_required');
    expect(outcome(await stepUp(token, key))).toBe('ok');
    expect(outcome(await remove(elsewhere))).toBe('proof_required');
    expect(outcome(await remove(token))).toBe('ok');
    expect(outcome(await enter('employee'))).toBe('ok');
  });

  test.each(LIES)('a proof with %s is none', async (_lie, lies) => {
    const { token, key, id } = await withPasskey('employee');
    expect(outcome(await stepUp(token, key, lies))).toBe('passkey_refused');
    expect(outcome(await auth(token, { action: 'passkeyRemove', id }))).toBe('proof_required');
  });

  test('a proof belongs to the session it was asked in, once, and to the key of that person', async () => {
    const { token, key } = await withPasskey('employee');
    const { key: foreign, token: hers } = await withPasskey('employee2');
    const elsewhere = await (async () => {
      const challenge = await begun('employee');
      return String((await prove(challenge, key.use(challenge))).result?.access_token);
    })();
    const challenge = String((await auth(token, { action: 'stepUpOptions' })).result?.challenge);
    const proof = (bearer: string, response: object) =>
      auth(bearer, { action: 'stepUp', challenge, response });
    for (const bearer of [elsewhere, hers])
      expect(outcome(await proof(bearer, key.use(challenge)))).toBe('challenge_over');
    expect(outcome(await proof(token, foreign.use(challenge)))).toBe('passkey_refused');
    const answer = key.use(challenge);
    const answers = await Promise.all(Array.from({ length: 5 }, () => proof(token, answer)));
    expect(answers.map(outcome).filter((each) => each === 'ok')).toHaveLength(1);
  });

  test('T51: nobody renames or removes another’s passkey', async () => {
    const { token, id } = await withPasskey('employee');
    for (const login of ['employee2', 'admin']) {
      const foreign = await tokenOf(login);
      for (const params of [
        { action: 'passkeyRename', id, name: 'Чужой' },
        { action: 'passkeyRemove', id },
      ])
        expect([login, outcome(await auth(foreign, params))]).toEqual([login, 'not_found']);
      for (const method of ['table.edit', 'table.del'])
        expect(
          outcome(
            await world.call(method, { object: 'passkey', data: { id, name: 'Чужой' } }, { token: foreign }),
          ),
        ).not.toBe('ok');
    }
    expect(outcome(await auth(token, { action: 'passkeyRename', id, name: ' Ноутбук ' }))).toBe('ok');
    expect((await own(token)).result?.data[0]?.name).toBe('Ноутбук');
    for (const name of ['', '  ', 'x'.repeat(61)])
      expect(outcome(await auth(token, { action: 'passkeyRename', id, name }))).toBe('invalid_params');
  });
});
