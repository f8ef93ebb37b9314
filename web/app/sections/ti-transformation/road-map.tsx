import type { PageTexts } from '~/i18n/pages';
import { SourceMarks } from '~/sections/shared/sources/source-marks';
import { cx } from '~/styled-system/css';
import { Folded } from '~/ui/folded';
import { Section, SectionHeading } from '~/ui/section';
import { MovedDates } from './moved-dates';
import * as styles from './road-map.css';
import { SOURCES } from './sources';
import { YEARS } from './years';

type Texts = PageTexts<'ti-transformation'>;
type Year = (typeof YEARS)[number];

export function RoadMap({ world, moved, sources }: Pick<Texts, 'world' | 'moved' | 'sources'>) {
  return (
    <Section id="road-map" room="dense" labelledBy="road-map-title">
      <div lang={world.lang}>
        <SectionHeading id="road-map-title" spacing="beside" title={world.title} lead={world.lead} />
        <ul className={styles.legend} aria-label={world.legend}>
          <li className={styles.legendEntry} data-kind="plan">
            {world.plan}
          </li>
          <li className={styles.legendEntry} data-kind="document">
            {world.documents}
          </li>
        </ul>
        <ol className={styles.years}>
          {YEARS.map((year) => (
            <li key={year.year} className={styles.year}>
              <h3 className={styles.number}>{year.year}</h3>
              <Plans year={year} world={world} />
              <Facts year={year} world={world} sources={sources} />
            </li>
          ))}
        </ol>
      </div>
      <MovedDates moved={moved} sources={sources} />
    </Section>
  );
}

function Plans({ year: { plans }, world }: { year: Year } & Pick<Texts, 'world'>) {
  if (plans.length === 0) return null;
  return (
    <div className={styles.side} data-kind="plan">
      <p className={styles.kind}>{world.planShort}</p>
      <ul className={styles.entries}>
        {plans.map((key) => (
          <li key={key} className={styles.entry}>
            {world.years[key]}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Facts({ year: { facts }, world, sources }: { year: Year } & Pick<Texts, 'world' | 'sources'>) {
  if (facts.length === 0) return null;
  return (
    <div className={styles.side} data-kind="document">
      <Folded on="narrow" summary={`${world.documentsShort} (${facts.length})`}>
        <p className={cx(styles.kind, styles.wideKind)}>{world.documentsShort}</p>
        <ul className={styles.entries}>
          {facts.map(({ key, sources: keys }) => (
            <li key={key} className={styles.entry}>
              {world.facts[key]}
              <SourceMarks register={SOURCES} keys={keys} sources={sources} />
            </li>
          ))}
        </ul>
      </Folded>
    </div>
  );
}
