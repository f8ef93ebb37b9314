import type { BlockKind } from 'contract/landing-blocks';
import type { OptionalMessageField } from 'contract/message-fields';
import type { PostMotif } from 'contract/post-fields';
import type { Localized } from '~/content/published/localized';
import type { ShownPicture } from '~/content/published/picture';
import type { MarkdownDocument } from '~/markdown/document';
import type { ShownResource } from '~/sections/documentation/shown-resource';

/** A heading of depth 3 with what follows it. */
export interface Piece {
  title: MarkdownDocument;
  text: MarkdownDocument;
}

export interface Pieces {
  lead: MarkdownDocument;
  pieces: Piece[];
  lang: Localized<string>['lang'];
}

export interface ShownQuote {
  quote: Localized<string>;
  name: string;
  role: Localized<string> | null;
  organisation: string | null;
  logo: ShownPicture | null;
}

export interface ShownEvent {
  title: Localized<string>;
  description: Localized<string> | null;
  place: Localized<string> | null;
  /** In the words of the page's language. */
  when: string;
  /** For machines: the beginning as an instant. */
  begins: string;
  link: string | null;
}

export type ShownBlock = { id: string; title: Localized<string> | null } & (
  | { kind: 'text'; text: Localized<MarkdownDocument> | null }
  | { kind: 'figures'; text: Pieces }
  | { kind: 'cards'; text: Pieces }
  | { kind: 'faq'; text: Pieces }
  | { kind: 'action'; text: Localized<MarkdownDocument> | null; label: Localized<string> | null; to: string }
  | { kind: 'form'; text: Localized<MarkdownDocument> | null; fields: OptionalMessageField[] }
  | { kind: 'quote'; quote: ShownQuote }
  | { kind: 'picture'; picture: ShownPicture }
  | { kind: 'downloads'; text: Localized<MarkdownDocument> | null; resources: ShownResource[] }
  | { kind: 'products'; text: Localized<MarkdownDocument> | null; products: string[] }
  | { kind: 'event'; event: ShownEvent }
  /** Has nothing to show yet; only where blocks are arranged. */
  | { kind: 'empty'; of: BlockKind }
);

export interface EmptyWords {
  names: Readonly<Record<BlockKind, string>>;
  empty: string;
}

export interface ShownLandingPage {
  key: string;
  motif: PostMotif;
  title: Localized<string>;
  description: Localized<string> | null;
  blocks: ShownBlock[];
}
