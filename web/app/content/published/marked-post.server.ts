import type { Language } from 'contract/languages';
import { contentFile } from '~/i18n/content-text';
import { currentEdition } from '~/i18n/edition.server';
import type { MarkdownDocument } from '~/markdown/document';
import { markedDocument } from './shown-section.server';

interface Identified {
  id: string;
  lang: Language;
}

/** Marks a text of a post, so that pointing at it leads to the post in Strapi's panel, where posts are written. */
function marking({ id, lang }: Identified, key: 'title' | 'excerpt' | 'content') {
  const edition = currentEdition();
  const ref = { file: contentFile('post', id), language: edition.languageOf(lang), key };
  return (text: string) => text && edition.marked(text, ref);
}

export const markedPost = <Post extends Identified & { title: string; excerpt: string }>(
  post: Post,
): Post => ({
  ...post,
  title: marking(post, 'title')(post.title),
  excerpt: marking(post, 'excerpt')(post.excerpt),
});

export const markedBody = (body: MarkdownDocument, post: Identified): MarkdownDocument =>
  currentEdition().isMarked ? markedDocument(body, marking(post, 'content')) : body;
