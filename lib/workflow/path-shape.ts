import { z } from 'zod';
import { PATH_ROLES } from './path.ts';

const pathRole = z.enum(PATH_ROLES);

/**
 * The way of a document from where it stands, as the dictionary of steps has it for its organization: beside `steps`
 * in every row of a document, and by `workflow.path` for one that is to be.
 */
export const documentPath = z.object({
  held_by: z.array(pathRole),
  behind: z.number().int(),
  stops: z.array(
    z.object({
      status_id: z.string(),
      status_name: z.string(),
      status_name_eng: z.string(),
      role: pathRole.nullable(),
    }),
  ),
});
export type DocumentPath = z.infer<typeof documentPath>;

/** The way a family's documents go in the caller's organization, and every status they may come to. */
export const familyPath = z.object({ path: documentPath, statuses: z.array(z.string()) });
export type FamilyPath = z.infer<typeof familyPath>;
