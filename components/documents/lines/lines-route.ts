import type { Family } from '../../../lib/documents/family.ts';

/** The name under which a user's view of a family's lines is kept. */
export const linesRoute = ({ routes }: Family, field: string): string => `${routes.form}.${field}`;

/** The names of all lines of a family. */
export const linesRoutesOf = (family: Family): readonly string[] =>
  Object.keys(family.lines ?? {}).map((field) => linesRoute(family, field));
