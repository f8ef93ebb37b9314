import { useInlineScriptMark } from './inline-scripts';

/** Pages of the site, and no files; not those whose answer is for one person, and nothing that an editor opens. */
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

/** Lets the browser fetch the page that a pointer rests on. Browsers do nothing of that for visitors who save data. */
export function SpeculationRules() {
  return (
    <script
      type="speculationrules"
      nonce={useInlineScriptMark()}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: fixed rules of ours
      dangerouslySetInnerHTML={{ __html: JSON.stringify(RULES) }}
    />
  );
}
