import type { Parameters } from '../../lib/settings/read.ts';
import { type Place, pathOf, placeKeys } from '../../lib/workflow/path.ts';
import type { DocumentPath } from '../../lib/workflow/path-shape.ts';
import type { Step } from '../../lib/workflow/step.ts';
import type { StatusName } from '../client/rules.ts';

/** What paths are read off: the steps of a client's dictionary, its parameters and the names of its statuses. */
interface Dictionary {
  readonly steps: readonly Step[];
  readonly parametersOf: (organization_id: number | null) => Parameters;
  readonly statuses: ReadonlyMap<string, StatusName>;
}

/** The way of a document as callers read it: roles and names of statuses, nothing of the steps behind them. */
export const namedPath = ({ steps, parametersOf, statuses }: Dictionary, place: Place): DocumentPath => {
  const { held_by, behind, stops } = pathOf(place, steps, parametersOf(place.organization_id));
  return {
    held_by: [...held_by],
    behind,
    stops: stops.map(({ status_id, role }) => ({
      status_id,
      status_name: statuses.get(status_id)?.name ?? status_id,
      status_name_eng: statuses.get(status_id)?.name_eng ?? status_id,
      role,
    })),
  };
};

/** Paths as JSON text, each worked out once however many documents of a page stand alike. */
export const pathTexts = (dictionary: Dictionary): ((place: Place) => string) => {
  const known = new Map<string, string>();
  const keyOf = placeKeys(dictionary.steps);
  return (place) => {
    const key = keyOf(place);
    const text = known.get(key) ?? JSON.stringify(namedPath(dictionary, place));
    known.set(key, text);
    return text;
  };
};
