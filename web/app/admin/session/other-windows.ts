/** The windows of one browser have one session: the last sign-out ends it for all of them. */
const NAME = 'admin-session';
const SIGNED_OUT = 'signed-out';

/** Tells the other windows that the session is over. */
export function tellSignedOut(): void {
  const channel = new BroadcastChannel(NAME);
  channel.postMessage(SIGNED_OUT);
  channel.close();
}

/** Calls back when another window has signed out. @returns what stops that */
export function whenSignedOutElsewhere(onSignedOut: () => void): () => void {
  const channel = new BroadcastChannel(NAME);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data === SIGNED_OUT) onSignedOut();
  };
  return () => channel.close();
}
