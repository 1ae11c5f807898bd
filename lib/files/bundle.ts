/** How many files an archive of papers holds at the most. */
export const BUNDLE_FILES_MAX = 1_000;

/** How large the archive itself may be, in MB. */
export const BUNDLE_MB_MAX = 100;
