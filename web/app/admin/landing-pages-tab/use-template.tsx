import { RadioGroup, Stack, Text } from '@chakra-ui/react';
import { type BlockKind, type BlockPart, lineOfBlock, newBlockId, partName } from 'contract/landing-blocks';
import { DEFAULT_LANGUAGE } from 'contract/languages';
import type { PostMotif } from 'contract/post-fields';
import { useState } from 'react';
import { useTexts } from '~/i18n/texts';

const TEMPLATES = ['fair', 'webinar', 'launch'] as const;
type Template = (typeof TEMPLATES)[number];

const MOTIFS = {
  fair: 'partners',
  webinar: 'calendar',
  launch: 'release',
} as const satisfies Record<Template, PostMotif>;

type WrittenBlock = { kind: string } & Partial<Record<Exclude<BlockPart, 'picture'>, string>>;

interface WrittenTemplate {
  name: string;
  description: string;
  blocks: readonly WrittenBlock[];
}

export function pageFrom({ description, blocks }: WrittenTemplate) {
  const ids: string[] = [];
  const made = blocks.map(({ kind, ...texts }) => {
    const id = newBlockId(ids);
    ids.push(id);
    const named = Object.entries(texts).flatMap(([part, text]) =>
      text ? [[partName(id, part as BlockPart), text] as const] : [],
    );
    return { line: lineOfBlock({ kind: kind as BlockKind, id, keys: [] }), named };
  });
  return {
    description: { [DEFAULT_LANGUAGE]: description },
    blocks: made.map(({ line }) => line),
    texts: { [DEFAULT_LANGUAGE]: Object.fromEntries(made.flatMap(({ named }) => named)) },
  };
}

export function useTemplate() {
  const { templates } = useTexts('admin-landing-pages');
  const [chosen, setChosen] = useState<Template | ''>('fair');
  return {
    input: chosen === '' ? {} : { ...pageFrom(templates[chosen]), motif: MOTIFS[chosen] },
    field: (
      <RadioGroup.Root
        value={chosen}
        onValueChange={({ value }) => setChosen((value ?? '') as Template | '')}
      >
        <RadioGroup.Label fontSize="0.875rem" fontWeight="600">
          {templates.label}
        </RadioGroup.Label>
        <Stack gap="2" mt="2">
          {[...TEMPLATES, '' as const].map((template) => (
            <RadioGroup.Item key={template} value={template} alignItems="start">
              <RadioGroup.ItemHiddenInput />
              <RadioGroup.ItemIndicator mt="1" />
              <RadioGroup.ItemText>
                {template === '' ? templates.none : templates[template].name}
                {template !== '' && (
                  <Text as="span" display="block" fontSize="0.8125rem" color="fg.subtle">
                    {templates[template].description}
                  </Text>
                )}
              </RadioGroup.ItemText>
            </RadioGroup.Item>
          ))}
        </Stack>
      </RadioGroup.Root>
    ),
  };
}
