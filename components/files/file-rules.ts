/** What a chosen file is refused for (AMB-156); the first that fails is said, and nothing of the choice is added. */
export type FileRefusal =
  | { readonly code: 'type' }
  | { readonly code: 'size'; readonly max: number }
  | { readonly code: 'count'; readonly max: number };

interface Chosen {
  readonly type: string;
  readonly size: number;
}

const TYPES = ['image/png', 'image/jpg', 'image/jpeg'];
const MEGABYTE = 1_048_576;

/** Judges a choice of files: type, then size, then how many there would be. A file of exactly the limit is too big. */
export const refusedFiles = (
  chosen: readonly Chosen[],
  existing: number,
  limits: { readonly megabytes: number; readonly count: number; readonly pdf?: boolean },
): FileRefusal | undefined => {
  const types = limits.pdf ? [...TYPES, 'application/pdf'] : TYPES;
  if (chosen.some((file) => !types.includes(file.type))) return { code: 'type' };
  if (chosen.some((file) => file.size >= limits.megabytes * MEGABYTE))
    return { code: 'size', max: limits.megabytes };
  if (existing + chosen.length > limits.count) return { code: 'count', max: limits.count };
  return undefined;
};
