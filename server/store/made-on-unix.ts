/**
 * How a file stands in a ZIP: made on Unix, to be read by everybody. UnZip takes the names of any other system for those of
 * an old code page, whatever the flag of UTF-8 says; without its mode it would write a file nobody may read.
 */
export const MADE_ON_UNIX = { os: 3, attrs: (0o100644 << 16) >>> 0 } as const;
