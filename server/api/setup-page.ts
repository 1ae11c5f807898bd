import { mayFound } from '../setup/first-start.ts';

/** Whether the page of the one-time address is there for who holds its word. */
export const isSetupOpen = (token: string | undefined): Promise<boolean> => mayFound(token);
