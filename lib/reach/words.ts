import type { AccessCause, HeldGrant, PersonWay } from './answer.ts';
import type { TakenStep } from './document-acts.ts';
import type { Condition } from './meaning.ts';
import type { Way } from './reach.ts';

type Values = Record<string, string | number>;

/** How sentences of the page `access` are said, and what things are called in the reader's language. */
export interface Sayings {
  readonly say: (key: string, values?: Values) => string;
  readonly object: (object_id: string) => string;
  readonly role: (role: string) => string;
  readonly status: (status_id: string) => string;
  readonly route: (name: string) => string;
  readonly organization: (id: number) => string;
  /** Grants of the people asked about. */
  readonly grants: readonly HeldGrant[];
  readonly name: (named: { readonly name: string; readonly name_eng: string }) => string;
}

/** A right in words: how far it reaches, and what narrows it. */
export interface SaidWay {
  readonly reach: string;
  readonly note: string;
}

type Told = Way & Partial<Pick<PersonWay, 'whose' | 'organization_id'>>;

/** The same words on screen and in a file; `most` of a long list are shown. */
export const accessWords = (sayings: Sayings, most = 3) => {
  const { say, object, role, status, organization, grants, name } = sayings;
  const nameOf: Readonly<Partial<Record<Condition['code'], (value: string) => string>>> = {
    family: object,
    family_except: object,
    accompanies: object,
    accompanies_except: object,
    status,
    status_except: status,
    for_role: role,
    of_roles: role,
  };
  const listed = (values: readonly string[]): string => {
    const shown = values.slice(0, most).join(', ');
    return values.length > most ? `${shown} ${say('more', { count: values.length - most })}` : shown;
  };
  const condition = ({ code, values }: Condition): string =>
    say(`condition.${code}`, { values: listed(values.map(nameOf[code] ?? String)), count: values.length });
  const reach = ({ level, whose, organization_id }: Told): string => {
    if (level === 'organization' && organization_id)
      return say('of_organization', { name: organization(organization_id) });
    const held = grants.find(({ employee_id }) => employee_id === whose);
    return held ? say('whose', { level: say(`level.${level}`), name: name(held) }) : say(`level.${level}`);
  };
  const way = (told: Told): SaidWay => ({
    reach: reach(told),
    note: told.conditions.map(condition).join('; '),
  });
  const cause = ({ role: by, grant_id }: AccessCause): string => {
    const held = grants.find(({ id }) => id === grant_id);
    if (held)
      return say(held.deputy ? 'cause.deputy' : 'cause.grant', {
        name: name(held),
        role: role(by ?? held.role),
      });
    return by === null ? say('cause.everybody') : say('cause.role', { role: role(by) });
  };
  return {
    ...sayings,
    way,
    cause,
    /** «свои (статусы: Черновик)» */
    line: (told: Told): string => {
      const { reach: whole, note } = way(told);
      return note === '' ? whole : `${whole} (${note})`;
    },
    step: ({ status_id, next_status_id }: Pick<TakenStep, 'status_id' | 'next_status_id'>): string =>
      say('step', { from: status(status_id), to: status(next_status_id) }),
    levels: (
      step: Pick<TakenStep, 'levels'> & Partial<Pick<PersonWay, 'whose' | 'organization_id'>>,
    ): string => step.levels.map((level) => reach({ ...step, level, conditions: [] })).join(', '),
  };
};

export type AccessWords = ReturnType<typeof accessWords>;
