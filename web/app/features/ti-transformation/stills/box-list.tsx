import { BOXES } from '~/features/ti-transformation/drawing/boxes';
import type { PageTexts } from '~/i18n/pages';
import { Folded } from '~/ui/folded';
import { Link } from '~/ui/link';
import { Section } from '~/ui/section';
import { h3 } from '~/ui/section.css';
import * as styles from './stills.css';

export function BoxList({ texts: { list, boxes, box } }: { texts: PageTexts<'ti-stage'> }) {
  return (
    <Section lang={list.lang} labelledBy="boxes-title" className={styles.list}>
      <h2 id="boxes-title" className={h3}>
        {list.title}
      </h2>
      <Folded summary={list.lead}>
        <dl className={styles.boxes}>
          {BOXES.map(({ id, slug }) => (
            <div key={id} id={slug} className={styles.box}>
              <dt className={styles.name}>
                <Link to={`/ti-transformation#${slug}`} className={styles.nameLink}>
                  {boxes[id].name}
                </Link>
                {boxes[id].term && <span className={styles.term}>{boxes[id].term}</span>}
              </dt>
              <dd className={styles.what}>{boxes[id].what}</dd>
              <dd className={styles.becomes}>
                <span className={styles.label}>{box.becomes}</span>
                {boxes[id].becomes}
              </dd>
            </div>
          ))}
        </dl>
      </Folded>
    </Section>
  );
}
