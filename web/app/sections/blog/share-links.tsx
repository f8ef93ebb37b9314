import { Link2, Mail } from 'lucide-react';
import { useTexts } from '~/i18n/texts';
import { cx } from '~/styled-system/css';
import { textLink } from '~/ui/button.css';
import { needsScript } from '~/ui/layout.css';
import * as styles from './article.css';

interface ShareLinksProps {
  title: string;
  address: string;
}

/** Shares by the visitor's own mail and clipboard, so that no third party is told. */
export function ShareLinks({ title, address }: ShareLinksProps) {
  const { labels } = useTexts('blog');
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`;
  return (
    <ul className={styles.share} aria-label={labels.share} lang={labels.lang}>
      <li>
        <a href={mail} className={textLink}>
          <Mail size={18} aria-hidden="true" />
          {labels.shareMail}
        </a>
      </li>
      <li className={needsScript}>
        <button
          type="button"
          className={cx(textLink, styles.copy)}
          data-copies={address}
          data-copied={labels.copied}
          data-copy-failed={labels.copyFailed}
        >
          <Link2 size={18} aria-hidden="true" />
          {labels.copyLink}
        </button>
      </li>
    </ul>
  );
}
