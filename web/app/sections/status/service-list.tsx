import type { PageTexts } from '~/i18n/pages';
import { h2 } from '~/ui/section.css';
import { presentState } from './services';
import { StateIcon } from './state-icon';
import * as styles from './status.css';

export interface ListedService {
  state: string;
  /** As the visitor's language writes it. */
  uptime: string;
}

interface ServiceListProps {
  services: readonly ListedService[];
  texts: PageTexts<'status'>;
}

export function ServiceList({ services, texts }: ServiceListProps) {
  const { page, states } = texts;
  return (
    <div>
      <div className={styles.head} lang={page.lang}>
        <h2 id="services-title" className={h2}>
          {page.servicesTitle}
        </h2>
        <p className={styles.unit}>{page.uptime}</p>
      </div>
      <ul className={styles.list}>
        {services.map(({ state, uptime }, index) => {
          const { icon, label } = presentState(state);
          const name = texts.services.items[index]?.name;
          return (
            <li key={name} className={styles.service}>
              <StateIcon state={icon} />
              <div>
                <h3 className={styles.name} lang={texts.services.lang}>
                  {name}
                </h3>
                <p className={styles.state} lang={states.lang}>
                  {states[label]}
                </p>
              </div>
              <p className={styles.uptime}>{uptime}</p>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
