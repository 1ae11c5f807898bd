/**
 * How a file stands in a ZIP: made on Unix, readable by all. UnZip takes the names of any other system for those of an
 * old code page, whatever the flag of UTF-8 says; without its mode it would write an unreadable file.
 */
export const MADE_ON_UNIX = { os: 3, attrs: (0o100644 << 16) >>> 0 } as const;
