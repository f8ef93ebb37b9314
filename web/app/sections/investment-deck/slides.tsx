import type { ReactNode } from 'react';
import { fill } from '~/i18n/fill';
import { BreakEvenSlide } from './break-even-slide';
import type { DeckContent } from './deck-content.server';
import { HighlightsSlide } from './highlights-slide';
import { MetricsSlide } from './metrics-slide';
import { PortfolioSlide } from './portfolio-slide';
import { RoadmapSlide } from './roadmap-slide';
import { TiersSlide } from './tiers-slide';

export interface SlideContent {
  name: string;
  /** The company's. */
  brand: string;
  eyebrow: string;
  title: string;
  lead?: string;
  /** Set when the texts are in another language than the page (decisions A13). */
  lang?: string | undefined;
  ground: 'ink' | 'white' | 'paper';
  body: ReactNode;
}

export function slidesOf(content: DeckContent): SlideContent[] {
  const { highlights, portfolio, roadmap, tiers, metrics, breakEven } = content.texts;
  const head = <Texts extends { eyebrow: string; title: string; lead?: string; lang?: string | undefined }>(
    name: string,
    { eyebrow, title, lead, lang }: Texts,
  ) => ({ name, brand: content.brand, eyebrow, title, lang, ...(lead !== undefined && { lead }) });
  return [
    {
      ...head('highlights', highlights),
      title: fill(highlights.title, { target: content.target }),
      ground: 'ink',
      body: <HighlightsSlide content={content} />,
    },
    { ...head('portfolio', portfolio), ground: 'white', body: <PortfolioSlide content={content} /> },
    { ...head('roadmap', roadmap), ground: 'paper', body: <RoadmapSlide content={content} /> },
    { ...head('tiers', tiers), ground: 'white', body: <TiersSlide content={content} /> },
    { ...head('metrics', metrics), ground: 'paper', body: <MetricsSlide content={content} /> },
    { ...head('break-even', breakEven), ground: 'white', body: <BreakEvenSlide content={content} /> },
  ];
}
