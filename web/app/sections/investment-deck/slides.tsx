import type { ReactNode } from 'react';
import { fill } from '~/i18n/fill';
import { BreakEvenSlide } from './break-even-slide';
import { CustomerNetwork } from './customer-network';
import type { DeckContent, SlideName } from './deck-content.server';
import { HighlightsSlide } from './highlights-slide';
import { MetricsSlide } from './metrics-slide';
import { PortfolioSlide } from './portfolio-slide';
import { RoadmapSlide } from './roadmap-slide';
import { SlideNotes } from './slide-notes';
import { TiersSlide } from './tiers-slide';

export interface SlideContent {
  name: string;
  brand: string;
  eyebrow: string;
  title: string;
  lead?: string;
  /** Set when the texts are in another language than the page (decisions A13). */
  lang?: string | undefined;
  ground: 'ink' | 'white' | 'paper';
  picture?: ReactNode;
  body: ReactNode;
  notes: ReactNode;
}

export function slidesOf(content: DeckContent): SlideContent[] {
  const { highlights, portfolio, roadmap, tiers, metrics, breakEven } = content.texts;
  const head = <Texts extends { eyebrow: string; title: string; lead?: string; lang?: string | undefined }>(
    name: SlideName,
    { eyebrow, title, lead, lang }: Texts,
  ) => ({
    name,
    brand: content.brand,
    eyebrow,
    title,
    lang,
    ...(lead !== undefined && { lead }),
    notes: <SlideNotes texts={content.texts.notes} notes={content.notes[name]} />,
  });
  return [
    {
      ...head('highlights', highlights),
      title: fill(highlights.title, { target: content.target }),
      ground: 'ink',
      picture: <CustomerNetwork content={content} />,
      body: <HighlightsSlide content={content} />,
    },
    { ...head('portfolio', portfolio), ground: 'white', body: <PortfolioSlide content={content} /> },
    { ...head('roadmap', roadmap), ground: 'paper', body: <RoadmapSlide content={content} /> },
    { ...head('tiers', tiers), ground: 'white', body: <TiersSlide content={content} /> },
    { ...head('metrics', metrics), ground: 'paper', body: <MetricsSlide content={content} /> },
    { ...head('breakEven', breakEven), ground: 'white', body: <BreakEvenSlide content={content} /> },
  ];
}
