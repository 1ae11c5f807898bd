import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const RIGHTS_FOLDER = join(import.meta.dirname, '../contract/families');

/** Where the reviewed rights of a family stand. */
export const rightsFile = (object_id: string): string => join(RIGHTS_FOLDER, `${object_id}.rights.txt`);

/** The reviewed rights of a family. Throws where the file is missing. */
export const reviewedRights = (object_id: string): string => {
  const file = rightsFile(object_id);
  if (!existsSync(file))
    throw new Error(`nobody has reviewed the rights of ${object_id}: npm run rights writes them`);
  return readFileSync(file, 'utf8');
};
