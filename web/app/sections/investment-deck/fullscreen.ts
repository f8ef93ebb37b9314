/** Resolves also where the browser refuses, as phones often do: the presentation goes on without. */
export async function enterFullscreen(): Promise<void> {
  const root = document.documentElement;
  if (!('requestFullscreen' in root) || document.fullscreenElement) return;
  await root.requestFullscreen().catch(() => undefined);
}

export async function leaveFullscreen(): Promise<void> {
  if (document.fullscreenElement) await document.exitFullscreen().catch(() => undefined);
}
