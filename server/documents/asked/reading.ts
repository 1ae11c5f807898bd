import type { Actor } from '../../../lib/access/actor.ts';
import type { Parameters } from '../../../lib/settings/read.ts';

/** For whom facts are read, by the settings of which company. */
export interface Reading {
  /** A person may be told less of others' papers; the portal itself, which is nobody, is told all. */
  readonly reader: Actor | undefined;
  readonly parameters: Parameters;
}
