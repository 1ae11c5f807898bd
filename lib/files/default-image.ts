/** A picture of fewer bytes is none: the initials stand in its place (FILE-10). */
const SMALLEST_PICTURE = 200;

export const isDefaultImage = (bytes: number): boolean => bytes < SMALLEST_PICTURE;
