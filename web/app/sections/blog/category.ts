import type { PostCategory } from 'contract/post-fields';
import { accent } from '~/sections/shared/accent.css';

const COLORS = {
  products: 'blue',
  partnerships: 'purple',
  company: 'slate',
  technology: 'teal',
} as const satisfies Record<PostCategory, keyof typeof accent>;

export const categoryAccent = (category: PostCategory | null): string =>
  accent[category ? COLORS[category] : 'slate'];
