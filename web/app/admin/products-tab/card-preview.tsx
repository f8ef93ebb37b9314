import { Box, Text } from '@chakra-ui/react';
import { FIELD_FIRST, type Fields } from 'contract/entry-body';
import { DEFAULT_LANGUAGE } from 'contract/languages';
import {
  DEFAULT_PROJECT_COLOR,
  DEFAULT_PROJECT_ICON,
  PROJECT_COLORS,
  PROJECT_ICONS,
  PROJECT_ILLUSTRATIONS,
  type ProjectText,
} from 'contract/project-fields';
import { useEffect, useRef } from 'react';
import { isWebAddress, textOf } from '~/admin/entry/entry-fields';
import { useTexts } from '~/i18n/texts';
import { type CardProject, ProjectCard } from '~/sections/home/project-card';

const LANG = DEFAULT_LANGUAGE;

function projectOf(key: string, values: Fields): CardProject {
  const germanOf = (field: ProjectText) => values[FIELD_FIRST.of({ field, language: LANG })];
  const description = textOf(germanOf('description'));
  const features = germanOf('features');
  const externalUrl = textOf(values.externalUrl).trim();
  return {
    key,
    title: { value: textOf(germanOf('title')) || key, lang: LANG },
    description: description ? { value: description, lang: LANG } : null,
    features: { value: Array.isArray(features) ? features.filter(Boolean) : [], lang: LANG },
    color: PROJECT_COLORS.find((color) => color === values.color) ?? DEFAULT_PROJECT_COLOR,
    icon: PROJECT_ICONS.find((icon) => icon === values.icon) ?? DEFAULT_PROJECT_ICON,
    illustration: PROJECT_ILLUSTRATIONS.find((name) => name === values.illustration) ?? null,
    stage: textOf(values.status),
    externalUrl: isWebAddress(externalUrl) ? externalUrl : null,
  };
}

export function CardPreview({ productKey, values }: { productKey: string; values: Fields }) {
  const { editor } = useTexts('admin-products');
  const card = useRef<HTMLDivElement>(null);
  // Keeps the link of the card from leading out of the editor. React 18 does not know `inert`.
  useEffect(() => {
    card.current?.toggleAttribute('inert', true);
  }, []);
  return (
    <Box as="section" minW="0">
      <Text fontSize="0.875rem" fontWeight="600" color="fg.subtle" mb="2">
        {editor.card}
      </Text>
      <div ref={card}>
        <ProjectCard project={projectOf(productKey, values)} />
      </div>
    </Box>
  );
}
