import type { Actor } from '../../../lib/access/actor.ts';
import type { Parameters } from '../../../lib/settings/read.ts';

/** The reader of facts, and the parameters of the company. */
export interface Reading {
  /** A person may learn less of others' papers; undefined is the portal itself, which learns all. */
  readonly reader: Actor | undefined;
  readonly parameters: Parameters;
}
