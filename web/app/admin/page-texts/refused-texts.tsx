import { Box, Grid, Heading, Text } from '@chakra-ui/react';
import type { RefusedText } from 'contract/translator-file';
import { entryOfFile } from 'contract/translator-file-fields';
import { useId } from 'react';
import { useKindWords } from '~/admin/ordered-kind/kind-texts';
import { languageName } from '~/admin/parts/language-name';
import { Quote } from '~/admin/parts/quote';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';

/** A file of another site may be refused as a whole, with thousands of texts. */
const SHOWN = 100;

export function RefusedTexts({ refused }: { refused: readonly RefusedText[] }) {
  const { translators: texts, problems } = useTexts('admin-page-texts');
  const reasons = { ...problems, ...texts.problems };
  const kinds = { ...useTexts('admin-translations').kinds, ...useKindWords('many') };
  const placeOf = (file: string) => {
    const entry = entryOfFile(file);
    return entry ? `${kinds[entry.kind]}: ${entry.key}` : file;
  };
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <Heading as="h4" id={heading} fontSize="0.9375rem" mb="2">
        {texts.refused}
      </Heading>
      <Box as="ol" listStyleType="none" p="0" display="grid" gap="4">
        {refused.slice(0, SHOWN).map(({ file, key, language, problem, limit = 0, text, now }) => (
          <Box as="li" key={[language, file, key, text].join('/')} minW="0">
            <Text fontWeight="600" fontSize="0.875rem" overflowWrap="anywhere">
              {fill(texts.place, { file: placeOf(file), key, language: languageName(language) })}
            </Text>
            <Text fontSize="0.875rem">{fill(reasons[problem], { limit })}</Text>
            <Grid mt="2" gap="2" gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 11rem), 1fr))">
              <Quote label={texts.inFile} language={language}>
                {text}
              </Quote>
              {now !== null && (
                <Quote label={texts.now} language={language}>
                  {now}
                </Quote>
              )}
            </Grid>
          </Box>
        ))}
      </Box>
      {refused.length > SHOWN && <Text mt="3">{fill(texts.more, { count: refused.length - SHOWN })}</Text>}
    </section>
  );
}
