import { afterEach, describe, expect, test } from 'vitest';
import type {
  StrandedList,
  WorkflowChanges,
  WorkflowDraft,
  WorkflowJudgement,
  WorkflowVersion,
} from '../../lib/rpc/workflow-changes.ts';
import type { StepContent } from '../../lib/workflow/changes/content.ts';
import { addDocument } from '../support/matrix-family.ts';
import { outcome } from '../support/matrix-http.ts';
import type { Name } from '../support/matrix-people.data.ts';
import { openWorld } from '../support/matrix-world.ts';
import { shared } from '../support/shared.ts';

const world = shared(() =>
  openWorld(['admin', 'clerk', 'employee', 'manager', 'reviewer', 'hr', 'southerner']),
);

const OBJECT = 'absence';
const call = (name: Name, method: string, params: unknown) =>
  world.call(method, params, { token: world.token(name) });
const answered = async <T>(name: Name, method: string, params: unknown): Promise<T> => {
  const answer = await call(name, method, params);
  expect(outcome(answer), JSON.stringify(answer.error ?? '')).toBe('ok');
  return answer.result as unknown as T;
};
const list = () => answered<WorkflowChanges>('admin', 'workflow.changes', { object: OBJECT });
const rows = async (): Promise<(StepContent & { id: number; disabled: string })[]> =>
  (
    await answered<{ data: (StepContent & { id: number; disabled: string })[] }>('admin', 'view.get', {
      object: 'workflow',
      filter: `object_id = '${OBJECT}'`,
      rowsPerPage: 'all',
      orderBy: 'id',
    })
  ).data;
/** A step in force for new documents, and its content. */
const contentOf = async (role: string, from: string, to: string) => {
  const found = (await rows()).find(
    (step) =>
      step.disabled === '0' &&
      !String(JSON.stringify(step.detail)).includes('until') &&
      step.business_role === role &&
      step.status_id === from &&
      step.next_status_id === to,
  );
  if (!found) throw new Error(`no step ${role} ${from} ${to}`);
  const { id, business_role, status_id, next_status_id, indicators, organization_id } = found;
  const said: StepContent = {
    ...{ business_role, status_id, next_status_id, indicators, organization_id },
    reject: String(found.reject) === '1',
    editable: String(found.editable) === '1',
    delete_allowed: String(found.delete_allowed) === '1',
    detail: {},
  };
  return { id, content: said };
};
const draftOf = async (changes: unknown[], more: object = {}): Promise<WorkflowDraft> =>
  (await answered<{ data: WorkflowDraft }>('admin', 'workflow.draft', { object: OBJECT, changes, ...more }))
    .data;
const judge = (id: number) => answered<WorkflowJudgement>('admin', 'workflow.judge', { id });
const publish = (draft: WorkflowDraft, more: object = {}, name: Name = 'admin') =>
  call(name, 'workflow.publish', {
    id: draft.id,
    updated_at: draft.updated_at,
    title: 'Проверка',
    way: 'new',
    moves: [],
    apart: [],
    ...more,
  });
const steps = async (name: Name, id: number): Promise<string[]> => {
  const answer = await call(name, 'view.get', { object: OBJECT, filter: `id = ${id}` });
  const offered = (answer.result?.data[0]?.steps ?? []) as { next_status_id: string }[];
  return offered.map(({ next_status_id }) => next_status_id).sort();
};
const waits = async (name: Name, id: number): Promise<boolean> => {
  const answer = await call(name, 'view.get', { object: 'incomplete', filter: `id = ${id}`, select: 'id' });
  return (answer.result?.data ?? []).length === 1;
};
const add = (status: string): Promise<number> => addDocument(world.company, OBJECT, 'employee', status);
const isOk = (answer: Awaited<ReturnType<typeof call>>) =>
  expect(outcome(answer), JSON.stringify(answer.error ?? '')).toBe('ok');
