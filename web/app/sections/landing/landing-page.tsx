import { GermanOnlyNote } from '~/sections/shared/german-only-note';
import { PageIntro } from '~/sections/shared/page-intro';
import { ActionBlock } from './action-block';
import { DownloadsBlock, EventBlock, PictureBlock, ProductsBlock, QuoteBlock } from './entry-blocks';
import { type Ground, groundsOf } from './grounds';
import type { ShownBlock, ShownLandingPage } from './shown-blocks';
import { CardsBlock, FaqBlock, FiguresBlock, TextBlock } from './text-blocks';

interface LandingProps {
  page: ShownLandingPage;
  isInGermanAlone: boolean;
}

/** Shows a page of blocks. Their order decides the grounds and nothing else. */
export function Landing({ page, isInGermanAlone }: LandingProps) {
  const { title, description, blocks } = page;
  const grounds = groundsOf(blocks.map(({ kind }) => kind));
  return (
    <>
      <PageIntro
        title={title.value}
        lead={description?.value ?? ''}
        lang={title.lang}
        leadLang={description?.lang}
      >
        {isInGermanAlone && <GermanOnlyNote />}
      </PageIntro>
      {blocks.map((block, index) => (
        <AnyBlock key={block.id} block={block} ground={grounds[index] ?? 'white'} />
      ))}
    </>
  );
}

function AnyBlock({ block, ground }: { block: ShownBlock; ground: Ground }) {
  switch (block.kind) {
    case 'text':
      return <TextBlock block={block} ground={ground} />;
    case 'figures':
      return <FiguresBlock block={block} ground={ground} />;
    case 'cards':
      return <CardsBlock block={block} ground={ground} />;
    case 'faq':
      return <FaqBlock block={block} ground={ground} />;
    case 'action':
      return <ActionBlock block={block} ground={ground} />;
    case 'quote':
      return <QuoteBlock block={block} ground={ground} />;
    case 'picture':
      return <PictureBlock block={block} ground={ground} />;
    case 'downloads':
      return <DownloadsBlock block={block} ground={ground} />;
    case 'products':
      return <ProductsBlock block={block} ground={ground} />;
    case 'event':
      return <EventBlock block={block} ground={ground} />;
  }
}
