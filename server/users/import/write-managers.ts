import type { ManagerRef } from '../../../lib/users/import-verdict.ts';
import { refusal } from '../../call/call-error.ts';
import { noRing } from '../manager-rules.ts';
import { asJson, type Deed, deedOf, type Planned, type Writing } from './written.ts';

/**
 * Puts people under the managers their lines name, in place of those they had; open documents follow. All people of the
 * file are there by now.
 */
export const setManagers = async (writing: Writing, lines: readonly Planned[]): Promise<Deed[]> => {
  const led = lines.flatMap(({ row, plan: { manager } }) =>
    manager ? [{ employee_id: known(writing, { row }), manager_id: known(writing, manager) }] : [],
  );
  if (led.length === 0) return [];
  const { tx } = writing;
  const ended = await tx.rows<Link>(END, [asJson(led)]);
  const begun = await tx.rows<Link & { added: boolean }>(BEGIN, [asJson(led)]);
  await noRing(
    tx,
    led.map(({ employee_id }) => employee_id),
    'manager',
  );
  return [
    ...ended.map(({ id, ...link }) =>
      deedOf(writing, 'table.edit', 'subordination', id, {
        ...link,
        disabled: true,
        was: { disabled: false },
      }),
    ),
    ...begun.map(({ id, added, ...link }) =>
      added
        ? deedOf(writing, 'table.add', 'subordination', id, { ...link, type: 'direct' })
        : deedOf(writing, 'table.edit', 'subordination', id, {
            ...link,
            disabled: false,
            was: { disabled: true },
          }),
    ),
  ];
};

interface Link extends Record<string, unknown> {
  readonly id: number;
  readonly employee_id: number;
  readonly manager_id: number;
}

const known = ({ employees }: Writing, ref: ManagerRef): number => {
  const id = 'employee_id' in ref ? ref.employee_id : employees.get(ref.row);
  if (id === undefined) throw refusal('system_error');
  return id;
};

const LED = `json_to_recordset($1::json) as r("employee_id" bigint, "manager_id" bigint)`;

const END = `
  update "subordination" s set "disabled" = true, "updated_at" = now() from ${LED}
  where s."employee_id" = r."employee_id" and s."type" = 'direct' and not s."disabled" and s."manager_id" <> r."manager_id"
  returning s."id", s."employee_id", s."manager_id"`;

const BEGIN = `
  insert into "subordination" ("employee_id", "manager_id", "type")
  select r."employee_id", r."manager_id", 'direct' from ${LED}
  on conflict ("employee_id", "manager_id", "type") do update set "disabled" = false, "updated_at" = now()
  returning "id", "employee_id", "manager_id", (xmax = 0) as added`;