/** Restores the steps as the portal delivers them. */
const asDelivered = async (): Promise<void> => {
  const answer = await call('admin', 'workflow.restore', { object: OBJECT, version: 'delivered' });
  if (outcome(answer) === 'nothing_changed') return;
  const draft = (answer.result as unknown as { data: WorkflowDraft }).data;
  const { stranded } = await judge(draft.id);
  const moves = stranded.map(({ status_id, targets }) => ({
    status_id,
    next_status_id: targets[0]?.status_id,
  }));
  isOk(await publish(draft, { moves }));
};
afterEach(asDelivered);

/** Managers accept instead of agreeing, hr process what is accepted; nothing leads through `agreed` any more. */
const accepting = async () => {
  const agree = await contentOf('manager', 'prepared', 'agreed');
  const agreeByHr = await contentOf('hr', 'prepared', 'agreed');
  const process = await contentOf('hr', 'agreed', 'processed');
  const decline = await contentOf('hr', 'agreed', 'declined');
  return [
    { id: agree.id, after: { ...agree.content, next_status_id: 'accepted' } },
    { id: agreeByHr.id, after: { ...agreeByHr.content, next_status_id: 'accepted' } },
    { id: process.id, after: null },
    { id: decline.id, after: null },
    { id: -1, after: { ...process.content, status_id: 'accepted' } },
  ];
};

describe('a draft', () => {
  test('changes nothing before it is published, and is seen by every admin of the client', async () => {
    const before = await rows();
    const draft = await draftOf(await accepting());
    expect(draft).toMatchObject({ own: true, changes: { length: 5 } });
    expect(await rows()).toEqual(before);
    expect((await list()).drafts.map(({ id }) => id)).toContain(draft.id);
    const theirs = await answered<WorkflowChanges>('southerner', 'workflow.changes', { object: OBJECT });
    expect(theirs.drafts).toEqual([]);
    const { id, updated_at } = draft;
    isOk(await call('admin', 'workflow.drop', { id, updated_at }));
    expect((await list()).drafts.map((each) => each.id)).not.toContain(id);
    expect(outcome(await call('admin', 'workflow.judge', { id }))).toBe('not_found');
  });

  test('that another admin changed meanwhile is not written over', async () => {
    const draft = await draftOf(await accepting());
    await draftOf((await accepting()).slice(0, 1), { id: draft.id, updated_at: draft.updated_at });
    const late = { object: OBJECT, id: draft.id, updated_at: draft.updated_at, changes: [] };
    expect(outcome(await call('admin', 'workflow.draft', late))).toBe('edited_by_another');
    expect(outcome(await publish(draft))).toBe('edited_by_another');
    const drop = { id: draft.id, updated_at: draft.updated_at };
    expect(outcome(await call('admin', 'workflow.drop', drop))).toBe('edited_by_another');
  });

  test('is judged: what it breaks, what it mends, and where documents would be left', async () => {
    const stuck = await add('agreed');
    const draft = await draftOf(await accepting());
    const told = await judge(draft.id);
    expect(told.way).toBe('keep');
    expect(told.collisions).toEqual([]);
    expect(told.under_way).toBeGreaterThan(0);
    expect(told.stranded.map(({ status_id }) => status_id)).toEqual(['agreed']);
    expect(told.stranded[0]?.targets[0]).toEqual({ status_id: 'accepted', kind: 'forward' });
    expect(told.stranded[0]?.targets).toContainEqual({ status_id: 'prepared', kind: 'back' });
    const one = await answered<StrandedList>('admin', 'workflow.stranded', {
      id: draft.id,
      status_id: 'agreed',
    });
    expect(one.data.map(({ id }) => id)).toContain(stuck);
    expect(one.data).toHaveLength(told.stranded[0]?.documents ?? 0);
    expect(told.findings.some(({ code, is_new }) => code === 'changed' && is_new)).toBe(true);
    expect(await steps('hr', stuck)).toEqual(['declined', 'processed']);
    const only = (await contentOf('hr', 'prepared', 'agreed')).content;
    const added = await draftOf([{ id: -1, after: { ...only, next_status_id: 'processed' } }]);
    expect((await judge(added.id)).way).toBe('new');
  });

  test('lets an admin ask who could act by it', async () => {
    const draft = await draftOf(await accepting());
    const asked = {
      object: OBJECT,
      document: { status_id: 'accepted', organization_id: world.company.organizations.alpha },
    };
    const now = await answered<{ steps: unknown[] }>('admin', 'workflow.simulate', asked);
    expect(now.steps).toEqual([]);
    const then = await answered<{ steps: { role: string; next_status_id: string }[] }>(
      'admin',
      'workflow.simulate',
      { ...asked, draft: draft.id },
    );
    expect(then.steps).toMatchObject([{ role: 'hr', next_status_id: 'processed' }]);
  });
});

