import type { ReactNode } from 'react';
import { GermanOnlyNote } from '~/sections/shared/german-only-note';
import { PageIntro } from '~/sections/shared/page-intro';
import { ActionBlock } from './action-block';
import { EmptyBlock } from './empty-block';
import { DownloadsBlock, EventBlock, PictureBlock, ProductsBlock, QuoteBlock } from './entry-blocks';
import { FormBlock } from './form-block';
import { type Ground, groundsOf } from './grounds';
import { HeadDrawing } from './head-drawing';
import type { EmptyWords, ShownBlock, ShownLandingPage } from './shown-blocks';
import { CardsBlock, FaqBlock, FiguresBlock, TextBlock } from './text-blocks';

interface LandingProps {
  page: ShownLandingPage;
  isInGermanAlone: boolean;
  form?: ReactNode;
  emptyWords?: EmptyWords | undefined;
}

export function Landing({ page, isInGermanAlone, form, emptyWords }: LandingProps) {
  const { title, description, blocks } = page;
  const grounds = groundsOf(blocks.map(({ kind }) => kind));
  return (
    <>
      <PageIntro
        title={title.value}
        lead={description?.value ?? ''}
        lang={title.lang}
        leadLang={description?.lang}
        aside={<HeadDrawing motif={page.motif} />}
      >
        {isInGermanAlone && <GermanOnlyNote />}
      </PageIntro>
      {blocks.map((block, index) => (
        <AnyBlock
          key={block.id}
          block={block}
          ground={grounds[index] ?? 'white'}
          form={form}
          emptyWords={emptyWords}
        />
      ))}
    </>
  );
}

interface AnyBlockProps extends Pick<LandingProps, 'form' | 'emptyWords'> {
  block: ShownBlock;
  ground: Ground;
}

function AnyBlock({ block, ground, form, emptyWords }: AnyBlockProps) {
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
    case 'form':
      return <FormBlock block={block} ground={ground} form={form} />;
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
    case 'empty':
      return <EmptyBlock block={block} ground={ground} words={emptyWords} />;
  }
}
