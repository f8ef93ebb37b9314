import { isBeforeRelease, MATURITY_STEPS, maturityOf } from '~/features/products/maturity';
import { fill } from '~/i18n/fill';
import type { PageTexts } from '~/i18n/pages';
import { useTexts } from '~/i18n/texts';
import { MaturityRail } from '~/sections/shared/maturity-rail';
import { MaturitySteps } from '~/sections/shared/maturity-steps';
import { cx } from '~/styled-system/css';
import { h2, h3 } from '~/ui/section.css';
import { presentState } from './services';
import { StateIcon } from './state-icon';
import * as styles from './status.css';

export interface ListedService {
  name: string;
  /** The product's stage as stored; null for a service that is not a product. */
  stage: string | null;
  state: string;
  /** Stands behind the words of the state, for editors who point at them. */
  stateMark?: string;
  uptime: string;
}

interface ServiceListProps {
  services: readonly ListedService[];
  isOld?: boolean;
  texts: PageTexts<'status'>;
}

/** Groups services into those in production and those in test (decisions I11). */
export function ServiceList({ services, isOld = false, texts }: ServiceListProps) {
  const { page, groups } = texts;
  const { maturity } = useTexts('frame');
  const inTest = ({ stage }: ListedService) => stage !== null && isBeforeRelease(stage);
  const grouped = {
    production: services.filter((service) => !inTest(service)),
    test: services.filter(inTest),
  };
  return (
    <div>
      <h2 className={h2} lang={page.lang}>
        {page.servicesTitle}
      </h2>
      {(['production', 'test'] as const)
        .filter((group) => grouped[group].length > 0)
        .map((group) => (
          <section
            key={group}
            className={styles.group[group]}
            aria-labelledby={`${group}-title`}
            data-group={group}
          >
            <div className={cx(styles.row, styles.groupHead)} lang={groups.lang}>
              <h3 id={`${group}-title`} className={cx(h3, styles.groupTitle)}>
                {groups[group].title}
              </h3>
              <p className={styles.groupText}>{groups[group].text}</p>
            </div>
            {/* Hidden from screen readers, because each rail names its step. */}
            <div className={cx(styles.row, styles.columns)} aria-hidden="true">
              <p className={styles.names} lang={maturity.lang}>
                {MATURITY_STEPS.map((name) => (
                  <span key={name}>{maturity.steps[name]}</span>
                ))}
              </p>
              <p className={styles.unit} lang={page.lang}>
                {page.uptime}
              </p>
            </div>
            <ul className={styles.list}>
              {grouped[group].map((service) => (
                <ServiceRow
                  key={service.name}
                  {...service}
                  isTested={group === 'test'}
                  isOld={isOld}
                  texts={texts}
                />
              ))}
            </ul>
          </section>
        ))}
    </div>
  );
}

interface ServiceRowProps extends ListedService {
  isTested: boolean;
  isOld: boolean;
  texts: PageTexts<'status'>;
}

function ServiceRow({ name, stage, state, stateMark = '', uptime, isTested, isOld, texts }: ServiceRowProps) {
  const { page, states, services } = texts;
  const { stages } = useTexts('frame');
  const { icon, label } = presentState(state);
  const known = stage ? maturityOf(stage) : null;
  return (
    <li className={cx(styles.row, styles.service)} data-service={name}>
      <span className={styles.node}>
        <StateIcon state={icon} isTested={isTested} isOld={isOld} />
      </span>
      <div className={styles.words}>
        <h4 className={styles.name} lang={services.lang}>
          {name}
        </h4>
        <p className={styles.state} lang={states.lang}>
          {(isTested ? fill(states.inTest, { state: states[label] }) : states[label]) + stateMark}
        </p>
        {stage && (
          <div className={styles.narrow}>
            <MaturityRail stage={stage} />
          </div>
        )}
      </div>
      <div className={styles.wide}>
        {stage && (
          <MaturitySteps stage={stage} isNamed={false}>
            {known && (
              <span className={styles.stage} lang={stages.lang}>
                {stages[known.label]}
              </span>
            )}
          </MaturitySteps>
        )}
      </div>
      <p className={styles.uptime}>
        <span className={styles.unitInRow} lang={page.lang}>
          {page.uptime}
        </span>{' '}
        {uptime}
      </p>
    </li>
  );
}
