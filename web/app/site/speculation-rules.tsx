import { useInlineScriptMark } from './inline-scripts';

/** Prefetches pages only: no files, no personal responses, nothing that an editor opens. */
const RULES = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          {
            not: {
              href_matches: [
                '/admin*',
                '/api/*',
                '/uploads/*',
                '/*.*',
                '/*investors-partners*',
                '/*investment-deck*',
              ],
            },
          },
          { not: { selector_matches: '[target], [download], [data-language]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
};

export function SpeculationRules() {
  return (
    <script
      type="speculationrules"
      nonce={useInlineScriptMark()}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant rules
      dangerouslySetInnerHTML={{ __html: JSON.stringify(RULES) }}
    />
  );
}
