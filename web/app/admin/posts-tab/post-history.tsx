import type { PostCategory } from 'contract/post-fields';
import { Changes } from '~/admin/parts/history';
import { labelIn } from '~/admin/parts/language-name';
import { useAccount } from '~/admin/session/account';
import { useTexts } from '~/i18n/texts';

/** Left out of the undo: the site works these fields out from others, which can be put back. */
const DERIVED = ['slug', 'previousSlugs', 'readTime'];

export function PostHistory({ slug }: { slug: string }) {
  const { postFields } = useTexts('admin-history');
  const { categories } = useTexts('admin-posts');
  const { may } = useAccount();
  const labels: Readonly<Record<string, string>> = postFields;
  return (
    <Changes
      place={{ kind: 'post', key: slug }}
      labelOf={({ field, language }) => {
        const label = labels[field] ?? field;
        return language ? labelIn(label, language) : label;
      }}
      wordsOf={({ field }, value) => (field === 'category' ? categories[value as PostCategory] : undefined)}
      mayUndo={({ field }) => may.posts.update && field in labels && !DERIVED.includes(field)}
    />
  );
}
