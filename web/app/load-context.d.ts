import '@remix-run/node';

declare module '@remix-run/node' {
  /** What the HTTP server tells loaders and actions; the development server says nothing. */
  interface AppLoadContext {
    clientAddress?: string;
    /** What a page marks its inline scripts with, for the policy that it is sent with. */
    inlineScriptMark?: string;
  }

  interface Future {
    v3_singleFetch: true;
  }
}
