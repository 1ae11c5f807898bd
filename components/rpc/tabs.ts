const CHANNEL = 'eg.auth';
const SIGNED_OUT = 'signed-out';

/** This tab has told it and goes a way of its own: what it says reaches its own listeners too. */
let told = false;

/** Tells the other tabs of this browser that the session is over. */
export const tellSignedOut = (): void => {
  told = true;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(SIGNED_OUT);
  channel.close();
};

/** Calls `leave` when another tab has signed out; the answer stops listening. */
export const whenSignedOutElsewhere = (leave: () => void): (() => void) => {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }) => {
    if (data === SIGNED_OUT && !told) leave();
  });
  return () => channel.close();
};
