import { PERSON_COLUMNS } from '../../../lib/users/import-verdict.ts';
import { refusal } from '../../call/call-error.ts';
import type { Row } from '../../db/row.ts';
import { asJson, type Deed, deedOf, type Planned, takenMeanwhile, type Writing } from './written.ts';

/** Puts those who join the staff into it, and remembers them by their rows. Refuses: import_changed. */
export const addEmployees = async (writing: Writing, lines: readonly Planned[]): Promise<Deed[]> => {
  const joining = lines.flatMap(({ row, plan }) =>
    plan.employee || plan.kind === 'change'
      ? []
      : [{ row, columns: { organization_id: plan.organization_id, ...plan.person, email: plan.email } }],
  );
  if (joining.length === 0) return [];
  const added = await writing.tx
    .rows<Row<'employee', 'id' | 'email'>>(ADD, [asJson(joining.map(({ columns }) => columns))])
    .catch(takenMeanwhile);
  const ids = new Map(added.map(({ id, email }) => [email, id]));
  return joining.map(({ row, columns }) => {
    const id = ids.get(columns.email);
    if (id === undefined) throw refusal('system_error');
    writing.employees.set(row, id);
    return deedOf(writing, 'table.add', 'employee', id, columns);
  });
};

/** Changes the people there are, each as it was when it was judged. Refuses: import_changed. */
export const editEmployees = async (writing: Writing, lines: readonly Planned[]): Promise<Deed[]> => {
  const changed = lines.flatMap(({ plan: { employee, person }, changes }) =>
    employee && Object.keys(person).length > 0 ? [{ employee, person, changes }] : [],
  );
  for (const { row, plan } of lines) if (plan.employee) writing.employees.set(row, plan.employee.employee_id);
  if (changed.length === 0) return [];
  const done = await writing.tx
    .rows(EDIT, [
      asJson(
        changed.map(({ employee: { employee_id, updated_at }, person }) => ({
          employee_id,
          updated_at,
          ...person,
        })),
      ),
    ])
    .catch(takenMeanwhile);
  if (done.length !== changed.length) throw refusal('import_changed');
  return changed.map(({ employee, person, changes }) => {
    const was = Object.fromEntries(
      changes.filter(({ field }) => field in person).map(({ field, was }) => [field, was]),
    );
    return deedOf(writing, 'table.edit', 'employee', employee.employee_id, { ...person, was });
  });
};

const said = PERSON_COLUMNS.map((name) => `"${name}" ${name === 'hire_date' ? 'date' : 'text'}`).join(', ');
const texts = PERSON_COLUMNS.filter((name) => name !== 'hire_date');

const ADD = `
  insert into "employee" ("organization_id", "email", "hire_date", ${texts.map((name) => `"${name}"`).join(', ')})
  select r."organization_id", r."email", r."hire_date", ${texts.map((name) => `coalesce(r."${name}", '')`).join(', ')}
  from json_to_recordset($1::json) as r("organization_id" bigint, "email" text, ${said})
  returning "id", "email"`;

const EDIT = `
  update "employee" e set ${PERSON_COLUMNS.map((name) => `"${name}" = coalesce(r."${name}", e."${name}")`).join(', ')},
    "updated_at" = now()
  from json_to_recordset($1::json) as r("employee_id" bigint, "updated_at" timestamptz, ${said})
  where e."id" = r."employee_id" and e."updated_at" = r."updated_at"
  returning e."id"`;
