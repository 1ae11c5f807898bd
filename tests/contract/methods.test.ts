import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { METHODS, type MethodName } from '../../lib/contract/contract.ts';
import { addDays, dayInZone } from '../../lib/kernel/day.ts';
import { ERRORS, type Reason } from '../../lib/kernel/errors.data.ts';
import type { Method } from '../../lib/rpc/contract/method.ts';
import { startCrooked } from '../support/crooked-provider.ts';
import { newForm } from '../support/form-desk.ts';
import { NORTH, PASSWORD } from '../support/matrix-company.ts';
import { addDocument } from '../support/matrix-family.ts';
import { type Answer, outcome } from '../support/matrix-http.ts';
import { addVacation } from '../support/matrix-vacation.ts';
import { openWorld, type World } from '../support/matrix-world.ts';
import { newPaper } from '../support/paper-desk.ts';
import { shared } from '../support/shared.ts';
import { rightCallsOfSigning } from '../support/signing-call.ts';
import { rightCallsOfKeys } from '../support/signing-key.ts';
import { softPasskey } from '../support/soft-passkey.ts';
import { timesheetDesk } from '../support/timesheet-desk.ts';

let world: World;
const provider = shared(startCrooked);
beforeAll(async () => {
  const { issuer } = provider;
  const described = { name: 'corp', client: NORTH, title: 'x', title_eng: 'x', issuer, client_id: 'portal' };
  world = await openWorld(['employee', 'manager', 'admin', 'hr', 'candidate'], {
    OIDC_PROVIDERS: JSON.stringify([described]),
  });
});
afterAll(async () => {
  await world?.close();
});

const names = Object.keys(METHODS) as MethodName[];

let candidates = 0;
const someCandidate = () => {
  candidates += 1;
  return { name: 'Соколов Артём', email: `candidate${candidates}@example.com`, vacancy: 'Инженер' };
};
/** A hiring whose candidate was invited. */
const invited = async (): Promise<number> => {
  const made = await world.call('candidate.add', someCandidate(), as('hr'));
  if (!made.result) throw new Error(JSON.stringify(made.error));
  const { document_id } = made.result.data as unknown as { document_id: number };
  await world.company.db.query(`update "document" set "status_id" = 'notified' where "id" = $1`, [
    document_id,
  ]);
  return document_id;
};
const ofCandidate = (method: string, document_id: number) => world.call(method, { document_id }, as('hr'));

/** Days of leave that hr enters for an employee. */
const daysGiven = () => ({
  employee_id: world.company.people.employee.employee_id,
  on_date: '2027-01-01',
  days: '2',
  reason: 'Приказ 12',
});

const LETTER = { kind: 'invite', event: 'sample', texts: [], language: 'ru' };
const ofMemo = async () => ({
  object: 'internalmemo',
  id: await addDocument(world.company, 'internalmemo', 'employee', 'prepared'),
});

/** A new request for a certificate of employment; no job works on it here. */
const addRequest = async (): Promise<unknown> => {
  const types = await world.call(
    'view.get',
    { object: 'request_type', filter: "code = 'employment'" },
    as('employee'),
  );
  const added = await world.call(
    'table.add',
    { object: 'request', begin: true, data: [{ request_type_id: types.result?.data[0]?.id }] },
    as('employee'),
  );
  return added.result?.data[0]?.id;
};

/** A draft of a change that lets hr take an approved leave back. */
const draftChange = () => {
  const step = { business_role: 'hr', status_id: 'approved', next_status_id: 'draft', reject: true };
  const rest = { editable: false, delete_allowed: false, indicators: '', organization_id: null, detail: {} };
  const changes = [{ id: -1, after: { ...step, ...rest } }];
  return world.call('workflow.draft', { object: 'vacation', changes }, as('admin'));
};
const addChange = async () =>
  (await draftChange()).result?.data as unknown as { id: number; updated_at: string };

