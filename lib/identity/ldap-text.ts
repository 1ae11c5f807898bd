const hex = (character: string): string => `\\${character.charCodeAt(0).toString(16).padStart(2, '0')}`;

/** A value inside a distinguished name (RFC 4514): nothing in it can begin another part. */
export const inName = (value: string): string =>
  value.replace(/[\p{Cc}"+,;<=>\\#]|^ | $/gu, (character) => hex(character));

/** A value inside a search filter (RFC 4515): nothing in it is a wildcard or closes the filter. */
export const inFilter = (value: string): string =>
  value.replace(/[\p{Cc}*()\\]/gu, (character) => hex(character));
