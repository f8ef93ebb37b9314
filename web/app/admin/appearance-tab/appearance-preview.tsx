import { chakra } from '@chakra-ui/react';
import { DEFAULT_LANGUAGE } from 'contract/languages';
import { useCallback, useEffect, useRef } from 'react';
import { useTexts } from '~/i18n/texts';
import type { Appearance } from '~/theme/appearance';
import { applyAppearance } from '~/theme/appearance-css';

/** In this preview the page shows no banner, rotates nothing, and follows no links (decision D7). */
const ADDRESS = `/${DEFAULT_LANGUAGE}?preview=appearance`;

export function AppearancePreview({ appearance }: { appearance: Appearance }) {
  const { preview } = useTexts('admin-appearance');
  const frame = useRef<HTMLIFrameElement>(null);
  const show = useCallback(() => {
    const document = frame.current?.contentDocument;
    if (document) applyAppearance(document, appearance);
  }, [appearance]);
  useEffect(show, [show]);
  return (
    <chakra.iframe
      ref={frame}
      src={ADDRESS}
      title={preview.title}
      onLoad={show}
      w="full"
      h={{ base: '32rem', lg: 'calc(100dvh - 13rem)' }}
      minH="28rem"
      bg="white"
      border="1px solid"
      borderColor="border"
      borderRadius="card"
    />
  );
}
