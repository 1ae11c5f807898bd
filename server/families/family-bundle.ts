import type { Actor } from '../../lib/access/actor.ts';
import type { BundleFile } from '../files/unpack-bundle.ts';

/** An archive as it was unpacked, and the fields that came beside it. */
export interface Bundle {
  readonly files: readonly BundleFile[];
  readonly fields: Readonly<Record<string, string>>;
}

/** Hears of files done; ends when the caller hangs up. */
export interface BundleCourse {
  readonly progress: (done: number, total: number) => void;
  readonly signal: AbortSignal;
}

/** What a family makes of an archive of files, looked at first and given then. */
export interface FamilyBundle {
  readonly mayBring: (actor: Actor) => boolean;
  /** `seen` is the digest of all that the answer says: what is given is that, or nothing. */
  readonly preview: (actor: Actor, bundle: Bundle) => Promise<{ seen: string; data: readonly object[] }>;
  /** Refuses import_changed where the portal is no longer as the preview saw it. */
  readonly give: (
    actor: Actor,
    bundle: Bundle,
    seen: string | undefined,
    course: BundleCourse,
  ) => Promise<{ data: readonly object[] }>;
}
