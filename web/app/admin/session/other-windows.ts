const NAME = 'admin-session';
const SIGNED_OUT = 'signed-out';

export function broadcastSignOut(): void {
  const channel = new BroadcastChannel(NAME);
  channel.postMessage(SIGNED_OUT);
  channel.close();
}

export function onSignOutElsewhere(onSignedOut: () => void): () => void {
  const channel = new BroadcastChannel(NAME);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data === SIGNED_OUT) onSignedOut();
  };
  return () => channel.close();
}
