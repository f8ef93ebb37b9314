import type { PageTexts } from '~/i18n/pages';
import { SourceMarks } from '~/sections/shared/sources/source-marks';
import { Section, SectionHeading } from '~/ui/section';
import { h3 } from '~/ui/section.css';
import * as styles from './eu-id.css';
import { SOURCES } from './sources';
import { STEPS } from './steps';

type Texts = PageTexts<'eu-id'>;

export function HospitalSteps({ steps, sources }: Pick<Texts, 'steps' | 'sources'>) {
  return (
    <Section id="steps" ground="paper" lang={steps.lang} labelledBy="steps-title">
      <div className={styles.stepLayout}>
        <div className={styles.stepHead}>
          <SectionHeading id="steps-title" spacing="none" title={steps.title} lead={steps.lead} />
          <p className={styles.caution}>{steps.caution}</p>
          <ul className={styles.rail} aria-label={steps.title}>
            {STEPS.map(({ key }) => (
              <li key={key} className={styles.railEntry}>
                <a href={`#step-${key}`}>{steps.items[key].title}</a>
              </li>
            ))}
          </ul>
        </div>
        <ol className={styles.steps}>
          {STEPS.map(({ key, dateTime, kind, sources: keys }) => (
            <li key={key} id={`step-${key}`} className={styles.step}>
              <div>
                <p className={styles.when}>
                  <time dateTime={dateTime}>{steps.items[key].when}</time>
                  <span className={styles.kind} data-kind={kind}>
                    {steps.kinds[kind]}
                  </span>
                </p>
                <h3 className={h3}>{steps.items[key].title}</h3>
                <p className={styles.stepText}>
                  {steps.items[key].text}
                  <SourceMarks register={SOURCES} keys={keys} sources={sources} />
                </p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
