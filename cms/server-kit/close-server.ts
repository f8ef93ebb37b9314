import type { Server } from 'node:http';

/** Leaves running requests this long; `npm start` kills the process after 15 seconds, Docker after 30. */
const TIMEOUT_MS = 10_000;
const IDLE_CHECK_INTERVAL_MS = 50;

/** Stops listening, and resolves once running requests have ended or were cut off. */
export function closeServer(server: Server): Promise<void> {
  if (!server.listening) return Promise.resolve();
  return new Promise((resolve) => {
    // A kept-alive connection would hold the server open for as long as the client likes.
    const idleCheck = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_INTERVAL_MS);
    const timeout = setTimeout(() => server.closeAllConnections(), TIMEOUT_MS);
    server.close(() => {
      clearInterval(idleCheck);
      clearTimeout(timeout);
      resolve();
    });
  });
}
