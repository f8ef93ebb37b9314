import type { ServiceState } from 'contract/service-status-fields';
import type { Localized } from '~/content/published/localized';
import type { PageTexts } from '~/i18n/pages';
import { h3 } from '~/ui/section.css';
import { StateIcon } from './state-icon';
import * as styles from './status.css';

interface OverallProps {
  overall: PageTexts<'status'>['overall'];
  worst: ServiceState;
  incident: Localized<string> | null;
  /** Entered by hand, never computed (decisions C25). */
  updated: string;
  updatedLang?: string | undefined;
  /** In words, once the overview is too old to be taken for today's state. */
  age: string | null;
}

export function Overall({ overall, worst, incident, updated, updatedLang, age }: OverallProps) {
  return (
    <div className={styles.overall[age === null ? worst : 'old']} lang={overall.lang} data-age={age}>
      <div className={styles.overallTitle}>
        <StateIcon state={worst} isOld={age !== null} />
        <h2 className={h3}>{worst === 'operational' ? overall.title : overall.impaired}</h2>
      </div>
      {incident && (
        <p className={styles.incident} lang={incident.lang}>
          {incident.value}
        </p>
      )}
      <p className={styles.overallText}>{overall.text}</p>
      <p className={styles.updated} lang={updatedLang}>
        {updated}
        {age !== null && <strong className={styles.age}>{age}</strong>}
      </p>
    </div>
  );
}
