import { Box, Heading, Text } from '@chakra-ui/react';
import { Link } from '@remix-run/react';
import { DEFAULT_LANGUAGE, LANGUAGE_CODES } from 'contract/languages';
import { hashOf } from '~/admin/admin-location';
import { usePageTextList } from '~/admin/data/page-texts';
import { placeOfFile } from '~/admin/page-texts/text-pages';
import { languageName } from '~/admin/parts/language-name';
import { Loaded } from '~/admin/parts/load-state';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';

/** Counts the texts of the pages whose translation is older than German; all others are built in, and complete. */
export function PageTextStates() {
  const { pageTexts } = useTexts('admin-translations');
  const files = usePageTextList();
  const all = files.data ?? [];
  const total = all.reduce((sum, { count }) => sum + count, 0);
  const outdated = all.flatMap(({ file, outdated: counts }) =>
    LANGUAGE_CODES.filter((code) => code !== DEFAULT_LANGUAGE).flatMap((language) => {
      const count = counts[language] ?? 0;
      return count > 0 ? [{ file, language, count }] : [];
    }),
  );
  return (
    <Box as="section" aria-labelledby="page-text-states" mt="8">
      <Heading as="h3" id="page-text-states" fontSize="1rem" mb="2">
        {pageTexts.title}
      </Heading>
      <Loaded query={files}>
        <Text fontSize="0.875rem">
          {fill(outdated.length === 0 ? pageTexts.complete : pageTexts.outdated, {
            total: total.toLocaleString('de'),
          })}
        </Text>
        <Box as="ul" listStyleType="none" mt="2" fontSize="0.875rem">
          {outdated.map(({ file, language, count }) => (
            <li key={`${file} ${language}`}>
              <Link
                to={{ hash: hashOf({ tab: 'pages', item: null, textsOf: placeOfFile(file), language }) }}
                preventScrollReset
              >
                {fill(pageTexts.row, { file, language: languageName(language), count })}
              </Link>
            </li>
          ))}
        </Box>
      </Loaded>
    </Box>
  );
}
