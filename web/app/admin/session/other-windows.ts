/** The windows of one browser have one session: the last sign-out ends it for all of them. */
const NAME = 'admin-session';
const SIGNED_OUT = 'signed-out';

/** Announces to the other windows that the session is over. */
export function broadcastSignOut(): void {
  const channel = new BroadcastChannel(NAME);
  channel.postMessage(SIGNED_OUT);
  channel.close();
}

/** Calls back when another window has signed out. @returns a function that unsubscribes */
export function onSignOutElsewhere(onSignedOut: () => void): () => void {
  const channel = new BroadcastChannel(NAME);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data === SIGNED_OUT) onSignedOut();
  };
  return () => channel.close();
}
