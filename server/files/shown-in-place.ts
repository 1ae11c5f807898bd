import { and, anyOf, eq } from '../../lib/filter/filter.ts';
import { db } from '../db/tx.ts';
import { findFile } from './find.ts';
import type { ShownFiles } from './shown-files.ts';

/** Files of documents the caller may read; an archive has nothing to show. */
export const shownInPlace: ShownFiles = {
  path: 'shown',
  find: (actor, name) =>
    findFile(db, actor, and(eq('name', name), anyOf('kind', ['attachment', 'paper', 'visual']))),
};
