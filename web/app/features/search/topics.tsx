import { useTexts } from '~/i18n/texts';
import { Link } from '~/ui/link';
import * as styles from './search.css';
import { searchPath } from './search-path';

export function Topics({ heading }: { heading: 'large' | 'small' }) {
  const { topics } = useTexts('search');
  return (
    <div lang={topics.lang}>
      <h2 className={heading === 'large' ? styles.startTitle : styles.asideTitle}>{topics.title}</h2>
      <ul className={styles.topics}>
        {topics.items.map((topic) => (
          <li key={topic}>
            <Link to={searchPath(topic)} className={styles.topic}>
              {topic}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
