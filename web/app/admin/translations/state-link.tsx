import { Link as ChakraLink, chakra, Flex, VisuallyHidden } from '@chakra-ui/react';
import { Link } from '@remix-run/react';
import type { Language } from 'contract/languages';
import type { Translation } from 'contract/translation';
import { FROM_OVERVIEW } from '~/admin/admin-location';
import { languageName } from '~/admin/parts/language-name';
import { TRANSLATION_LOOKS } from '~/admin/parts/translation-badge';
import { usePanelUrl } from '~/admin/session/panel-url';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';
import { destinationOf } from './translation-destination';

interface StateLinkProps {
  row: Translation;
  language: Language;
  products: readonly string[];
  /** Opens a comparison, because Strapi's panel shows no earlier German text. */
  onReview: (panelHref: string) => void;
}

export function StateLink({ row, language, products, onReview }: StateLinkProps) {
  const { table } = useTexts('admin-translations');
  const { translation } = useTexts('admin');
  const panelUrl = usePanelUrl();
  const found = row.languages[language];
  if (!found) return <>{table.unreadable}</>;
  const { Icon, palette } = TRANSLATION_LOOKS[found.state];
  const isDone = found.state === 'complete';
  const destination = destinationOf(row, language, panelUrl, products);
  const label = fill(table.openIn, {
    name: row.name,
    language: languageName(language),
    state: translation[found.state],
  });
  const mark = (
    <Flex
      as="span"
      align="center"
      justify="center"
      minW="8"
      h="8"
      borderRadius="control"
      colorPalette={palette}
      color={isDone ? 'signal.greenDeep' : 'colorPalette.fg'}
      bg={isDone ? 'transparent' : 'colorPalette.subtle'}
      _hover={{ outline: '1px solid', outlineColor: 'petrol' }}
    >
      <Icon size={17} aria-hidden="true" />
    </Flex>
  );
  if (!destination) {
    return (
      <span title={label}>
        {mark}
        <VisuallyHidden>{translation[found.state]}</VisuallyHidden>
      </span>
    );
  }
  if ('panelHref' in destination) {
    if (found.state === 'outdated') {
      const { panelHref } = destination;
      const review = fill(table.review, {
        name: row.name,
        language: languageName(language),
        state: translation.outdated,
      });
      return (
        <chakra.button
          type="button"
          cursor="pointer"
          aria-label={review}
          title={review}
          onClick={() => onReview(panelHref)}
        >
          {mark}
        </chakra.button>
      );
    }
    const panelLabel = `${label} (${table.inPanel})`;
    return (
      <ChakraLink
        href={destination.panelHref}
        target="_blank"
        rel="noopener"
        aria-label={panelLabel}
        title={panelLabel}
      >
        {mark}
      </ChakraLink>
    );
  }
  return (
    <ChakraLink asChild aria-label={label} title={label}>
      <Link to={{ hash: destination.hash }} state={FROM_OVERVIEW} preventScrollReset>
        {mark}
      </Link>
    </ChakraLink>
  );
}