describe('publishing', () => {
  test('for all: documents that would be left go where the admin says, with a row of history each', async () => {
    const [stuck, apart, prepared] = [await add('agreed'), await add('agreed'), await add('prepared')];
    const draft = await draftOf(await accepting());
    const all = (await judge(draft.id)).stranded[0]?.documents;
    const answer = await publish(draft, {
      title: 'Руководитель принимает',
      moves: [{ status_id: 'agreed', next_status_id: 'accepted' }],
      apart: [{ id: apart, next_status_id: 'prepared' }],
    });
    isOk(answer);
    expect((answer.result as unknown as { data: WorkflowVersion }).data).toMatchObject({
      title: 'Руководитель принимает',
      way: 'new',
      moved: all,
      changed: 5,
    });
    expect(await steps('hr', stuck)).toEqual(['processed']);
    expect(await steps('hr', apart)).toEqual(['accepted']);
    expect(await steps('manager', prepared)).toEqual(['accepted', 'declined', 'draft']);
    const { rows: history } = await world.company.db.query(
      `select s."from_status_id", s."status_id", s."comments", s."business_role", w."disabled", w."detail"
       from "document_status" s join "workflow" w on w."id" = s."workflow_id"
       where s."registrator_id" = $1 order by s."seq" desc limit 1`,
      [stuck],
    );
    expect(history[0]).toMatchObject({
      from_status_id: 'agreed',
      status_id: 'accepted',
      comments: `№ ${draft.number}`,
      business_role: 'system',
      disabled: true,
      detail: { change: String(draft.number) },
    });
    expect((await list()).versions[0]).toMatchObject({ number: draft.number });
  });

  test('without a place for every document nothing is written', async () => {
    await add('agreed');
    const before = await rows();
    const draft = await draftOf(await accepting());
    expect(outcome(await publish(draft))).toBe('documents_without_step');
    const bad = { moves: [{ status_id: 'agreed', next_status_id: 'opened' }] };
    expect(outcome(await publish(draft, bad))).toBe('validation');
    expect(await rows()).toEqual(before);
    expect((await list()).drafts.map(({ id }) => id)).toContain(draft.id);
  });

  test('for new ones: a document under way keeps its order, in lists, inboxes, ways and clicks alike', async () => {
    const [old, stuck] = [await add('prepared'), await add('agreed')];
    isOk(await publish(await draftOf(await accepting()), { way: 'keep' }));
    const fresh = await add('prepared');
    expect(await steps('manager', old)).toEqual(['agreed', 'declined', 'draft']);
    expect(await steps('manager', fresh)).toEqual(['accepted', 'declined', 'draft']);
    expect(await steps('hr', stuck)).toEqual(['declined', 'processed']);
    expect([await waits('manager', old), await waits('manager', fresh), await waits('hr', stuck)]).toEqual([
      true,
      true,
      true,
    ]);
    const wayOf = async (id: number) => {
      const answer = await call('manager', 'view.get', { object: OBJECT, filter: `id = ${id}` });
      const path = answer.result?.data[0]?.path as { stops: { status_id: string }[] };
      return path.stops.map(({ status_id }) => status_id);
    };
    expect(await wayOf(old)).toEqual(['prepared', 'agreed', 'processed']);
    expect(await wayOf(fresh)).toEqual(['prepared', 'accepted', 'processed']);
    const move = async (name: Name, id: number, from: string, to: string) => {
      const found = (await rows()).filter(
        (step) =>
          step.disabled === '0' &&
          step.business_role === name &&
          step.status_id === from &&
          step.next_status_id === to,
      );
      const [step] = found;
      return outcome(
        await call(name, 'table.add', {
          object: 'document_status',
          data: [{ object_id: OBJECT, registrator_id: id, workflow_id: step?.id, status_id: to }],
        }),
      );
    };
    expect(await move('manager', fresh, 'prepared', 'agreed')).toBe('no_workflow_step');
    expect(await move('manager', old, 'prepared', 'accepted')).toBe('no_workflow_step');
    expect(await move('manager', old, 'prepared', 'agreed')).toBe('ok');
    expect(await move('manager', fresh, 'prepared', 'accepted')).toBe('ok');
    expect([await waits('hr', old), await waits('hr', fresh)]).toEqual([true, true]);
  });

  test('what would break the workflow is refused', async () => {
    const beginnings = [];
    for (const role of ['employee', 'manager', 'hr'])
      beginnings.push({ id: (await contentOf(role, 'empty', 'draft')).id, after: null });
    const before = await rows();
    const answer = await publish(await draftOf(beginnings), { way: 'keep' });
    expect(outcome(answer)).toBe('workflow_broken');
    expect(await rows()).toEqual(before);
  });

  test('T13: steps by which people decide their own documents are told with the way and want a second word', async () => {
    const agree = await contentOf('manager', 'prepared', 'agreed');
    const own = { ...agree.content, business_role: 'employee' };
    const draft = await draftOf([{ id: -1, after: own }]);
    const told = (await judge(draft.id)).findings.filter(({ code }) => code === 'own_decision');
    expect(told).toMatchObject([
      {
        is_new: true,
        statuses: ['prepared', 'agreed'],
        values: { role: 'employee', path: 'empty,draft,prepared,agreed', alone: '1' },
      },
    ]);
    const before = await rows();
    const refused = await publish(draft, { way: 'keep' });
    expect(outcome(refused)).toBe('own_decision_unconfirmed');
    expect(outcome(await publish(draft, { way: 'keep', own_decisions: false }))).toBe(
      'own_decision_unconfirmed',
    );
    expect(await rows()).toEqual(before);
    isOk(await publish(draft, { way: 'keep', own_decisions: true }));
    const editable = await draftOf([{ id: agree.id, after: { ...agree.content, editable: true } }]);
    expect((await judge(editable.id)).findings).toContainEqual(
      expect.objectContaining({ code: 'own_decision', is_new: false }),
    );
    isOk(await publish(editable, { way: 'keep' }));
  });

  test('a draft that somebody else’s publication went over collides, and both sides are told', async () => {
    const one = await draftOf((await accepting()).slice(0, 1));
    const agree = await contentOf('manager', 'prepared', 'agreed');
    const two = await draftOf([{ id: agree.id, after: { ...agree.content, editable: true } }]);
    isOk(await publish(two, { title: 'Руководитель правит' }));
    const told = await judge(one.id);
    expect(told.overtaken).toMatchObject({ title: 'Руководитель правит' });
    expect(told.collisions).toMatchObject([
      {
        id: agree.id,
        before: { editable: false },
        after: { next_status_id: 'accepted' },
        now: { editable: true },
      },
    ]);
    expect(outcome(await publish(one))).toBe('change_collides');
    const wanted = one.changes.map(({ id, after }) => ({ id, after }));
    const seen = { id: one.id, updated_at: one.updated_at };
    const mine = await draftOf(wanted, { ...seen, anew: [agree.id] });
    expect(mine.changes).toMatchObject([{ before: { editable: true }, after: { editable: false } }]);
    expect((await judge(one.id)).collisions).toEqual([]);
    // No collision is left; what the draft would break is another matter.
    expect(outcome(await publish(mine))).toBe('workflow_broken');
  });

  test('of two admins who publish one draft at once, one does', async () => {
    const agree = await contentOf('manager', 'prepared', 'agreed');
    const draft = await draftOf([{ id: agree.id, after: { ...agree.content, editable: true } }]);
    const outcomes = (await Promise.all([publish(draft), publish(draft)])).map(outcome).sort();
    expect(outcomes).toEqual(['not_found', 'ok']);
  });

  test('an empty draft and one without a word of why are refused', async () => {
    const draft = await draftOf([]);
    expect(outcome(await publish(draft))).toBe('nothing_changed');
    expect(outcome(await publish(draft, { title: ' ' }))).toBe('invalid_params');
  });
});

