import { z } from 'zod';
import { type Filter, parsePath } from './filter.ts';
import { ScimError } from './scim-error.ts';

export interface Operation {
  readonly op: 'add' | 'remove' | 'replace';
  readonly path: string | undefined;
  readonly value: unknown;
}

const patchBody = z.looseObject({
  schemas: z.array(z.string()).refine((all) => all.includes('urn:ietf:params:scim:api:messages:2.0:PatchOp')),
  Operations: z
    .array(
      z.looseObject({
        op: z
          .string()
          .toLowerCase()
          .pipe(z.enum(['add', 'remove', 'replace'])),
        path: z.string().trim().min(1).max(1_000).nullish(),
        value: z.unknown().optional(),
      }),
    )
    .min(1)
    .max(100),
});

/** The operations of a PATCH; their verbs in any case, as Entra writes them. Refuses invalidSyntax. */
export const operationsOf = (body: unknown): Operation[] => {
  const result = patchBody.safeParse(body);
  if (!result.success) throw new ScimError(400, 'This is no PatchOp.', 'invalidSyntax');
  return result.data.Operations.map(({ op, path, value }) => ({ op, path: path ?? undefined, value }));
};

/** An object of a body. Refuses invalidValue. */
export const recordOf = (value: unknown, name: string): Record<string, unknown> => {
  const result = z.record(z.string(), z.unknown()).safeParse(value);
  if (!result.success) throw new ScimError(400, `${name} has a wrong value.`, 'invalidValue');
  return result.data;
};

const MEMBERS_MAX = 1_000;
const memberList = z.array(z.looseObject({ value: z.coerce.string().max(20) })).max(MEMBERS_MAX);

/** One change of a group: these members more, these fewer, exactly these, or fewer by those that pass a filter. */
export type MemberChange =
  | { readonly op: 'add' | 'remove' | 'replace'; readonly ids: readonly string[] }
  | { readonly op: 'remove'; readonly passing: Filter };

/**
 * The changes of members in a PATCH of a group, in order, at most a thousand in all. Its name stays: it is a role of the
 * portal. What else is named changes nothing. Refuses 413.
 */
export const memberChanges = (body: unknown): MemberChange[] => {
  const changes = operationsOf(body).flatMap(memberChange);
  if (changes.reduce((sum, change) => sum + ('ids' in change ? change.ids.length : 1), 0) > MEMBERS_MAX)
    throw new ScimError(413, `A call names at most ${MEMBERS_MAX} members.`);
  return changes;
};

const CORE = /^urn:ietf:params:scim:schemas:core:2\.0:group:/i;

const memberChange = ({ op, path, value }: Operation): MemberChange[] => {
  if (path === undefined) {
    if (op === 'remove') throw new ScimError(400, 'A removal names its path.', 'invalidPath');
    return Object.entries(recordOf(value, 'The resource')).flatMap(([name, said]) =>
      memberChange({ op, path: name, value: said }),
    );
  }
  const said = path.replace(CORE, '');
  if (!/^members($|[.[])/i.test(said)) return [];
  const { filter, sub } = parsePath(said);
  if (sub !== undefined) throw new ScimError(400, 'members is changed by whole members.', 'invalidPath');
  if (filter !== undefined) {
    if (op !== 'remove')
      throw new ScimError(400, 'A member is added and removed, not changed.', 'invalidPath');
    return [{ op, passing: filter }];
  }
  if (value == null) return op === 'add' ? [] : [{ op: 'replace', ids: [] }];
  return [{ op, ids: idsOf(value) }];
};

const idsOf = (value: unknown): string[] => {
  const result = memberList.safeParse(Array.isArray(value) ? value : [value]);
  if (!result.success) throw new ScimError(400, 'members has a wrong value.', 'invalidValue');
  return result.data.map((member) => member.value);
};
