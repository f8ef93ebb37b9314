import { createContext, useContext } from 'react';

/**
 * What the server marks the inline scripts of a page with, so that its policy allows these and no others. It is new
 * for each page, nothing that a page shows can contain it, and it is taken off before the page is sent: the browser
 * knows none.
 */
const InlineScriptMark = createContext<string | undefined>(undefined);

export const InlineScriptMarkProvider = InlineScriptMark.Provider;

/** The `nonce` of every inline script that the site itself writes. */
export function useInlineScriptMark(): string | undefined {
  return useContext(InlineScriptMark);
}

interface InlineScriptProps<Given extends readonly unknown[]> {
  /** Is sent as it is written: it can use what it is given, and what browsers have. */
  run: (...given: Given) => void;
  given: Given;
}

/** Runs as soon as the browser reads it. */
export function InlineScript<const Given extends readonly unknown[]>({
  run,
  given,
}: InlineScriptProps<Given>) {
  return (
    <script
      nonce={useInlineScriptMark()}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a function of ours, without anything from outside
      dangerouslySetInnerHTML={{ __html: `(${run})(...${JSON.stringify(given)})` }}
    />
  );
}
