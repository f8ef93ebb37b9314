import { Illustration } from '~/drawings/illustration';
import { useTexts } from '~/i18n/texts';
import { primary } from '~/ui/button.css';
import { Link } from '~/ui/link';
import { Reveal } from '~/ui/reveal';
import { Section, SectionHeading } from '~/ui/section';
import { h3 } from '~/ui/section.css';
import * as styles from './consulting.css';
import { fold, folds, tight } from './home.css';

function Contents({ text, points }: { text: string; points: readonly string[] }) {
  return (
    <>
      <p className={styles.text}>{text}</p>
      <ul className={styles.points}>
        {points.map((point) => (
          <li key={point} className={styles.point}>
            {point}
          </li>
        ))}
      </ul>
    </>
  );
}

export function Consulting() {
  const { consulting } = useTexts('home');
  const offers = [consulting.identity, consulting.transformation, consulting.intelligence];
  return (
    <Section
      id="consulting"
      ground="paper"
      lang={consulting.lang}
      labelledBy="consulting-title"
      className={tight}
    >
      <SectionHeading id="consulting-title" spacing="beside" {...consulting} />
      <div className={styles.columns}>
        {offers.map(({ version, title, text, points }) => (
          <Reveal key={version} className={styles.column}>
            <article className={styles.offer}>
              <p className={styles.version}>
                <span className={styles.number}>{version}</span>
                <span>{consulting.versionOf}</span>
              </p>
              <h3 className={h3}>{title}</h3>
              <Contents text={text} points={points} />
            </article>
          </Reveal>
        ))}
      </div>
      <div className={folds} data-in-place-of="columns">
        {offers.map(({ version, title, text, points }) => (
          <details key={version} className={fold}>
            <summary>
              <span className={styles.foldNumber}>{version}</span>
              <h3 className={h3}>{title}</h3>
            </summary>
            <p className={styles.caption}>{consulting.versionOf}</p>
            <Contents text={text} points={points} />
          </details>
        ))}
      </div>
      <div className={styles.partners}>
        <div className={styles.partnersPicture}>
          <Illustration name="partners" />
        </div>
        <div>
          <h3 className={h3}>{consulting.partners.title}</h3>
          <p className={styles.partnersText}>{consulting.partners.text}</p>
        </div>
        <Link to="/schedule-meeting" className={primary}>
          {consulting.action}
        </Link>
      </div>
    </Section>
  );
}
