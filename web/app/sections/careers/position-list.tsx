import { Clock, MapPin } from 'lucide-react';
import { COMPANY } from '~/company';
import type { PageTexts } from '~/i18n/pages';
import { fill } from '~/i18n/texts';
import { cx } from '~/styled-system/css';
import { primary } from '~/ui/button.css';
import { visuallyHidden } from '~/ui/layout.css';
import { Section, SectionHeading } from '~/ui/section';
import * as styles from './careers.css';
import { mailHref, openPositions, type Position } from './positions';

type Texts = PageTexts<'careers'>;

export function PositionList({ positions, mail }: Pick<Texts, 'positions' | 'mail'>) {
  return (
    <Section id="positions" ground="paper" lang={positions.lang} labelledBy="positions-title">
      <SectionHeading id="positions-title" title={positions.title} />
      <div className={styles.positions}>
        {openPositions(positions).map((position) => (
          <Advertisement
            key={position.key}
            position={position}
            labels={positions}
            href={mailHref(COMPANY.email, fill(mail.subject, { title: position.title }))}
          />
        ))}
      </div>
    </Section>
  );
}

interface AdvertisementProps {
  position: Position;
  labels: Texts['positions'];
  href: string;
}

function Advertisement({
  position: { key, title, summary, tasks, profile },
  labels,
  href,
}: AdvertisementProps) {
  return (
    <article id={key} className={styles.position}>
      <div className={styles.top}>
        <div>
          {/* The titles are the same in every language (decisions G7). */}
          <h3 className={styles.title} lang="en">
            {title}
          </h3>
          <ul className={styles.facts}>
            <li className={styles.fact}>
              <MapPin size={16} strokeWidth={1.75} aria-hidden="true" />
              {labels.location}
            </li>
            <li className={styles.fact}>
              <Clock size={16} strokeWidth={1.75} aria-hidden="true" />
              {labels.type}
            </li>
          </ul>
          <p className={styles.summary}>{summary}</p>
        </div>
        <a href={href} className={cx(primary, styles.apply)}>
          {labels.apply}
          <span className={visuallyHidden}>: {title}</span>
        </a>
      </div>
      <div className={styles.lists}>
        <Points title={labels.tasksTitle} points={tasks} />
        <Points title={labels.profileTitle} points={profile} />
      </div>
    </article>
  );
}

function Points({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <div>
      <h4 className={styles.listTitle}>{title}</h4>
      <ul className={styles.points}>
        {points.map((point) => (
          <li key={point} className={styles.point}>
            <span>{point}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
