import { Illustration } from '~/drawings/illustration';
import type { ProductNeighbours as Neighbours } from '~/features/products/neighbours.server';
import { accent } from '~/sections/shared/accent.css';
import { cx } from '~/styled-system/css';
import { Link } from '~/ui/link';
import { Section, SectionHeading } from '~/ui/section';
import { h3 } from '~/ui/section.css';
import * as styles from './product-neighbours.css';

export function ProductNeighbours({
  neighbours: { title, lead, lang, products },
}: {
  neighbours: Neighbours;
}) {
  return (
    <Section lang={lang} labelledBy="neighbours-title">
      <SectionHeading id="neighbours-title" title={title} lead={lead} />
      <ul className={styles.chain}>
        {products.map(({ path, name, text, color, illustration, isHere }) => (
          <li key={path} className={cx(accent[color], styles.link)} data-here={isHere || undefined}>
            <div className={styles.picture} data-drawing={isHere ? undefined : path}>
              <Illustration name={illustration} />
            </div>
            <div>
              <h3 className={cx(h3, styles.name)} lang={name.lang}>
                {isHere ? (
                  name.value
                ) : (
                  <Link to={path} className={styles.whole}>
                    {name.value}
                  </Link>
                )}
              </h3>
              <p className={styles.text}>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
