import { Box, Text } from '@chakra-ui/react';
import { DEFAULT_LANGUAGE, type Language } from 'contract/languages';
import { useMemo } from 'react';
import { fill } from '~/i18n/fill';
import { termsIn, unwantedIn } from '~/i18n/terms';
import { useTexts } from '~/i18n/texts';

interface TermHintsProps {
  german: string;
  text: string;
  language: Language;
}

export function TermHints({ german, text, language }: TermHintsProps) {
  const { terms } = useTexts('admin');
  const hints = useMemo(() => termsIn(german, text, language), [german, text, language]);
  const wrong = useMemo(() => unwantedIn(text, language), [text, language]);
  if (hints.length === 0 && wrong.length === 0) return null;
  return (
    <Box fontSize="0.8125rem" color="fg.muted">
      {wrong.map(({ found, but }) => (
        <Text key={found} color="fg.warning">
          {fill(terms.unwanted, { found, but })}
        </Text>
      ))}
      {language !== DEFAULT_LANGUAGE && hints.length > 0 && (
        <>
          <Text fontWeight="600">{terms.title}</Text>
          <Box as="ul" listStyleType="none">
            {hints.map(({ german: word, agreed, isUsed }) => (
              <li key={word}>
                {word} → <span lang={language}>{agreed}</span> ({isUsed ? terms.used : terms.missing})
              </li>
            ))}
          </Box>
        </>
      )}
    </Box>
  );
}
