import { ArrowRight, KeyRound, LayoutGrid, type LucideIcon, WalletCards, Waypoints } from 'lucide-react';
import { useProducts } from '~/features/products/use-products';
import { fill } from '~/i18n/fill';
import type { PageTexts } from '~/i18n/pages';
import { Folded } from '~/ui/folded';
import { Link } from '~/ui/link';
import { Section, SectionHeading } from '~/ui/section';
import { h3 } from '~/ui/section.css';
import * as styles from './process.css';
import { STEPS } from './process-steps';

type Texts = PageTexts<'ti-transformation'>['process'];
type Step = (typeof STEPS)[number];

const ICONS: Record<Step['key'], LucideIcon> = {
  identity: KeyRound,
  platform: LayoutGrid,
  fhir: Waypoints,
  wallet: WalletCards,
};

export function Process({ process }: { process: Texts }) {
  return (
    <Section id="process" ground="ink" room="dense" lang={process.lang} labelledBy="process-title">
      <SectionHeading id="process-title" spacing="beside" title={process.title} lead={process.lead} />
      <ol className={styles.line}>
        {STEPS.map((step, index) => {
          const { title, text, items } = process.steps[step.key];
          const Icon = ICONS[step.key];
          return (
            <li key={step.key} className={styles.step}>
              <span className={styles.station}>
                <Icon size={22} strokeWidth={1.5} aria-hidden="true" />
              </span>
              <div className={styles.head}>
                <p className={styles.phase}>{fill(process.phase, { number: index + 1 })}</p>
                <h3 className={h3}>{title}</h3>
                <p className={styles.text}>{text}</p>
              </div>
              <Folded on="narrow" summary={process.contents} className={styles.folded}>
                <ul className={styles.items}>
                  {items.map((item) => (
                    <li key={item} className={styles.item}>
                      {item}
                    </li>
                  ))}
                </ul>
              </Folded>
              <StepProducts step={step} process={process} />
            </li>
          );
        })}
      </ol>
    </Section>
  );
}

function StepProducts({ step: { key, products }, process }: { step: Step; process: Texts }) {
  const shown = useProducts();
  return (
    <div className={styles.products}>
      <p className={styles.productsLabel}>{process.products}</p>
      <p className={styles.state}>{process.steps[key].state}</p>
      <ul className={styles.links}>
        {products
          .flatMap((named) => shown.filter((product) => product.key === named))
          .map(({ path, name }) => (
            <li key={path}>
              <Link to={path} className={styles.link} lang={name.lang}>
                {name.value}
                <ArrowRight size={16} aria-hidden="true" />
              </Link>
            </li>
          ))}
        {key === 'wallet' && (
          <li>
            <Link to="/eu-id" className={styles.link}>
              {process.steps.wallet.dates}
              <ArrowRight size={16} aria-hidden="true" />
            </Link>
          </li>
        )}
      </ul>
    </div>
  );
}
