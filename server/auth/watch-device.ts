import { log } from '../log.ts';

/** Where a call comes from. */
export interface Sender {
  readonly fingerprint: string;
  readonly address: string;
}

/** Sessions that were told of already; all are forgotten together, so that no number of them fills the memory. */
const MOST_TOLD = 10_000;
const told = new Set<number>();

/**
 * Warns the operator, once for each session of a process, of a token that comes from another device than the one its
 * session began on. It is refused nothing: a screen or a language changes the device as well (AMB-042).
 */
export const watchDevice = (
  session: { readonly session_id: number; readonly user_id: number; readonly fingerprint: string },
  { fingerprint, address }: Sender,
): void => {
  const { session_id, user_id } = session;
  if (session.fingerprint === '' || session.fingerprint === fingerprint || told.has(session_id)) return;
  if (told.size >= MOST_TOLD) told.clear();
  told.add(session_id);
  log.warn({ session_id, user_id, address }, 'a token came from another device than its session began on');
};
