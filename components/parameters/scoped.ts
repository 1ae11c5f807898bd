import type { ParameterList, ParameterOverride, ParameterShown } from '../../lib/rpc/parameters.ts';

export type Organization = ParameterList['organizations'][number];

/** Whose parameters are looked at: of one organization, or of all. */
export type Scope = Organization | null;

/** A parameter as it is looked at. */
export type ScopedParameter = ParameterShown & {
  readonly scope: Scope;
  /** What the organization has of its own; undefined where it has what all have, or all are looked at. */
  readonly own: ParameterOverride | undefined;
  /** What all have. */
  readonly of_all: string;
  /** It may not be changed for one organization. */
  readonly fixed: boolean;
};

/** A parameter as an organization has it: changed is what is its own. */
export const scopedTo = (parameter: ParameterShown, scope: Scope): ScopedParameter => {
  const of_all = parameter.value || parameter.default;
  if (scope === null) return { ...parameter, scope, own: undefined, of_all, fixed: false };
  const own = parameter.overrides.find(({ organization_id }) => organization_id === scope.id);
  return {
    ...parameter,
    scope,
    own,
    of_all,
    fixed: !parameter.by_organization,
    value: own ? own.value || parameter.default : of_all,
    changed: own !== undefined,
  };
};

/** The name under which what is typed is kept meanwhile. */
export const draftKey = ({ code, scope }: ScopedParameter): string => `${code} ${scope?.id ?? ''}`;
