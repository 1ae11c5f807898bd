import type { Actor } from '../../lib/access/actor.ts';
import { isNobodyHere, mayFound } from '../setup/first-start.ts';
import { stepsLeft } from '../setup/state.ts';

/** Whether the page of the one-time address opens with this token. */
export const isSetupOpen = (token: string | undefined): Promise<boolean> => mayFound(token);

/** Whether there is no company to sign in to. */
export const isPortalEmpty = (): Promise<boolean> => isNobodyHere();

/** How many steps of the set-up an admin has still to do; undefined for other callers (`stepsLeft`). */
export const setUpStepsLeft = (actor: Actor): ReturnType<typeof stepsLeft> => stepsLeft(actor);
