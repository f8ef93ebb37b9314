import type { PageTexts } from '~/i18n/pages';
import { Link } from '~/ui/link';
import * as styles from './docs.css';
import { TABS, type Tab, tabHref } from './tabs';

interface ChapterNavProps {
  label: string;
  labelLang?: string | undefined;
  names: PageTexts<'docs-idatik'>['tabs'];
  /** `null` while all chapters are shown. */
  current: Tab | null;
}

/** Uses links, not a tablist: each chapter has an address and needs no script. */
export function ChapterNav({ label, labelLang, names, current }: ChapterNavProps) {
  return (
    <nav aria-label={label} lang={labelLang} className={styles.nav}>
      <ul className={styles.tabs}>
        {TABS.map((tab) => (
          <li key={tab}>
            <Link
              to={tabHref(tab)}
              className={styles.tab}
              lang={names.lang}
              aria-current={tab === current ? 'page' : undefined}
            >
              {names[tab]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
