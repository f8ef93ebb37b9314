import { environment } from './environment';

async function ask(action: 'copy/start' | 'copy/stop'): Promise<void> {
  const response = await fetch(`${environment.controlUrl}/${action}`, { method: 'POST' });
  if (!response.ok) throw new Error(`${action} answered ${response.status}: ${await response.text()}`);
}

export const secondCopy = {
  get url(): string {
    const url = process.env.E2E_COPY_URL;
    if (url) return url;
    throw new Error('E2E_COPY_URL is missing: start the browser tests with "npm test -- --only e2e".');
  },
  start: () => ask('copy/start'),
  stop: () => ask('copy/stop'),
};
