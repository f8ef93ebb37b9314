import { createContext, useContext } from 'react';

/** Marks the site's inline scripts for the policy: random per page, unknown to content, removed before sending. */
const InlineScriptMark = createContext<string | undefined>(undefined);

export const InlineScriptMarkProvider = InlineScriptMark.Provider;

export function useInlineScriptMark(): string | undefined {
  return useContext(InlineScriptMark);
}

interface InlineScriptProps<Given extends readonly unknown[]> {
  /** Sent as source text: it can use only its parameters and browser globals. */
  run: (...given: Given) => void;
  given: Given;
}

export function InlineScript<const Given extends readonly unknown[]>({
  run,
  given,
}: InlineScriptProps<Given>) {
  return (
    <script
      nonce={useInlineScriptMark()}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own function, with nothing from outside
      dangerouslySetInnerHTML={{ __html: `(${run})(...${JSON.stringify(given)})` }}
    />
  );
}
