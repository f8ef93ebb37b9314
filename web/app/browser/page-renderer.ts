import { fetchPage } from '~/islands/page-parts';
import { notify } from '~/ui/toast';
import { lateSheets } from './late-sheets';

/**
 * Returns a function that shows the server's response to a request: one at a time, the latest last.
 * @param show throws for a response that is no such page; `isLatest` is false once a later request waits
 * @param stale tells that the page is not up to date
 */
export function createRenderer(
  show: (page: Document, isLatest: boolean) => void,
  stale: string,
): (request: RequestInit) => void {
  let waiting: RequestInit | null = null;
  let isRunning = false;
  async function run(): Promise<void> {
    isRunning = true;
    for (let request = waiting; request; request = waiting) {
      waiting = null;
      try {
        const [page] = await Promise.all([fetchPage(window.location.href, request), lateSheets()]);
        show(page, waiting === null);
      } catch {
        notify({ title: stale, variant: 'destructive' });
      }
    }
    isRunning = false;
  }
  return (request) => {
    waiting = request;
    if (!isRunning) void run();
  };
}

export const postToPage = (content: object): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(content),
});
