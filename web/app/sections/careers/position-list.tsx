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
import { EMPLOYMENT_LABELS, type Marked, mailHref, type Position } from './positions';

type Texts = PageTexts<'careers'>;

interface PositionListProps extends Pick<Texts, 'positions' | 'employment' | 'speculative' | 'mail'> {
  /** Null where nobody knows whether there are any. */
  openings: readonly Position[] | null;
}

export function PositionList({ openings, positions, employment, speculative, mail }: PositionListProps) {
  const { email } = useCompany();
  return (
    <Section id="positions" ground="paper" lang={positions.lang} labelledBy="positions-title">
      <SectionHeading id="positions-title" title={positions.title} />
      {openings?.length === 0 ? (
        <p className={styles.summary}>{positions.none}</p>
      ) : (
        <div className={styles.positions}>
          {openings?.map((position) => (
            <Advertisement
              key={position.key}
              position={position}
              labels={positions}
              employment={employment}
              href={mailHref(email, fill(mail.subject, { title: position.title.value }))}
            />
          ))}
        </div>
      )}
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

export function PositionIndex({
  openings,
  positions,
  employment,
  speculative,
}: Omit<PositionListProps, 'mail'>) {
  return (
    <ul className={styles.index} aria-label={positions.title} lang={positions.lang}>
      {openings?.map(({ key, title, location, employmentType }) => (
        <li key={key} className={styles.indexEntry}>
          <a href={`#${key}`} className={styles.indexLink} lang={title.lang}>
            {title.value}
          </a>
          <span className={styles.indexFacts}>
            {employment[EMPLOYMENT_LABELS[employmentType]]}
            {location && (
              <>
                {' · '}
                <Words text={location} />
              </>
            )}
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

const Words = ({ text: { value, lang } }: { text: Marked<string> }) =>
  lang ? <span lang={lang}>{value}</span> : value;

interface AdvertisementProps {
  position: Position;
  labels: Texts['positions'];
  employment: Texts['employment'];
  href: string;
}

function Advertisement({ position, labels, employment, href }: AdvertisementProps) {
  const { key, title, location, summary, tasks, profile, employmentType } = position;
  return (
    <article id={key} className={styles.position}>
      <div className={styles.top}>
        <h3 className={styles.title} lang={title.lang}>
          {title.value}
        </h3>
        <ul className={styles.facts}>
          {location && (
            <li className={styles.fact}>
              <MapPin size={16} strokeWidth={1.75} aria-hidden="true" />
              <Words text={location} />
            </li>
          )}
          <li className={styles.fact}>
            <Clock size={16} strokeWidth={1.75} aria-hidden="true" />
            <Words text={{ value: employment[EMPLOYMENT_LABELS[employmentType]], lang: employment.lang }} />
          </li>
        </ul>
        <a href={href} className={cx(primary, styles.apply)}>
          {labels.apply}
          <span className={visuallyHidden}>: {title.value}</span>
        </a>
      </div>
      <div>
        {summary && (
          <p className={styles.summary} lang={summary.lang}>
            {summary.value}
          </p>
        )}
        <div className={styles.lists}>
          <Points title={labels.tasksTitle} points={tasks} />
          <Points title={labels.profileTitle} points={profile} />
        </div>
      </div>
    </article>
  );
}

function Points({ title, points: { value, lang } }: { title: string; points: Marked<readonly string[]> }) {
  if (value.length === 0) return null;
  return (
    <div>
      <h4 className={styles.listTitle}>{title}</h4>
      <ul className={styles.points} lang={lang}>
        {value.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  );
}
