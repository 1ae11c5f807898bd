/** A flag inside a `detail`: '1' as specified, and what people write for it. */
export const isOn = (value: unknown): boolean => value === '1' || value === 1 || value === true;
