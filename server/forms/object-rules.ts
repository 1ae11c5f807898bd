import { DOCUMENTS } from '../../lib/forms/form-field.ts';
import { underEveryName } from '../../lib/objects/object.ts';
import { formObject } from '../../lib/registry/form-object.ts';
import { objectOf } from '../../lib/registry/registry.ts';
import { wrongField } from '../call/call-error.ts';
import type { Row } from '../db/row.ts';
import { readList } from '../objects/list.ts';
import type { ListInput } from '../objects/list-query.ts';
import type { BeforeWrite, RulesByObject } from '../objects/rules.ts';

const CODE = /^[a-z0-9][a-z0-9_-]{0,59}$/;

/** A code stands in addresses: Latin letters, digits, hyphens; templates and reports share them. */
const codeIsFree =
  (other: 'template' | 'report'): BeforeWrite =>
  async (tx, actor, before, after) => {
    if (after?.code === undefined || after.code === before?.code) return;
    if (!CODE.test(String(after.code))) throw wrongField('code', 'form/code');
    const taken = await tx.rows(`select 1 from "${other}" where "client_id" = $1 and "code" = $2`, [
      actor.client_id,
      after.code,
    ]);
    if (taken.length > 0) throw wrongField('code', 'field/duplicate');
  };

/** A template is of a family, whose its type is, or of another object that has forms. */
const templateIsSound: BeforeWrite = async (tx, _actor, before, after) => {
  if (!after) return;
  const { object_id, document_type_id }: Record<string, unknown> = { ...before, ...after };
  if (!formObject(String(object_id))) throw wrongField('object_id');
  if (document_type_id === null || document_type_id === undefined) return;
  const [type] = await tx.rows<Row<'document_type', 'object_id'>>(
    'select "object_id" from "document_type" where "id" = $1',
    [document_type_id],
  );
  if (type?.object_id !== object_id) throw wrongField('document_type_id');
};

/** A report names an object, columns and an order that it has, and a filter that can be read. */
const reportIsSound: BeforeWrite = async (tx, _actor, before, after) => {
  if (!after) return;
  const told: Record<string, unknown> = { descending: false, filter: '', order_by: '', ...before, ...after };
  const object = objectOf(String(told.object_id));
  if (!object) throw wrongField('object_id');
  const parts: readonly (readonly [string, ListInput])[] = [
    ['columns', { select: String(told.columns) }],
    ['filter', { filter: String(told.filter), select: 'id' }],
    ['order_by', { orderBy: String(told.order_by), select: 'id' }],
  ];
  for (const [field, input] of parts) {
    const read = await readList(tx, { object, fields: underEveryName(object.fields), scope: 'none', input });
    if (!read.ok) throw wrongField(field);
  }
};

/** A field of the person who brought a version. */
const creator = (said: string): string => `coalesce((select ${said} from "app_user" u
  left join "employee" e on e."id" = u."employee_id" where u."id" = b0."creator_user_id"), '')`;

export const objectRules: RulesByObject = {
  template: {
    before: [codeIsFree('report'), templateIsSound],
    computed: {
      version: `(select v."number" from "template_version" v where v."id" = b0."version_id")`,
      several: `coalesce((select v."fields" ? '${DOCUMENTS}' from "template_version" v
        where v."id" = b0."version_id"), false)`,
      problems_count: `coalesce((select jsonb_array_length(v."problems") from "template_version" v
        where v."template_id" = b0."id" order by v."number" desc limit 1), 0)`,
    },
  },
  template_version: {
    computed: {
      creator_name: creator('coalesce(e."name", u."login")'),
      creator_name_eng: creator('e."name_eng"'),
    },
  },
  report: { before: [codeIsFree('template'), reportIsSound] },
};