describe('signature policies', () => {
  const stored = async () =>
    (
      await world.company.db.query(
        `select "party", "level", "required" from "signature_policy"
         where "client_id" = $1 and "object_id" = $2 order by "party"`,
        [world.company.clients.north, OBJECT],
      )
    ).rows;
  const asked = (level: string) => ({
    id: -1,
    after: { document_type_id: null, party: 'employer', level, required: true, article: 'ЛНА, п. 4' },
  });

  test('change together with steps, or not at all, and come back with the version', async () => {
    const before = await stored();
    const draft = await draftOf(await accepting(), { policies: [asked('qualified')] });
    expect(draft.policies).toMatchObject([{ before: null, after: { level: 'qualified' } }]);
    expect(await stored()).toEqual(before);
    await add('agreed');
    expect(outcome(await publish(draft))).toBe('documents_without_step');
    expect(await stored()).toEqual(before);
    isOk(await publish(draft, { way: 'keep' }));
    expect(await stored()).toEqual([...before, { party: 'employer', level: 'qualified', required: true }]);
    const [version] = (await list()).versions;
    expect(version?.changed).toBe(6);
    const back = await answered<{ data: WorkflowDraft }>('admin', 'workflow.restore', {
      object: OBJECT,
      version: (version?.version ?? 0) - 1,
    });
    expect(back.data.policies).toMatchObject([{ after: null }]);
    isOk(await publish(back.data, { way: 'keep' }));
    expect(await stored()).toEqual(before);
  });

  test('weaker than the law are judged as an error, and not published', async () => {
    const draft = await answered<{ data: WorkflowDraft }>('admin', 'workflow.draft', {
      object: 'statement',
      changes: [],
      policies: [{ ...asked('simple'), after: { ...asked('simple').after, party: 'employee' } }],
    });
    const { findings } = await judge(draft.data.id);
    const below = findings.some(({ code }) => code === 'policy_below_law');
    const published = outcome(await publish(draft.data));
    expect([below, published]).toEqual([true, 'workflow_broken']);
  });

  test('that somebody else changed meanwhile collide', async () => {
    const one = await draftOf([], { policies: [asked('qualified')] });
    isOk(await publish(one));
    const [row] = (
      await world.company.db.query(
        'select "id"::int from "signature_policy" where "client_id" = $1 and "object_id" = $2',
        [world.company.clients.north, OBJECT],
      )
    ).rows;
    const two = await draftOf([], { policies: [{ ...asked('unqualified'), id: row.id }] });
    const direct = { object: 'signature_policy', data: [{ id: row.id, article: 'ЛНА, п. 5' }] };
    isOk(await call('admin', 'table.edit', direct));
    expect((await judge(two.id)).policy_collisions).toMatchObject([
      { now: { article: 'ЛНА, п. 5' }, after: { level: 'unqualified' } },
    ]);
    expect(outcome(await publish(two))).toBe('change_collides');
    isOk(await call('admin', 'table.del', { object: 'signature_policy', data: [{ id: row.id }] }));
  });
});

