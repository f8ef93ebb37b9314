import type { PageTexts } from '~/i18n/pages';
import { h3 } from '~/ui/section.css';
import { StateIcon } from './state-icon';
import * as styles from './status.css';

interface OverallProps {
  overall: PageTexts<'status'>['overall'];
  /** Entered by hand, never computed (decisions C25). */
  updated: string;
  updatedLang?: string | undefined;
}

export function Overall({ overall, updated, updatedLang }: OverallProps) {
  return (
    <div className={styles.overall} lang={overall.lang}>
      <div className={styles.overallTitle}>
        <StateIcon state="operational" />
        <h2 className={h3}>{overall.title}</h2>
      </div>
      <p className={styles.overallText}>{overall.text}</p>
      <p className={styles.updated} lang={updatedLang}>
        {updated}
      </p>
    </div>
  );
}
