import type { ShownFiles } from '../files/shown-files.ts';
import { shownPapers } from './request-push-signed/paper-file.ts';

/** Files of families that are shown in place. */
export const SHOWN_FILES: readonly ShownFiles[] = [shownPapers];