describe('versions', () => {
  test('are taken back in one act, and what was taken back stays known', async () => {
    const before = await contentOf('manager', 'prepared', 'agreed');
    isOk(await publish(await draftOf(await accepting()), { title: 'Принимает', way: 'keep' }));
    const [version] = (await list()).versions;
    const restored = await answered<{ data: WorkflowDraft }>('admin', 'workflow.restore', {
      object: OBJECT,
      version: (version?.version ?? 0) - 1,
    });
    isOk(
      await publish(restored.data, {
        title: 'Вернули',
        moves: [{ status_id: 'accepted', next_status_id: 'agreed' }],
      }),
    );
    const fresh = await add('prepared');
    expect(await steps('manager', fresh)).toEqual(['agreed', 'declined', 'draft']);
    expect((await list()).versions.slice(0, 2).map(({ title }) => title)).toEqual(['Вернули', 'Принимает']);
    expect(before.content.next_status_id).toBe('agreed');
    expect(outcome(await call('admin', 'workflow.restore', { object: OBJECT, version: 9_999 }))).toBe(
      'not_found',
    );
  });

  test('travel as a file: what it changes becomes a draft', async () => {
    const file = await answered<{ data: { steps: { business_role: string }[] } }>(
      'admin',
      'workflow.export',
      {
        object: OBJECT,
      },
    );
    const same = { object: OBJECT, file: JSON.stringify(file.data) };
    expect(outcome(await call('admin', 'workflow.import', same))).toBe('nothing_changed');
    const less = { ...file.data, steps: file.data.steps.slice(1) };
    const draft = await answered<{ data: WorkflowDraft }>('admin', 'workflow.import', {
      object: OBJECT,
      file: JSON.stringify(less),
    });
    expect(draft.data.changes).toMatchObject([{ after: null }]);
    for (const bad of ['', '{}', '[1]', JSON.stringify({ ...file.data, object: 'vacation' })])
      expect(outcome(await call('admin', 'workflow.import', { object: OBJECT, file: bad })), bad).toBe(
        'workflow_file_unreadable',
      );
    const strange = {
      ...file.data,
      steps: file.data.steps.map((step) => ({ ...step, organization: 'Нет такой' })),
    };
    expect(
      outcome(await call('admin', 'workflow.import', { object: OBJECT, file: JSON.stringify(strange) })),
    ).toBe('validation');
  });
});

