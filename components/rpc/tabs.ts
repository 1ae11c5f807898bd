const CHANNEL = 'eg.auth';
const SIGNED_OUT = 'signed-out';

/** Tells the other tabs of this browser that the session is over. */
export const tellSignedOut = (): void => {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(SIGNED_OUT);
  channel.close();
};

/** Calls `leave` when another tab has signed out; the answer stops listening. */
export const whenSignedOutElsewhere = (leave: () => void): (() => void) => {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }) => {
    if (data === SIGNED_OUT) leave();
  });
  return () => channel.close();
};