/** A year of the schedule that hr begins to plan. */
let plannedYears = 1960;
const newPeriod = async (): Promise<unknown> => {
  plannedYears += 1;
  const organization_id = world.company.organizations.alpha;
  const data = [{ organization_id, year: plannedYears }];
  const added = await world.call('table.add', { object: 'vacation_schedule_period', data }, as('hr'));
  return added.result?.data[0]?.id;
};
/** An entry of the schedule of the employee in a status, and its year. */
const ofSchedule = async (status: string) => {
  const id = await addDocument(world.company, 'vacation_schedule', 'employee', status);
  const { rows } = await world.company.db.query(
    'select extract(year from "start_date")::int as year, "updated_at" from "document" where "id" = $1',
    [id],
  );
  return { id, year: Number(rows[0].year), updated_at: rows[0].updated_at.toISOString() as string };
};

type Caller = 'employee' | 'manager' | 'admin' | 'hr' | 'candidate';

/** The method called by a person with these parameters. */
const by =
  (name: Caller, params: () => unknown = () => ({})) =>
  async (method: MethodName): Promise<Answer> =>
    world.call(method, await params(), as(name));

/** One right call of every method; a second sign-in is spent where a call ends its session. */
const RIGHT: Readonly<Record<MethodName, (method: MethodName) => Promise<Answer>>> = {
  'view.get': by('employee', () => ({ object: 'status', rowsPerPage: 2 })),
  'table.get': by('employee', () => ({ object: 'status' })),
  'table.add': by('employee', () => ({ object: 'vacation', data: { comments: 'море' } })),
  'table.edit': by('employee', async () => ({
    object: 'vacation',
    data: [{ id: await addVacation(world.company, 'employee', 'draft'), comments: 'горы' }],
  })),
  'table.del': by('employee', async () => ({
    object: 'vacation',
    data: [{ id: await addVacation(world.company, 'employee', 'draft') }],
  })),
  'dismissal.plan': by('hr', () => ({ employee_id: world.company.people.clerk.employee_id })),
  'dismissal.enter': by('hr', async () => {
    const { rows } = await world.company.db.query(
      `select "id"::int from "dictionary_element" where "client_id" = $1 and "dictionary_code" = 'DismissalGround' limit 1`,
      [world.company.clients.north],
    );
    return {
      employee_id: world.company.people.deputy.employee_id,
      date: '2099-01-01',
      ground_id: rows[0]?.id,
    };
  }),
  'dismissal.takeBack': by('hr', async () => {
    const { employee_id } = world.company.people.clerk;
    await world.company.db.query(`update "employee" set "dismissal_date" = '2099-01-01' where "id" = $1`, [
      employee_id,
    ]);
    return { employee_id };
  }),
  'discussion.state': by('employee', async () => ({
    registrator_id: await addVacation(world.company, 'employee', 'prepared'),
  })),
  'discussion.people': by('employee', async () => ({
    registrator_id: await addVacation(world.company, 'employee', 'prepared'),
    name: '',
  })),
  'discussion.read': by('employee', async () => ({
    registrator_id: await addVacation(world.company, 'employee', 'prepared'),
    message_id: 1,
  })),
  'access.table': by('admin', () => ({ role: 'hr' })),
  'access.person': by('admin', () => ({ employee_id: world.company.people.hr.employee_id })),
  'access.compare': by('admin', () => ({
    first: world.company.people.hr.employee_id,
    second: world.company.people.manager.employee_id,
  })),
  'access.why': by('admin', async () => ({
    employee_id: world.company.people.manager.employee_id,
    object: 'vacation',
    id: await addVacation(world.company, 'employee', 'prepared'),
  })),
  'audit.chain': by('admin'),
  'audit.own': by('employee'),
  'audit.document': by('admin', () => ({ number: 'ОТ-1' })),
  'audit.check': by('admin'),
  'reading.open': by('hr', ofMemo),
  'reading.list': by('employee', ofMemo),
  'reading.whom': by('employee', () => ({ name: 'отдел' })),
  'letter.list': by('admin'),
  'letter.events': by('admin', () => ({ kind: 'notice' })),
  'letter.preview': by('admin', () => LETTER),
  'letter.keep': by('admin', () => ({ kind: 'trial', texts: [] })),
  'letter.send': by('admin', () => LETTER),
  'theme.read': by('admin'),
  'system.state': by('admin'),
  'setup.state': by('admin'),
  'setup.letter': by('admin'),
  'dictionary.list': by('hr'),
  'dictionary.describe': by('admin', () => ({ name: 'statuses' })),
  'dictionary.uses': by('admin', () => ({ name: 'statuses', id: 'draft' })),
  'dictionary.history': by('admin', () => ({ name: 'statuses', id: 'draft' })),
  'schedule.year': by('hr', () => ({ year: 2028 })),
  'schedule.save': by('hr', async () => {
    const { id, year, updated_at } = await ofSchedule('draft');
    const changes = [{ id, updated_at, gone: true }];
    return { year, changes };
  }),
  'schedule.send': by('manager', async () => {
    const { year } = await ofSchedule('draft');
    return { year, mine: true };
  }),
  'schedule.approve': by('manager', async () => {
    const { year } = await ofSchedule('prepared');
    return { year, mine: true };
  }),
  'schedule.remind': by('hr', () => ({
    year: 2028,
    employee_ids: [world.company.people.employee.employee_id],
  })),
  'schedule.period': by('hr', async () => ({ id: await newPeriod(), status: 'opened' })),
  'document.facts': by('employee', () => ({ object: 'vacation' })),
  'workflow.path': by('employee', () => ({ object: 'vacation' })),
  'workflow.lint': by('admin', () => ({ object: 'vacation' })),
  'workflow.simulate': by('admin', async () => ({
    object: 'vacation',
    document: { id: await addVacation(world.company, 'employee', 'prepared') },
  })),
  'workflow.changes': by('admin', () => ({ object: 'vacation' })),
  'workflow.draft': () => draftChange(),
  'workflow.judge': by('admin', async () => ({ id: (await addChange()).id })),
  'workflow.stranded': by('admin', async () => ({ id: (await addChange()).id, status_id: 'agreed' })),
  'workflow.publish': by('admin', async () => {
    const { id, updated_at } = await addChange();
    const said = { title: 'Кадры возвращают утверждённое', way: 'new', moves: [], apart: [] };
    return { id, updated_at, ...said };
  }),
  'workflow.drop': by('admin', async () => {
    const { id, updated_at } = await addChange();
    return { id, updated_at };
  }),
  'workflow.restore': by('admin', () => ({ object: 'vacation', version: 'delivered' })),
  'workflow.export': by('admin', () => ({ object: 'vacation' })),
  'workflow.import': by('admin', async () => {
    const told = await world.call('workflow.export', { object: 'vacation' }, as('admin'));
    const file = told.result?.data as unknown as { steps: unknown[] };
    const shorter = JSON.stringify({ ...file, steps: file.steps.slice(0, -1) });
    return { object: 'vacation', file: shorter };
  }),
  'workflow.why': by('employee', async () => ({
    object: 'vacation',
    id: await addVacation(world.company, 'employee', 'draft'),
  })),
  'consent.ask': by('hr', () => ({
    document_type_id: 1,
    employee_ids: [world.company.people.employee.employee_id],
  })),
  'correction.parts': by('employee', async () => ({
    parents: [await addVacation(world.company, 'employee', 'approved')],
    parts: [{ start_date: '2027-03-01', end_date: '2027-03-07' }],
  })),
  'request.preview': by('employee', async () => ({ id: await addRequest() })),
  'request.prepare': by('employee', async () => ({ id: await addRequest() })),
  'leave.balance': by('employee'),
  'leave.what_if': by('employee', () => ({ case: 'leave', start_date: '2027-05-17', days: 14 })),
  'leave.correct': by('hr', () => ({ ...daysGiven(), period: 2027 })),
  'leave.transfer': by('hr', () => ({ ...daysGiven(), from_period: 2027, to_period: 2028 })),
  'leave.forfeit': by('hr', async () => {
    const lapsing = { ...daysGiven(), kind: 'additional', period: 2027 };
    await world.call('leave.correct', lapsing, as('hr'));
    return lapsing;
  }),
  'paper.people': by('hr', () => ({ all: true })),
  'paper.publish': by('hr', async () => ({
    paper_id: await newPaper(world.portal.origin, world.token('hr')),
    employee_ids: [world.company.people.employee.employee_id],
  })),
  'paper.remind': by('hr', async () => ({
    paper_id: await newPaper(world.portal.origin, world.token('hr')),
  })),
  'overtime.master': by('manager', () => ({
    start_date: addDays(dayInZone(new Date().toISOString(), 'Europe/Moscow'), 40),
    time_from: '18:00',
    time_to: '19:00',
    reason: 'other',
    compensation_type: 'money',
    people: [{ employee_id: world.company.people.employee2.employee_id }],
  })),
  'candidate.add': by('hr', someCandidate),
  'candidate.invite': async () => ofCandidate('candidate.invite', await invited()),
  'candidate.revoke': async () => ofCandidate('candidate.revoke', await invited()),
  'candidate.withdraw': by('candidate', async () => {
    const document_id = await addDocument(world.company, 'recruitment', 'candidate', 'draft');
    return { document_id };
  }),
  'calendar.preview': by('hr', () => ({ days: [{ day: '2027-03-01', type: 'holiday', was: 'default' }] })),
  'calendar.save': by('hr', () => ({ days: [{ day: '2027-03-01', type: 'holiday', was: 'default' }] })),
  'timesheet.month': by('hr', () => ({ month: '2026-10', of: 'organization' })),
  'timesheet.day': by('employee', () => ({
    employee_id: world.company.people.employee.employee_id,
    day: '2026-10-14',
  })),
  'timesheet.form': () => timesheetDesk(world).form('hr', '2026-10'),
  'timesheet.close': () => timesheetDesk(world).close('hr', '2026-09', 'open', 'half'),
  'timesheet.correct': async () => {
    const desk = timesheetDesk(world);
    await desk.form('hr', '2026-08');
    return desk.correct('hr', 'employee', '2026-08-05', [['Г', 0]]);
  },
  'timesheet.count': async () => {
    const desk = timesheetDesk(world);
    await desk.form('hr', '2026-07');
    await desk.correct('hr', 'employee', '2026-07-01', [['Г', 0]]);
    return desk.count('hr', 'employee', ['2026-07-01']);
  },
  'parameter.list': by('admin'),
  'parameter.history': by('admin', () => ({ code: 'comment_length' })),
  'parameter.preview': by('admin', () => ({ code: 'comment_length', value: '100' })),
  'rate.import': by('admin', () => ({
    text: 'currency;units;rate\nUSD;1;81,3240',
    date: '2026-11-17',
    source: 'ЦБ РФ',
  })),
  'template.open': by('hr', async () => {
    const { id, versions } = await newForm(world, 1);
    return { id, version_id: versions[0] };
  }),
  'template.publish': by('hr', async () => {
    const { id, versions } = await newForm(world, 1);
    return { id, version_id: versions[0], in_force: null };
  }),
  'template.restore': by('hr', async () => {
    const { id, versions } = await newForm(world, 2);
    await world.call('template.publish', { id, version_id: versions[1], in_force: null }, as('hr'));
    const asked = { id, version_id: versions[0], in_force: versions[1] };
    return asked;
  }),
  'template.mend': by('hr', async () => {
    const { id, versions } = await newForm(world, 1, '{{vacation.end_dat}}');
    const asked = { id, version_id: versions[0], said: '{{vacation.end_dat}}', likely: 'vacation.end_date' };
    return asked;
  }),
  batch: by('employee', () => [{ batchId: 'statuses', method: 'view.get', params: { object: 'status' } }]),
  'token.get': () => signIn(),
  'token.prove': async () => {
    const key = softPasskey(world.portal.origin);
    const token = String((await signIn()).result?.access_token);
    const made = await world.call('user.auth', { action: 'passkeyOptions' }, { token });
    const challenge = String(made.result?.challenge);
    const response = key.register(challenge);
    await world.call('user.auth', { action: 'passkeySave', challenge, response, name: 'key' }, { token });
    const begun = String((await signIn()).error?.data.values?.challenge);
    const answer = await world.call('token.prove', { challenge: begun, response: key.use(begun) });
    await world.company.db.query('delete from "passkey"');
    return answer;
  },
  'token.refresh': async () =>
    world.call('token.refresh', { refresh_token: (await signIn()).result?.refresh_token }),
  'token.remove': async () =>
    world.call('token.remove', {}, { token: String((await signIn()).result?.access_token) }),
  'token.renew': () => world.call('token.renew', { token: 'nobody' }),
  'token.restore': () => world.call('token.restore', { email: 'nobody@example.ru', client: NORTH }),
  'user.unlock': by('admin', () => ({ id: world.company.people.clerk.user_id })),
  'user.dropFactor': by('admin', async () => {
    const { user_id } = world.company.people.manager;
    await world.company.db.query(`update "app_user" set "totp_secret" = 'x' where "id" = $1`, [user_id]);
    return { id: user_id };
  }),
  'user.invite': by('admin', () => ({ id: world.company.people.deputy.user_id })),
  'user.restore': by('admin', () => ({ id: world.company.people.clerk.user_id })),
  'token.grant': async () =>
    world.call('token.grant', { grant: null }, { token: String((await signIn()).result?.access_token) }),
  'grant.waiting': by('employee'),
  'sso.start': () => world.call('sso.start', { provider: 'corp' }),
  'user.get': by('employee'),
  'user.auth': async () =>
    world.call(
      'user.auth',
      { action: 'endOtherSessions' },
      { token: String((await signIn()).result?.access_token) },
    ),
  'user.add': by('admin', () => ({
    data: { email: 'new@example.ru', employee_id: world.company.people.director.employee_id },
  })),
  'user.notify': by('admin', () => ({
    employee_ids: [world.company.people.clerk.employee_id],
    text: 'Собрание в пять',
  })),
  'user.edit': by('employee', () => ({ data: { language: 'ru' } })),
  ...rightCallsOfKeys(() => world),
  ...rightCallsOfSigning(() => world),
  'sign.verify': () =>
    world.call('sign.verify', {
      signature: 'A'.repeat(120),
      digests: { sha256: '0'.repeat(64), streebog256: '0'.repeat(64), streebog512: '0'.repeat(128) },
    }),
  'calendar.team': by('employee', () => ({ first: '2028-01-01', last: '2028-01-31' })),
  'calendar.feeds': by('employee'),
  'calendar.subscribe': by('employee', () => ({ kind: 'team' })),
  'calendar.unsubscribe': by('employee', async () => {
    const opened = await world.call('calendar.subscribe', { kind: 'own' }, as('employee'));
    const { id } = (opened.result?.data ?? {}) as unknown as { id?: number };
    return { id };
  }),
  'rpc.discover': () => world.call('rpc.discover', {}),
};

