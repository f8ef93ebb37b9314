import { Box, Text } from '@chakra-ui/react';
import type { Language } from 'contract/languages';
import type { ShownText } from '~/features/text-preview/text-protocol';
import type { TextRef } from '~/features/text-preview/text-table';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';

/** Texts of the head, by their key in each copy file; search engines cut them after about so many characters. */
const HEAD_TEXTS = { title: ['meta.title', 60], description: ['meta.description', 155] } as const;

interface SearchResultProps {
  open: TextRef;
  texts: readonly ShownText[];
  path: string;
  language: Language;
}

export function SearchResult({ open, texts, path, language }: SearchResultProps) {
  const { result } = useTexts('admin-page-texts');
  const part = Object.values(HEAD_TEXTS).find(([key]) => key === open.key);
  if (!part) return null;
  const textAt = (name: string) =>
    texts.find(({ file, key }) => file === open.file && key === name)?.text ?? '';
  const [title, description] = [textAt(HEAD_TEXTS.title[0]), textAt(HEAD_TEXTS.description[0])];
  const [key, limit] = part;
  const count = [...textAt(key)].length;
  const steps = [window.location.host, language, ...path.split('/').filter(Boolean)];
  return (
    <Box mt="4">
      <Text fontSize="0.8125rem" fontWeight="600" color="fg.subtle">
        {result.title}
      </Text>
      <Box
        mt="1"
        p="3"
        bg="white"
        border="1px solid"
        borderColor="border"
        borderRadius="control"
        role="group"
        aria-label={result.title}
        lang={language}
      >
        <Text fontSize="0.75rem" color="fg.subtle" truncate>
          {steps.join(' › ')}
        </Text>
        <Text fontSize="1.125rem" lineHeight="1.35" color="petrol" truncate>
          {title}
        </Text>
        <Text fontSize="0.875rem" lineClamp="2">
          {description}
        </Text>
      </Box>
      <Text fontSize="0.8125rem" color="fg.subtle" mt="1" aria-live="polite">
        {fill(count > limit ? result.cut : result.fits, { count, limit })}
      </Text>
    </Box>
  );
}
