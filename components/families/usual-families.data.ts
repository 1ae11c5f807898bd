/** What is begun from the home page by a person who has no habits yet. */
export const USUAL_FAMILIES: readonly string[] = ['vacation', 'sickleave', 'btrip'];