const as = (name: Caller) => ({ token: world.token(name) });
const signIn = () => world.call('token.get', { login: 'clerk', password: PASSWORD, client: NORTH });

/** Parameters that no method takes. */
const WRONG: readonly unknown[] = [
  { no_such_parameter: 1 },
  { object: 7 },
  { object: '', data: [] },
  { object: 'status', data: [] },
  { object: 'status', data: 'x' },
  { object: 'status', data: [[]] },
  { login: 'x' },
  { data: { language: 'de' } },
  { data: { language: 'ru', password: 'Portal#2' } },
  { refresh_token: 7 },
  [{ method: 7 }],
  { calls: 'x' },
  { object: 'status', filter: 7 },
  { object: 'status', rowsPerPage: -1 },
  { object: 'status', page: 0 },
  { object: 'status', sort: 'up' },
  { object: 'status', after: 1 },
];

describe.each(names)('%s', (name) => {
  const method: Method = METHODS[name];

  test('answers what its contract says', async () => {
    const answer = await RIGHT[name](name);
    expect(answer.error).toBeUndefined();
    expect(answer.status).toBe(200);
    expect(method.output.safeParse(answer.result).error).toBeUndefined();
  });

  test('T26, T79: refuses wrong parameters with one of its codes, in both languages', async () => {
    for (const params of WRONG.filter((each) => !method.input.safeParse(each).success)) {
      const answer = await world.call(name, params, as('employee'));
      expect([JSON.stringify(params), outcome(answer)]).toEqual([JSON.stringify(params), 'invalid_params']);
      expect(answer.error?.code).toBe(ERRORS.invalid_params.code);
      expect(answer.error?.message).not.toBe(answer.error?.message_eng);
    }
  });

  test('wants a token, unless its contract says otherwise', async () => {
    const answer = await world.call(name, {});
    if (method.public) expect(outcome(answer)).not.toBe('HTTP 401');
    else
      expect([answer.status, outcome(answer), answer.error?.code]).toEqual([
        401,
        'invalid_access_token',
        -32708,
      ]);
  });

  test('names only reasons that exist, each once', () => {
    expect(method.errors.filter((reason: Reason) => !(reason in ERRORS))).toEqual([]);
    expect(new Set(method.errors).size).toBe(method.errors.length);
  });
});

