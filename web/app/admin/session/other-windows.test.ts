import { expect, it, vi } from 'vitest';
import { broadcastSignOut, onSignOutElsewhere } from './other-windows';

it('signs out every window of the browser when one of them does', async () => {
  const [first, second] = [vi.fn(), vi.fn()];
  const stops = [onSignOutElsewhere(first), onSignOutElsewhere(second)];
  broadcastSignOut();
  await vi.waitFor(() => {
    expect(first).toHaveBeenCalledOnce();
    expect(second).toHaveBeenCalledOnce();
  });
  for (const stop of stops) stop();
});
