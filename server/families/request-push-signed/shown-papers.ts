import type { Actor } from '../../../lib/access/actor.ts';
import { publishesPapers } from '../../../lib/documents/families/request-push-signed/index.ts';
import { and, eq } from '../../../lib/filter/filter.ts';
import type { Row } from '../../db/row.ts';
import { db } from '../../db/tx.ts';
import { findFile } from '../../files/find.ts';
import type { ShownFile, ShownFiles } from '../../files/shown-files.ts';

/** A paper before the caller, or before those whose papers they read; hr also one that is not published yet. */
const paperNamed = async (actor: Actor, name: string): Promise<ShownFile | undefined> => {
  const found = await findFile(db, actor, and(eq('name', name), eq('kind', 'paper')));
  if (found || !publishesPapers(actor)) return found;
  const [draft] = await db.rows<Row<'paper', 'name' | 'original_name' | 'content_type' | 'size'>>(
    'select "name", "original_name", "content_type", "size" from "paper" where "name" = $1 and "organization_id" = $2',
    [name, actor.organization_id],
  );
  return draft;
};

export const shownPapers: ShownFiles = { path: 'papers', find: paperNamed };
