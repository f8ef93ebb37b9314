import { isDue } from '../../../contract/post-fields';
import { BLOG_POST } from '../../content-types';

/** A state that Strapi does not have: published, with a date to come. Its badge takes the word from words/. */
const SCHEDULED = 'scheduled';
const POSTS = new RegExp(`/content-manager/collection-types/${BLOG_POST}(?:/[^/]+)?$`);

interface Post {
  status?: string;
  publicationDate?: string | null;
}
interface Answer {
  data?: Post | null;
  results?: Post[];
}

/** A changed draft stays "modified": its date may not be the one that is published. */
const isWaiting = ({ status, publicationDate }: Post) => status === 'published' && !isDue(publicationDate);

export function withScheduledStatus(send: typeof fetch, base: string): typeof fetch {
  return async (input, init = {}) => {
    const response = await send(input, init);
    const { url, method } = input instanceof Request ? input : { url: String(input), method: 'GET' };
    const isReading = (init.method ?? method).toUpperCase() === 'GET';
    if (!isReading || !response.ok || !POSTS.test(new URL(url, base).pathname)) return response;
    const answer = (await response.clone().json()) as Answer;
    const waiting = [...(answer.results ?? []), ...(answer.data ? [answer.data] : [])].filter(isWaiting);
    if (waiting.length === 0) return response;
    for (const post of waiting) post.status = SCHEDULED;
    return Response.json(answer, { status: response.status });
  };
}

const published = <Seen extends { status?: string }>(post: Seen): Seen =>
  post.status === SCHEDULED ? { ...post, status: 'published' } : post;

interface ActionProps {
  document?: { status?: string };
  documents?: { status?: string }[];
}

/** Strapi's actions know its own states alone: they take a scheduled post for published. */
export function forScheduledPosts<Action extends (props: never) => unknown>(action: Action): Action {
  const seeing = (props: ActionProps) =>
    action({
      ...props,
      ...(props.document && { document: published(props.document) }),
      ...(props.documents && { documents: props.documents.map(published) }),
    } as never);
  // Strapi finds actions by what they say of themselves, such as `type`.
  return Object.assign(seeing, action) as unknown as Action;
}
