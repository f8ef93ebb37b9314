import type { Language } from 'contract/languages';
import type { Localized } from '~/content/published/localized';
import type { PageTexts } from '~/i18n/pages';

/** `lang` is set where the texts are in another language than the page (decisions A13). */
type Block<Content> = Content & { lang?: Language };

interface Card {
  title: string;
  text: string;
  badge?: string;
}

/** The texts of every product's page: the editors' before the built-in ones; blocks without texts are null. */
export interface ProductCopy {
  summary: string;
  hero: Block<{
    title: Localized<string>;
    subtitle: Localized<string>;
    description: Localized<string>;
    badge: string;
    badgeNote: string;
    banner: string;
    demo: string;
    contact: string;
    secondary: string;
  }>;
  features: Localized<string[]>;
  figures: Block<{ label: string; items: { figure: string; caption: string }[] }> | null;
  capabilities: Block<{ title: string; lead: string; items: Card[] }> | null;
  benefits: Block<{ title: string; items: Card[]; fact: { figure: string; caption: string } | null }> | null;
  specifications: Block<{ title: string; lead: string; groups: { title: string; items: string[] }[] }> | null;
  useCases: Block<{ title: string; items: Card[] }> | null;
  limits: Block<{ title: string; items: string[] }> | null;
  closing: Block<{ title: string; text: string; demo: string; contact: string }>;
  hub: PageTexts<'product-attrian'>['hub'] | null;
}
