import type { Language } from 'contract/languages';
import type { Post } from '~/content/published/posts.server';
import type { MarkdownDocument } from '~/markdown/document';
import { type OutlineEntry, outlineOf } from '~/markdown/outline';
import { parseMarkdown } from '~/markdown/parse-markdown';
import { boundDocument } from '~/typography';
import { type ListedPost, listedPost } from './listed-posts';

export interface ArticleView {
  post: ListedPost & Pick<Post, 'lastUpdated'>;
  body: MarkdownDocument;
  outline: OutlineEntry[];
}

/** Parses the Markdown on the server, so that browsers need no parser. */
export function readArticle(post: Post, language: Language): ArticleView {
  const body = boundDocument(parseMarkdown(post.content));
  const { lastUpdated } = post;
  const { content: _source, searchTexts: _head, ...summary } = post;
  return {
    post: { ...listedPost(summary, language), lastUpdated },
    body,
    outline: outlineOf(body),
  };
}
