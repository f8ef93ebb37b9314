import type { PostCover as Cover } from '~/content/published/posts.server';
import type { PostLook } from '~/drawings/post-look';
import { Picture } from '~/ui/picture';
import { DrawnCover } from './drawn-cover';

const SIZES = {
  lead: '(min-width: 80em) 648px, (min-width: 64em) 54vw, (min-width: 48em) 44vw, 100vw',
  card: '(min-width: 80em) 588px, (min-width: 48em) 50vw, 100vw',
  row: '(min-width: 48em) 240px, 100vw',
  banner: '(min-width: 80em) 1200px, 100vw',
} as const;

interface PostCoverProps {
  post: PostLook & { cover: Cover | null };
  shape: keyof typeof SIZES;
  className: string;
}

export function PostCover({ post, shape, className }: PostCoverProps) {
  const { cover, category, motif } = post;
  if (!cover) return <DrawnCover category={category} motif={motif} className={className} />;
  // In a list the link's title suffices; the alternative text is read at the top of the article.
  const image = shape !== 'banner' ? { ...cover, alternativeText: null } : cover;
  return <Picture image={image} sizes={SIZES[shape]} className={className} isEager={shape === 'banner'} />;
}
