/** The program that made a document, as its metadata say. */
export const PRODUCT = 'Employee Gateway';
