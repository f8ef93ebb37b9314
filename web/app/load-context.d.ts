import '@remix-run/node';

declare module '@remix-run/node' {
  /** Set by the HTTP server for loaders and actions; missing in development. */
  interface AppLoadContext {
    clientAddress?: string;
    inlineScriptMark?: string;
  }

  interface Future {
    v3_singleFetch: true;
  }
}
