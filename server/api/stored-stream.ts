import { Readable } from 'node:stream';
import { startListening } from '../notifications/listen.ts';
import { watchSession } from '../notifications/watch-session.ts';
import { fileStore } from '../store/store.ts';
import { stillSignedIn, type Visit } from './signed-in.ts';

/** Bytes of the store as they lie, for as long as the session lives. */
export const storedStream = async (name: string, visit: Visit): Promise<ReadableStream> =>
  whileSignedIn(await storedBytes(name), visit);

/** Bytes of the store as they lie. */
export const storedBytes = async (name: string): Promise<Readable> => {
  const bytes = await (await fileStore()).open(name);
  if (!bytes) throw new Error(`file ${name} has no bytes in the store of this instance`);
  return bytes;
};

/** A download under way ends with the session. */
export const whileSignedIn = async (bytes: Readable, visit: Visit): Promise<ReadableStream> => {
  await startListening();
  const stop = watchSession({
    session_id: visit.actor.session_id,
    again: () => stillSignedIn(visit),
    onEnd: () => bytes.destroy(),
  });
  bytes.once('close', stop);
  return Readable.toWeb(bytes) as ReadableStream;
};
