import { kindOf } from './kind.ts';
import type { Parameters } from './read.ts';

/** A value that a parameter has in one organization. */
export interface Override {
  readonly organization_id: number;
  readonly code: string;
  readonly value: string;
}

/** Parameters as they are in force: those of all, and those of each organization that has values of its own. */
export interface ParametersInForce {
  /** Of an organization; those of all where it has none of its own, or where there is no organization. */
  readonly of: (organization_id: number | null) => Parameters;
  /** Each set there is, that of all first. */
  readonly each: readonly Parameters[];
}

/** Whether an organization may have a value of its own. */
export const mayDiffer = (code: string): boolean => kindOf(code)?.byOrganization === true;

/** Lays the values of organizations over those of all, each once; one that may not differ stays that of all. */
export const inForce = (parameters: Parameters, overrides: readonly Override[]): ParametersInForce => {
  const byOrganization = Map.groupBy(
    overrides.filter(({ code }) => mayDiffer(code)),
    ({ organization_id }) => organization_id,
  );
  const laid = new Map(
    [...byOrganization].map(([organization_id, own]) => [
      organization_id,
      { ...parameters, ...Object.fromEntries(own.map(({ code, value }) => [code, value])) },
    ]),
  );
  return {
    of: (organization_id) => (organization_id === null ? undefined : laid.get(organization_id)) ?? parameters,
    each: [parameters, ...laid.values()],
  };
};
