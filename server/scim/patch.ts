import { z } from 'zod';
import { ScimError } from './scim-error.ts';
import { changesOfBody, changesOfPath, type UserChanges } from './user-body.ts';

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
        path: z.string().trim().min(1).max(300).optional(),
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
  return result.data.Operations.map(({ op, path, value }) => ({ op, path, value }));
};

/** What the operations on a user come to, the later ones over the earlier. */
export const changesOfPatch = (body: unknown): UserChanges =>
  Object.assign({}, ...operationsOf(body).map(changesOf));

const changesOf = ({ op, path, value }: Operation): UserChanges => {
  if (op !== 'remove') return path === undefined ? changesOfBody(value) : changesOfPath(path, value);
  if (path === undefined) throw new ScimError(400, 'A removal names its path.', 'invalidPath');
  if (/^emails\b/i.test(path)) return { email: '' };
  if (/^externalId$/i.test(path)) return { externalId: null };
  if (/^(userName|active)$/i.test(path)) throw new ScimError(400, `${path} is required.`, 'mutability');
  return changesOfPath(path, undefined);
};

const MEMBERS_MAX = 1_000;
const memberList = z.array(z.looseObject({ value: z.coerce.string().max(20) })).max(MEMBERS_MAX);
const ONE_MEMBER = /^members\[\s*value\s+eq\s+"([^"\\]{1,20})"\s*\]$/i;

/** One change of a group: these members more, these fewer, or exactly these. */
export interface MemberChange {
  readonly op: 'add' | 'remove' | 'replace';
  readonly ids: readonly string[];
}

/**
 * The changes of members in a PATCH of a group, in order, at most a thousand in all. Its name stays: it is a role of the
 * portal. Refuses 413.
 */
export const memberChanges = (body: unknown): MemberChange[] => {
  const changes = operationsOf(body).flatMap(memberChange);
  if (changes.reduce((sum, { ids }) => sum + ids.length, 0) > MEMBERS_MAX)
    throw new ScimError(413, `A call names at most ${MEMBERS_MAX} members.`);
  return changes;
};

const memberChange = ({ op, path, value }: Operation): MemberChange[] => {
  if (path === undefined) {
    const members = (value as { members?: unknown } | null)?.members;
    if (op === 'remove') throw new ScimError(400, 'A removal names its path.', 'invalidPath');
    return members === undefined ? [] : [{ op, ids: idsOf(members) }];
  }
  const one = ONE_MEMBER.exec(path)?.[1];
  if (one !== undefined && op === 'remove') return [{ op, ids: [one] }];
  if (/^(displayName|externalId)$/i.test(path)) return [];
  if (!/^members$/i.test(path)) throw new ScimError(400, 'There is no such attribute.', 'invalidPath');
  if (op === 'remove' && value === undefined) return [{ op: 'replace', ids: [] }];
  return [{ op, ids: idsOf(value) }];
};

const idsOf = (value: unknown): string[] => {
  const result = memberList.safeParse(Array.isArray(value) ? value : [value]);
  if (!result.success) throw new ScimError(400, 'members has a wrong value.', 'invalidValue');
  return result.data.map((member) => member.value);
};
