import { Rss, Tags } from 'lucide-react';
import { useTexts } from '~/i18n/texts';
import { textLink } from '~/ui/button.css';
import { Link } from '~/ui/link';

export function BlogWays() {
  const { labels } = useTexts('blog');
  return (
    <>
      <Link to="/blog/tags" className={textLink} lang={labels.lang}>
        <Tags size={18} aria-hidden="true" />
        {labels.allTags}
      </Link>
      <Link to="/blog/feed" className={textLink} lang={labels.lang}>
        <Rss size={18} aria-hidden="true" />
        {labels.feed}
      </Link>
    </>
  );
}
