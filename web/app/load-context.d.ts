import '@remix-run/node';
import type { Note } from '~/statistics/note';

declare module '@remix-run/node' {
  /** Set by the HTTP server for loaders and actions; missing in development. */
  interface AppLoadContext {
    clientAddress?: string;
    inlineScriptMark?: string;
    /** Missing where nothing is counted, and for pages that are rendered for everybody. */
    note?: Note | undefined;
  }

  interface Future {
    v3_singleFetch: true;
  }
}
