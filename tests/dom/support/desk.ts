import type { DocumentRow } from '../../../components/documents/document-row.ts';
import { stepOf } from '../../../components/documents/use-dictionaries.ts';
import type { Actor } from '../../../lib/access/actor.ts';
import { matches } from '../../../lib/filter/matches.ts';
import { parseFilter } from '../../../lib/filter/parse.ts';
import { addDays, type Day, dayInZone } from '../../../lib/kernel/day.ts';
import type { Profile } from '../../../lib/rpc/sign-in.ts';
import { availableSteps, canDelete, canEdit } from '../../../lib/workflow/available.ts';
import { type DocumentFacts, parseTypeDetail } from '../../../lib/workflow/document.ts';
import { pathOf, statusesOf } from '../../../lib/workflow/path.ts';
import { masterRows, STEPS, TYPES, typeId } from './master.ts';
import { PEOPLE } from './people.ts';
import { type Answers, type Params, Refusal } from './transport.ts';

type Row = Record<string, unknown>;

const ALL_STEPS = STEPS.map(stepOf);
const statuses = masterRows('status', {}) ?? [];

/** The business day of the run. */
export const today = (): Day => dayInZone(new Date().toISOString(), 'Europe/Moscow');

/** The caller as the rules know them. */
const actorOf = (who: Profile): Actor => ({
  user_id: who.id,
  session_id: 1,
  login: who.login,
  client_id: who.client_id,
  client_code: who.client_code,
  employee_id: who.employee_id,
  organization_id: who.organization_id,
  real_employee_id: who.real_employee_id,
  grant_id: null,
  manager_ids: [],
  assisted_ids: [],
  roles: who.roles as Actor['roles'],
  locale: 'ru',
  owes: null,
});

/** A document of the employee that waits for the manager, unless `more` says otherwise. */
export const documentRow = (object_id: string, id: number, more: Row = {}): Row => {
  const start_date = addDays(today(), 60 + id);
  return {
    id,
    object_id,
    number: `V-${String(id).padStart(6, '0')}`,
    organization_id: 1,
    employee_id: PEOPLE.employee.employee_id,
    employee_name: PEOPLE.employee.name,
    employee_name_eng: PEOPLE.employee.name_eng,
    position: '',
    position_eng: '',
    department: '',
    department_eng: '',
    location: '',
    manager_id: PEOPLE.manager.employee_id,
    manager_name: PEOPLE.manager.name,
    manager_name_eng: PEOPLE.manager.name_eng,
    creator_id: PEOPLE.employee.employee_id,
    creator_name: PEOPLE.employee.name,
    creator_name_eng: PEOPLE.employee.name_eng,
    document_type_id: null,
    status_id: 'prepared',
    workflow_id: null,
    reject: null,
    version: 1,
    start_date,
    end_date: addDays(start_date, 1),
    days: 2,
    comments: '',
    comments_eng: '',
    create_date: new Date().toISOString(),
    status_date: new Date().toISOString(),
    updated_at: new Date().toISOString(),
    editor_id: null,
    editor_name: null,
    editor_name_eng: null,
    files_count: 0,
    warnings: null,
    ...more,
  };
};

/** An annual leave of two days likewise. */
export const vacation = (id: number, more: Row = {}): Row =>
  documentRow('vacation', id, { document_type_id: typeId('vacation', 'annual'), ...more });

const FAMILIES: ReadonlySet<string> = new Set(STEPS.map(({ object_id }) => object_id));

/** What a server keeps for a test: rows by object. Reads, moves, edits and deletes as the portal does, by its own rules. */
export interface Desk {
  readonly tables: Record<string, Row[]>;
  readonly answers: Answers;
  /** A row as it is kept now. */
  readonly kept: (object: string, id: number) => Row | undefined;
  /** A change from elsewhere: by another person or in another window. */
  readonly edit: (object: string, id: number, values: Row, editor?: Profile) => void;
}

