/** Fills the screen, where the browser can and wants to: phones often cannot, and a presentation goes without it. */
export async function enterFullscreen(): Promise<void> {
  const root = document.documentElement;
  if (!('requestFullscreen' in root) || document.fullscreenElement) return;
  await root.requestFullscreen().catch(() => undefined);
}

export async function leaveFullscreen(): Promise<void> {
  if (document.fullscreenElement) await document.exitFullscreen().catch(() => undefined);
}