describe('nobody else', () => {
  test('only an admin sees, drafts, judges, publishes, drops, restores, exports and imports', async () => {
    const draft = await draftOf(await accepting());
    const seen = { id: draft.id, updated_at: draft.updated_at };
    for (const name of ['employee', 'manager', 'hr'] as const) {
      for (const [method, params] of [
        ['workflow.changes', { object: OBJECT }],
        ['workflow.draft', { object: OBJECT, changes: [] }],
        ['workflow.judge', { id: draft.id }],
        ['workflow.stranded', { id: draft.id, status_id: 'agreed' }],
        ['workflow.drop', seen],
        ['workflow.restore', { object: OBJECT, version: 'delivered' }],
        ['workflow.export', { object: OBJECT }],
        ['workflow.import', { object: OBJECT, file: '{}' }],
      ] as const)
        expect(outcome(await call(name, method, params)), `${name} ${method}`).toBe('access_denied');
      expect(outcome(await publish(draft, {}, name)), name).toBe('access_denied');
    }
  });

  test('an admin of another client finds no draft of this one', async () => {
    const draft = await draftOf(await accepting());
    expect(outcome(await call('southerner', 'workflow.judge', { id: draft.id }))).toBe('not_found');
    expect(outcome(await publish(draft, {}, 'southerner'))).toBe('not_found');
    const save = { object: OBJECT, id: draft.id, updated_at: draft.updated_at, changes: [] };
    expect(outcome(await call('southerner', 'workflow.draft', save))).toBe('not_found');
  });

  test('nonsense is refused', async () => {
    for (const params of [
      { object: 'nothing', changes: [] },
      { object: OBJECT, changes: [{ id: 0, after: null }] },
      { object: OBJECT, changes: [{ id: 1, after: { business_role: 'god' } }] },
    ])
      expect(outcome(await call('admin', 'workflow.draft', params)), JSON.stringify(params)).toMatch(
        /unknown_object|invalid_params/,
      );
  });
});