export const deskOf = (
  tables: Record<string, Row[]>,
  who: Profile = PEOPLE.employee,
  parameters: Readonly<Record<string, string>> = {},
): Desk => {
  const actor = actorOf(who);
  let moment = Date.now();
  const now = (): string => {
    moment += 1_000;
    return new Date(moment).toISOString();
  };
  const kept: Desk['kept'] = (object, id) => tables[object]?.find((row) => row.id === id);

  /** A document as its reader sees it: with its names, its way, and what may be done with it. */
  const seen = (row: Row): Row => {
    if (row.status_id === undefined || row.object_id === undefined) return row;
    const type = TYPES.find(({ id }) => id === row.document_type_id);
    const status = statuses.find(({ id }) => id === row.status_id);
    const doc = {
      ...row,
      document_type: type ? { code: String(type.code), detail: parseTypeDetail(type.detail) } : null,
    } as unknown as DocumentFacts;
    const judged = { doc, actor, parameters, steps: ALL_STEPS };
    const path = pathOf(doc, ALL_STEPS, parameters);
    const steps: DocumentRow['steps'] = availableSteps(judged).map((step) => ({
      id: step.id,
      next_status_id: step.next_status_id,
      business_role: step.business_role,
      reject: step.reject ? '1' : '0',
      sign: '0',
      disable_grid_button: '0',
    }));
    return {
      ...row,
      document_type_code: type?.code ?? null,
      document_type_name: type?.name ?? null,
      document_type_name_eng: type?.name_eng ?? null,
      detail: type ? JSON.stringify(type.detail) : null,
      status_name: status?.name,
      status_name_eng: status?.name_eng,
      steps,
      path: named(path),
      can_edit: canEdit(judged) ? '1' : '0',
      can_delete: canDelete(judged) ? '1' : '0',
    };
  };

  const view = (params: Params): unknown => {
    const object = String(params.object);
    const rows = tables[object];
    if (!rows) return undefined;
    const filter = parseFilter(String(params.filter ?? ''));
    if (!filter.ok) throw new Refusal('invalid_filter');
    const { value } = filter;
    const passing = rows
      .map(seen)
      .filter((row) => value === undefined || matches(value, row as never))
      .filter(
        (row) =>
          params.awaiting !== true ||
          (row.employee_id !== who.employee_id && (row.steps as unknown[]).length > 0),
      );
    const ordered = inOrder(passing, String(params.orderBy ?? ''), params.sort === 'desc');
    const size = params.rowsPerPage === 'all' ? ordered.length : Number(params.rowsPerPage ?? ordered.length);
    const from = (Number(params.page ?? 1) - 1) * size;
    return { data: ordered.slice(from, from + size), total: ordered.length, total_exact: true };
  };

  const move = (data: Row): Row => {
    const row = kept(String(data.object_id), Number(data.registrator_id));
    const step = row && (seen(row).steps as DocumentRow['steps']).find(({ id }) => id === data.workflow_id);
    if (!row) throw new Refusal('not_found');
    if (!step) throw new Refusal('status_mismatch');
    Object.assign(row, { status_id: step.next_status_id, workflow_id: step.id, updated_at: now() });
    return { ...data, id: ++numbers, told: [], failed: [] };
  };

  let numbers = 9_000;
  /** Lines of a document get their numbers as they come. */
  const numbered = (values: Row): Row =>
    Object.fromEntries(
      Object.entries(values).map(([field, value]) => [
        field,
        Array.isArray(value) ? value.map((line: Row) => ({ ...line, id: line.id ?? ++numbers })) : value,
      ]),
    );

  const add = (object: string, data: Row): Row => {
    numbers += 1;
    const begun = { employee_id: who.employee_id, status_id: 'draft', start_date: null, end_date: null };
    const row: Row = FAMILIES.has(object)
      ? documentRow(object, numbers, { ...begun, ...numbered(data), updated_at: now() })
      : { id: numbers, ...data };
    tables[object] = [...(tables[object] ?? []), row];
    return seen(row);
  };

  const edit = (object: string, { id, updated_at, ...values }: Row): Row => {
    const row = kept(object, Number(id));
    if (!row) throw new Refusal('not_found');
    if (updated_at !== undefined && row.updated_at !== updated_at)
      throw new Refusal(row.editor_id === who.employee_id ? 'edited_elsewhere' : 'edited_by_another');
    if (FAMILIES.has(object) && seen(row).can_edit === '0') throw new Refusal('access_denied');
    Object.assign(row, numbered(values), editorOf(who), { updated_at: now() });
    return seen(row);
  };

  const editorOf = (editor: Profile): Row => ({
    editor_id: editor.employee_id,
    editor_name: editor.name,
    editor_name_eng: editor.name_eng,
  });

  return {
    tables,
    kept,
    edit: (object, id, values, editor = who) => {
      Object.assign(kept(object, id) ?? {}, numbered(values), editorOf(editor), { updated_at: now() });
    },
    answers: {
      'view.get': view,
      'document.facts': () => ({ data: {}, warnings: [] }),
      'workflow.path': ({ object }) => {
        const place = { object_id: String(object), organization_id: who.organization_id };
        return {
          path: named(pathOf({ ...place, status_id: 'empty' }, ALL_STEPS, parameters)),
          statuses: statusesOf(place, ALL_STEPS, parameters),
        };
      },
      'table.add': (params) => {
        const rows = params.data as readonly Row[];
        const object = String(params.object);
        return { data: rows.map((row) => (object === 'document_status' ? move(row) : add(object, row))) };
      },
      'table.edit': (params) => ({
        data: [params.data].flat().map((row) => edit(String(params.object), row as Row)),
      }),
      'file.upload': (params) => {
        const file = params.file as File;
        const { id } = add('file', {
          document_object_id: params.object_id,
          registrator_id: Number(params.registrator_id),
          name: file.name,
          original_name: file.name,
          content_type: file.type,
          size: file.size,
          hash: 'of-a-test',
          create_date: now(),
          deleted: '0',
          server_made: '0',
          discussion_message_id: null,
        });
        return { data: { id } };
      },
      'file.delete': ({ id }) => {
        tables.file = (tables.file ?? []).filter((file) => file.id !== Number(id));
        return {};
      },
      'table.del': (params) => {
        const object = String(params.object);
        const gone = [params.data].flat().map((row) => (row as Row).id);
        for (const id of gone) {
          const row = kept(object, Number(id));
          if (row && FAMILIES.has(object) && seen(row).can_delete === '0') throw new Refusal('access_denied');
        }
        tables[object] = (tables[object] ?? []).filter(({ id }) => !gone.includes(id));
        return { data: [] };
      },
    },
  };
};

const named = ({ stops, ...path }: ReturnType<typeof pathOf>) => ({
  ...path,
  stops: stops.map(({ status_id, role }) => {
    const status = statuses.find(({ id }) => id === status_id);
    return { status_id, role, status_name: status?.name ?? '', status_name_eng: status?.name_eng ?? '' };
  }),
});

const inOrder = (rows: readonly Row[], by: string, desc: boolean): readonly Row[] => {
  if (by === '') return rows;
  const [field = '', way = ''] = by.split(',')[0]?.trim().split(' ') ?? [];
  const down = desc || way.toLowerCase() === 'desc';
  const sign = down ? -1 : 1;
  return rows.toSorted((a, b) =>
    a[field] === b[field] ? 0 : String(a[field]) < String(b[field]) ? -sign : sign,
  );
};
