import type { PageTexts } from '~/i18n/pages';
import { Section } from '~/ui/section';
import { h2, h3 } from '~/ui/section.css';
import * as styles from './investors.css';

type Texts = PageTexts<'gated-investors'>;
type Half = Texts['offers'] | Texts['needs'];

export function ExchangeList({ offers, needs }: { offers: Half; needs: Half }) {
  return (
    <Section>
      <div className={styles.exchange}>
        <ExchangeHalf texts={offers} side="offer" />
        <ExchangeHalf texts={needs} side="need" />
      </div>
    </Section>
  );
}

function ExchangeHalf({ texts, side }: { texts: Half; side: 'offer' | 'need' }) {
  return (
    <div lang={texts.lang} className={styles.whole}>
      <h2 className={h2}>{texts.title}</h2>
      <ul className={styles.points} data-side={side}>
        {texts.items.map(({ title, text }) => (
          <li key={title} className={styles.point}>
            <h3 className={h3}>{title}</h3>
            <p className={styles.pointText}>{text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
