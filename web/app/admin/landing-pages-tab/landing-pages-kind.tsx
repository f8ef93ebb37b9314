import { type EntryShape, FIELD_FIRST, type Fields } from 'contract/entry-body';
import type { Field } from 'contract/field';
import { BLOCK_PARTS, BLOCKS, type Block, blocksOf, partName, readPartName } from 'contract/landing-blocks';
import { LANDING_PAGE, type LandingState, landingState, OWN_TIMES } from 'contract/landing-page-fields';
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type Language } from 'contract/languages';
import type { EditedEntry } from 'contract/ordered';
import { LayoutTemplate } from 'lucide-react';
import type { KindTexts } from '~/admin/ordered-kind/kind-texts';
import { kindView, type PartWords } from '~/admin/ordered-kind/kind-view';
import { fill } from '~/i18n/fill';
import type { PageTexts } from '~/i18n/pages';
import { BlocksWidget } from './blocks-widget';
import { copyOfPage } from './copy-of-page';
import { LandingPreview } from './landing-preview';
import { useTemplate } from './use-template';

type Texts = PageTexts<'admin-landing-pages'>;

const blocksIn = ({ blocks }: Fields): Block[] => blocksOf(Array.isArray(blocks) ? blocks : []);

function fieldsOf({ kind, id }: Block): [string, Field][] {
  const parts: readonly (keyof typeof BLOCK_PARTS)[] = BLOCKS[kind].parts;
  const first = parts.find((part) => part !== 'picture');
  return parts.map((part) => [
    partName(id, part),
    { ...BLOCK_PARTS[part], ...(part === first && { begins: id }) },
  ]);
}

function shapeOf(values: Fields): EntryShape {
  const { fields, names, parts } = LANDING_PAGE;
  const ofBlocks = blocksIn(values).flatMap(fieldsOf);
  return {
    fields: { ...fields, ...Object.fromEntries<Field>(ofBlocks) },
    names: names ?? FIELD_FIRST,
    parts,
  };
}

/** Names the parts of blocks by their places, such as `2. Karten: Text`. */
function wordsOf(texts: KindTexts, values: Fields): PartWords {
  const { parts, blocks: words, builder, ownTimes } = texts as Texts;
  const blocks = blocksIn(values);
  const titleOf = ({ kind }: Block, index: number) =>
    fill(builder.number, { number: index + 1, block: words[kind].name });
  return {
    labelOf: ({ field }) => {
      const found = readPartName(field);
      if (!found) return undefined;
      const part = parts[found.part];
      // Lists of drafts and findings know the name alone.
      if (!('blocks' in values)) return fill(parts.ofSome, { part });
      const index = blocks.findIndex(({ id }) => id === found.id);
      const block = blocks[index];
      if (!block) return fill(parts.removed, { part });
      return fill(parts.ofBlock, { number: index + 1, block: words[block.kind].name, part });
    },
    groups: Object.fromEntries([
      [OWN_TIMES, ownTimes],
      ...blocks.map((block, index) => [
        block.id,
        { title: titleOf(block, index), lead: words[block.kind].hint },
      ]),
    ]),
  };
}

const picturesOf = (values: Fields): string[] =>
  blocksIn(values).flatMap(({ kind, id }) => (kind === 'picture' ? [partName(id, 'picture')] : []));

/** Other languages show the German page at the German times. */
function stateOf(page: EditedEntry<'landing-page'>): LandingState | 'partly' {
  const stateIn = (language: Language) =>
    landingState(page, {
      languageFrom: page.languageFrom[language],
      languageUntil: page.languageUntil[language],
    });
  const translated = LANGUAGE_CODES.filter((language) => page.title[language]?.trim());
  const german = stateIn(DEFAULT_LANGUAGE);
  return translated.every((language) => stateIn(language) === german) ? german : 'partly';
}

export const LANDING_PAGES = kindView('landing-page', {
  Icon: LayoutTemplate,
  stateOf,
  palettes: { published: 'green', partly: 'yellow', scheduled: 'yellow', ended: 'yellow', hidden: 'gray' },
  address: { start: LANDING_PAGE.addressOf(''), width: '4.75rem' },
  widgets: { blocks: BlocksWidget },
  shapeOf,
  wordsOf,
  leadOf: (values) => ['blocks', ...picturesOf(values)],
  useBeginning: useTemplate,
  copyOf: copyOfPage,
  Preview: LandingPreview,
});
