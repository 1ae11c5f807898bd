import type { Actor } from '../../lib/access/actor.ts';

/** A file that a page of the portal may show in place: what it holds was looked at when it came. */
export interface ShownFile {
  readonly name: string;
  readonly original_name: string;
  readonly content_type: string;
  readonly size: number;
}

/** Files that are shown in place at an address of their own, and who may see each. */
export interface ShownFiles {
  /** `GET /api/{path}/{name}` */
  readonly path: string;
  readonly find: (actor: Actor, name: string) => Promise<ShownFile | undefined>;
}
