import type { BusinessRole } from '../../lib/access/roles.ts';
import type { Family } from '../../lib/documents/family.ts';
import { isOpenStep, refusedRight } from '../../lib/workflow/rights.ts';
import { RESTING_STATUSES } from '../../lib/workflow/statuses.data.ts';
import type { Step } from '../../lib/workflow/step.ts';
import { readsOf } from './family-rights.ts';
import { actorNamed, documentNamed, stepsNamed } from './matrix-actors.ts';
import { LOGINS, type Name } from './matrix-people.data.ts';
import { waysFrom } from './matrix-way.ts';

/** A step with a login that takes it, and one that reads the document and may not. */
export interface Stride {
  readonly step: Step;
  readonly taker: Name;
  readonly refused: Name | undefined;
}

/** A way of a document from `empty` to its end on which a business role takes a step. */
export interface Path {
  readonly role: BusinessRole;
  readonly owner: Name;
  readonly strides: readonly Stride[];
}

/**
 * One path for each business role whose step a person of the company can take: the shortest there is, by steps of that
 * role where there are any.
 */
export const pathsOf = (family: Family): Path[] => {
  const open = stepsNamed(family.object_id).filter((step) => isOpenStep(step, { organization_id: null }, {}));
  return [...new Set(open.map((step) => step.business_role))].flatMap((role) => {
    for (const way of waysBy(open, role))
      for (const owner of LOGINS) {
        const strides = way.flatMap((step) => strideOf(family, step, owner) ?? []);
        if (strides.length === way.length) return [{ role, owner, strides }];
      }
    return [];
  });
};

/** Ways to an end through a step of the role: those without a rejection first, then the shortest. */
const waysBy = (open: readonly Step[], role: BusinessRole): Step[][] => {
  const rank = ({ business_role, reject }: Step): number =>
    Number(reject) * 2 + Number(business_role !== role);
  const preferred = [...open].sort((a, b) => rank(a) - rank(b));
  const onward = preferred.filter((step) => !step.reject);
  const before = waysFrom(onward, 'empty');
  return preferred
    .filter((step) => step.business_role === role)
    .flatMap((step) => {
      const begun = before.get(step.status_id);
      const ended = toEnd(onward, step.next_status_id);
      return begun && ended ? [[...begun, step, ...ended]] : [];
    })
    .sort((a, b) => rejections(a) - rejections(b) || a.length - b.length);
};

const rejections = (way: readonly Step[]): number => way.filter((step) => step.reject).length;

/**
 * Steps from a status to the nearest end: documents rest there and no step leads out, but for reopening a declined one.
 */
const toEnd = (onward: readonly Step[], from: string): Step[] | undefined => {
  const isEnd = (status: string): boolean =>
    RESTING_STATUSES.includes(status) &&
    (status === 'declined' || !onward.some((step) => step.status_id === status));
  return [...waysFrom(onward, from)].find(([status]) => isEnd(status))?.[1];
};

const strideOf = (family: Family, step: Step, owner: Name): Stride | undefined => {
  const doc = documentNamed([], family, owner, 'empty');
  const readers = LOGINS.filter((login) => readsOf(family, actorNamed(login), owner));
  const refusedTo = (login: Name) => refusedRight(step, { doc, actor: actorNamed(login), parameters: {} });
  const taker = readers.find((login) => refusedTo(login) === undefined);
  return taker && { step, taker, refused: readers.find((login) => refusedTo(login) !== undefined) };
};
