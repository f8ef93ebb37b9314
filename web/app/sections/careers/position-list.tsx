import { Clock, MapPin } from 'lucide-react';
import { fill } from '~/i18n/fill';
import type { PageTexts } from '~/i18n/pages';
import { useCompany } from '~/i18n/use-company';
import { cx } from '~/styled-system/css';
import { primary } from '~/ui/button.css';
import { visuallyHidden } from '~/ui/layout.css';
import { Section, SectionHeading } from '~/ui/section';
import { h3 } from '~/ui/section.css';
import * as styles from './careers.css';
import { mailHref, openPositions, type Position } from './positions';

type Texts = PageTexts<'careers'>;

export function PositionList({
  positions,
  speculative,
  mail,
}: Pick<Texts, 'positions' | 'speculative' | 'mail'>) {
  const { email } = useCompany();
  return (
    <Section id="positions" ground="paper" lang={positions.lang} labelledBy="positions-title">
      <SectionHeading id="positions-title" title={positions.title} />
      <div className={styles.positions}>
        {openPositions(positions).map((position) => (
          <Advertisement
            key={position.key}
            position={position}
            labels={positions}
            href={mailHref(email, fill(mail.subject, { title: position.title }))}
          />
        ))}
      </div>
      <div id="speculative" className={styles.speculative} lang={speculative.lang}>
        <div>
          <h3 className={h3}>{speculative.title}</h3>
          <p className={styles.text}>{speculative.text}</p>
        </div>
        <a href={mailHref(email, mail.speculativeSubject)} className={styles.speculativeAction}>
          {speculative.action}
        </a>
      </div>
    </Section>
  );
}

export function PositionIndex({ positions, speculative }: Pick<Texts, 'positions' | 'speculative'>) {
  return (
    <ul className={styles.index} aria-label={positions.title} lang={positions.lang}>
      {openPositions(positions).map(({ key, title }) => (
        <li key={key} className={styles.indexEntry}>
          <a href={`#${key}`} className={styles.indexLink} lang="en">
            {title}
          </a>
          <span className={styles.indexFacts}>
            {positions.type} · {positions.location}
          </span>
        </li>
      ))}
      <li className={styles.indexEntry} lang={speculative.lang}>
        <a href="#speculative" className={styles.indexLink}>
          {speculative.title}
        </a>
      </li>
    </ul>
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
        {/* Titles are the same in every language (decisions G7). */}
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
        <a href={href} className={cx(primary, styles.apply)}>
          {labels.apply}
          <span className={visuallyHidden}>: {title}</span>
        </a>
      </div>
      <div>
        <p className={styles.summary}>{summary}</p>
        <div className={styles.lists}>
          <Points title={labels.tasksTitle} points={tasks} />
          <Points title={labels.profileTitle} points={profile} />
        </div>
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
