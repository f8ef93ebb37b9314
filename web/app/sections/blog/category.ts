import type { PostCategory } from 'contract/post-fields';
import { colorOf } from '~/drawings/post-look';
import { accent } from '~/sections/shared/accent.css';

export const categoryAccent = (category: PostCategory | null): string => accent[colorOf({ category })];