test('codes stand for what the specification gave them to', () => {
  expect(
    Object.fromEntries(Object.entries(ERRORS).map(([reason, { code }]) => [reason, code])),
  ).toMatchObject({
    parse_error: -32700,
    invalid_request: -32600,
    unknown_method: -32601,
    invalid_params: -32602,
    system_error: -32603,
    wrong_login_or_password: -32701,
    missing_secret_code: -32702,
    wrong_secret_code: -32703,
    account_blocked: -32704,
    link_expired: -32705,
    invalid_refresh_token: -32706,
    access_denied: -32707,
    invalid_access_token: -32708,
    no_workflow_step: -32709,
    forbidden_period: -32710,
    status_mismatch: -32711,
    edited_by_another: -32712,
    validation: -32713,
    file_type: -32714,
    pin_exhausted: -32715,
    not_found: -32716,
    email_taken: -32717,
    sign_failed: -32718,
    too_many_requests: -32719,
  });
});

describe('one answer per call', () => {
  const post = (body: string, headers: Record<string, string> = {}) =>
    fetch(`${world.portal.origin}/api/rpc`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${world.token('employee')}`,
        ...headers,
      },
      body,
    });
  const call = (id: unknown, method: string, params: unknown = {}) => ({
    jsonrpc: '2.0',
    id,
    method,
    params,
  });

  test('a method nobody knows is refused with -32601', async () => {
    for (const name of ['nope', 'view', 'toString', '__proto__', 'constructor', 'table.drop', 'VIEW.GET'])
      expect([name, (await world.call(name, {}, as('employee'))).error?.code]).toEqual([name, -32601]);
  });

  test('a JSON-RPC array is answered in its order, a notification in it not at all', async () => {
    const response = await post(
      JSON.stringify([
        call(1, 'user.get'),
        { jsonrpc: '2.0', method: 'user.get' },
        call('two', 'nope'),
        7,
        call(null, 'view.get', { object: 'status' }),
      ]),
    );
    const answers = (await response.json()) as { id: unknown; error?: { code: number } }[];
    expect(answers.map((each) => [each.id, each.error?.code])).toEqual([
      [1, undefined],
      ['two', -32601],
      [null, -32600],
      [null, undefined],
    ]);
  });

  test('the changes in a JSON-RPC array or a batch are made one after the other, in the order sent', async () => {
    const adds = Array.from({ length: 30 }, (_, index) => ({
      method: 'table.add',
      params: { object: 'vacation', data: [{ comments: `${index}` }] },
    }));
    const array = (await (
      await post(JSON.stringify(adds.map((each, index) => call(index, each.method, each.params))))
    ).json()) as Answer[];
    const batch = (await world.call('batch', adds, as('employee'))).result?.data as unknown as Answer[];
    for (const answers of [array, batch]) {
      const rows = answers.map((each) => each.result?.data[0]);
      expect(rows.map((row) => row?.comments)).toEqual(adds.map((_, index) => `${index}`));
      const ids = rows.map((row) => Number(row?.id));
      expect(ids).toEqual(ids.toSorted((a, b) => a - b));
    }
  });

  test('a notification alone is done without a word', async () => {
    const response = await post(JSON.stringify({ jsonrpc: '2.0', method: 'user.get' }));
    expect([response.status, await response.text()]).toEqual([204, '']);
  });

  test('T72: fifty calls at once are answered, fifty-one are refused whole, and a batch holds no batch, no sign-in and no secret', async () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, index) => ({
        batchId: index,
        method: 'view.get',
        params: { object: 'status', rowsPerPage: 1 },
      }));
    expect((await world.call('batch', many(50), as('employee'))).result?.data).toHaveLength(50);
    for (const count of [51, 1_000])
      expect(outcome(await world.call('batch', many(count), as('employee')))).toBe('too_many_calls');
    const arrays = (await (
      await post(JSON.stringify(many(51).map((each, index) => call(index, each.method, each.params))))
    ).json()) as Answer;
    expect(arrays.error?.data.reason).toBe('too_many_calls');
    const kept = names.filter((name) => 'alone' in METHODS[name]);
    const wanted = [
      'batch',
      'token.get',
      'token.refresh',
      'token.remove',
      'sign.pin_check',
      'sign.add',
      'sign.stamp',
    ];
    expect(kept).toEqual(expect.arrayContaining(wanted));
    const calls = kept.map((method) => ({ batchId: method, method, params: {} }));
    const { result } = await world.call('batch', { calls }, as('employee'));
    expect(
      result?.data.map((each) => [each.batchId, (each as unknown as Answer).error?.data.reason]),
    ).toEqual(kept.map((name) => [name, 'invalid_params']));
    expect(outcome(await world.call('user.get', {}, as('employee')))).toBe('ok');
  });

  test('one failure in a batch leaves the others alone, each under its own batchId', async () => {
    const { result } = await world.call(
      'batch',
      [
        { batchId: 'parameters', method: 'view.get', params: { object: 'parameter' } },
        { batchId: 'nothing', method: 'view.get', params: { object: 'nothing' } },
        { batchId: 'statuses', method: 'view.get', params: { object: 'status' } },
      ],
      as('employee'),
    );
    expect(
      result?.data.map((each) => [
        each.batchId,
        'result' in each,
        (each.error as { code: number } | undefined)?.code,
      ]),
    ).toEqual([
      ['parameters', true, undefined],
      ['nothing', false, -32602],
      ['statuses', true, undefined],
    ]);
  });

  test('the aliases of the one door answer the same', async () => {
    for (const path of [
      '/api/rpc',
      '/api/v1/rpc',
      '/api/v2/rpc',
      '/api/v017/token',
      '/api/token',
      '/api/user',
    ]) {
      const response = await fetch(`${world.portal.origin}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${world.token('employee')}` },
        body: JSON.stringify(call(7, 'user.get')),
      });
      expect([
        path,
        ((await response.json()) as { result?: { profile: { login: string } } }).result?.profile.login,
      ]).toEqual([path, 'employee']);
    }
  });

  test('GET calls answer the same envelope with their own HTTP status', async () => {
    const get = (path: string, token?: string) =>
      fetch(`${world.portal.origin}/api${path}`, {
        headers: { 'x-client': NORTH, ...(token ? { authorization: `Bearer ${token}` } : {}) },
      });
    const token = world.token('employee');
    expect((await get('/view?object=status&rowsPerPage=2', token)).status).toBe(200);
    expect((await get('/table?object=status', token)).status).toBe(200);
    expect((await get('/user', token)).status).toBe(200);
    expect((await get('/view?object=status')).status).toBe(401);
    expect((await get('/view?object=nothing', token)).status).toBe(400);
    expect((await get('/view?object=status&object=status', token)).status).toBe(400);
    const wrong = await get(
      `/view?${new URLSearchParams({ object: 'status', filter: "id = 'x' OR 1=1" })}`,
      token,
    );
    expect([wrong.status, ((await wrong.json()) as Answer).error?.code]).toEqual([400, -32602]);
  });
});
