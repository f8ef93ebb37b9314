import '@remix-run/node';

declare module '@remix-run/node' {
  /** What the HTTP server tells loaders and actions; the development server says nothing. */
  interface AppLoadContext {
    clientAddress?: string;
  }

  interface Future {
    v3_singleFetch: true;
  }
}
