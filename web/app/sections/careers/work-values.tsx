import type { PageTexts } from '~/i18n/pages';
import { Section } from '~/ui/section';
import { h2, h3 } from '~/ui/section.css';
import * as styles from './careers.css';

export function WorkValues({ values }: { values: PageTexts<'careers'>['values'] }) {
  return (
    <Section lang={values.lang} labelledBy="values-title">
      <h2 id="values-title" className={h2}>
        {values.title}
      </h2>
      <ul className={styles.values}>
        {values.items.map(({ title, text }) => (
          <li key={title} className={styles.value}>
            <h3 className={h3}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
