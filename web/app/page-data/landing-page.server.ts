import { type Block, type BlockPart, blockDeclaration, partName } from 'contract/landing-blocks';
import { LANGUAGES, type Language } from 'contract/languages';
import { OPTIONAL_MESSAGE_FIELDS } from 'contract/message-fields';
import { type Event, getEvents } from '~/content/published/events.server';
import type { LandingPage } from '~/content/published/landing-pages.server';
import type { Localized } from '~/content/published/localized';
import { getReferences, type Reference } from '~/content/published/references.server';
import { getResources, type Resource } from '~/content/published/resources.server';
import { preparing } from '~/content/published/shown-section.server';
import { orWhenUnavailable } from '~/content/store/availability.server';
import { LANDING_COLOR } from '~/drawings/post-look';
import { shownProducts } from '~/features/products/catalog.server';
import { contactFrom } from '~/features/products/products';
import { currentEdition } from '~/i18n/edition.server';
import { textsFor } from '~/i18n/texts.server';
import type { MarkdownDocument } from '~/markdown/document';
import { shownResource } from '~/sections/documentation/shown-resource';
import type { Pieces, ShownBlock, ShownEvent, ShownLandingPage } from '~/sections/landing/shown-blocks';

interface Shown {
  events: readonly Event[];
  references: readonly Reference[];
  resources: readonly Resource[];
  products: readonly string[];
}

async function shownContent(language: Language): Promise<Shown> {
  const [events, references, resources, products] = await Promise.all([
    orWhenUnavailable(getEvents(language), []),
    orWhenUnavailable(getReferences(language), []),
    orWhenUnavailable(getResources(language), []),
    shownProducts(language),
  ]);
  return { events, references, resources, products: products.map(({ key }) => key) };
}

/** Gives all headings of a text one depth, so that the headings of the page leave none out. */
const flattened = ({ value, lang }: Localized<MarkdownDocument>): Localized<MarkdownDocument> => ({
  value: value.map((block) => (block.type === 'heading' ? { ...block, depth: 1 } : block)),
  lang,
});

function piecesOf({ value, lang }: Localized<MarkdownDocument>): Pieces {
  const pieces: Pieces = { lead: [], pieces: [], lang };
  for (const block of value) {
    if (block.type === 'heading') pieces.pieces.push({ title: [block], text: [] });
    else (pieces.pieces.at(-1)?.text ?? pieces.lead).push(block);
  }
  return pieces;
}

const localeOf = (language: Language) =>
  (LANGUAGES.find(({ code }) => code === language) ?? LANGUAGES[0]).locale;

const DAY = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'Europe/Berlin' } as const;
const TIME = { hour: 'numeric', minute: '2-digit' } as const;

export function periodOf(
  { begins, ends }: { begins: string; ends: string | null },
  language: Language,
): string {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(localeOf(language), options);
  const [from, to] = [new Date(begins), new Date(ends ?? begins)];
  const isOneDay = format(DAY).format(from) === format(DAY).format(to);
  if (!isOneDay) return format(DAY).formatRange(from, to);
  return ends === null
    ? format({ ...DAY, ...TIME }).format(from)
    : format({ ...DAY, ...TIME }).formatRange(from, to);
}

function eventOf(event: Event | undefined, language: Language): ShownEvent | null {
  if (!event?.begins) return null;
  const { title, description, place, begins, ends, link } = event;
  return { title, description, place, begins, when: periodOf({ begins, ends }, language), link };
}

export const landingLook = ({ motif }: LandingPage) =>
  ({ color: LANDING_COLOR, illustration: motif, scene: null }) as const;

export async function landingView(
  page: LandingPage,
  language: Language,
  { hasEmptyBlocks = false } = {},
): Promise<ShownLandingPage> {
  const { line, document } = preparing('landing-page', page.key, currentEdition());
  const shown = await shownContent(language);
  const reader = { language, locale: localeOf(language) };
  const lineOf = ({ id }: Block, part: BlockPart) =>
    line(partName(id, part), page.texts[partName(id, part)] ?? null);
  const documentOf = ({ id }: Block) => {
    const name = partName(id, 'text');
    const text = page.texts[name];
    return text ? flattened(document(name, text)) : null;
  };
  const blockOf = (block: Block): ShownBlock | null => {
    const { kind, id, keys } = block;
    const [key] = keys;
    const title = lineOf(block, 'title');
    const text = documentOf(block);
    switch (kind) {
      case 'text':
        return title || text ? { kind, id, title, text } : null;
      case 'figures':
      case 'cards':
      case 'faq': {
        const pieces = text && piecesOf(text);
        return pieces && pieces.pieces.length > 0 ? { kind, id, title, text: pieces } : null;
      }
      case 'action':
        if (!title && !text) return null;
        return { kind, id, title, text, label: lineOf(block, 'label'), to: contactFrom(page.key) };
      case 'form': {
        const { intro } = textsFor(language, 'contact').contact;
        const heading = title ?? { value: intro.title, lang: intro.lang ?? language };
        const fields = OPTIONAL_MESSAGE_FIELDS.filter((name) => keys.includes(name));
        return { kind, id, title: heading, text, fields };
      }
      case 'quote': {
        const found = shown.references.find((reference) => reference.key === key);
        if (!found?.quote) return null;
        const { quote, name, role, organisation, logo } = found;
        return { kind, id, title: null, quote: { quote, name, role, organisation, logo } };
      }
      case 'picture': {
        const picture = page.images[partName(id, 'picture')];
        return picture ? { kind, id, title, picture } : null;
      }
      case 'downloads': {
        const resources = keys.flatMap((one) => {
          const resource = shown.resources.find((candidate) => candidate.key === one);
          return (resource && shownResource(resource, reader)) ?? [];
        });
        return resources.length > 0 ? { kind, id, title, text, resources } : null;
      }
      case 'products': {
        const products = keys.filter((one) => shown.products.includes(one));
        return products.length > 0 ? { kind, id, title, text, products } : null;
      }
      case 'event': {
        const event = eventOf(
          shown.events.find((one) => one.key === key),
          language,
        );
        return event && { kind, id, title, event };
      }
    }
  };
  const emptyBlocks = ({ kind, id }: Block): ShownBlock[] =>
    hasEmptyBlocks ? [{ kind: 'empty', id, title: null, of: kind }] : [];
  // Strapi's panel could store a second form, whose fields would have the ids of the first.
  const isFirst = ({ kind, id }: Block) =>
    !blockDeclaration(kind).isSingle || page.blocks.find((block) => block.kind === kind)?.id === id;
  return {
    key: page.key,
    motif: page.motif,
    title: line('title', page.title) ?? page.title,
    description: line('description', page.description),
    blocks: page.blocks.filter(isFirst).flatMap((block) => blockOf(block) ?? emptyBlocks(block)),
  };
}
