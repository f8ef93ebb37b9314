import { Check } from 'lucide-react';
import type { Project } from '~/content/published/projects.server';
import { contactAbout, meetingAbout } from '~/features/products/products';
import { useTexts } from '~/i18n/texts';
import { GermanOnlyNote } from '~/sections/shared/german-only-note';
import { cx } from '~/styled-system/css';
import { actions, primary, secondary } from '~/ui/button.css';
import { Link } from '~/ui/link';
import { Section, SectionHeading } from '~/ui/section';
import { h1 } from '~/ui/section.css';
import { MaturityBand } from './maturity-band';
import * as styles from './product.css';
import { ProductClosing } from './product-closing';
import { ProductTop, productTitleId } from './product-top';

interface GenericProductPageProps {
  project: Project;
  isInGermanAlone: boolean;
}

export function GenericProductPage({ project, isInGermanAlone }: GenericProductPageProps) {
  const { generic } = useTexts('product');
  const { key, title, description, features, icon, stage } = project;
  return (
    <>
      <ProductTop product={key} icon={icon} foot={<MaturityBand stage={stage} />}>
        {isInGermanAlone && <GermanOnlyNote />}
        <h1 id={productTitleId} className={cx(h1, styles.genericTitle)} lang={title.lang}>
          {title.value}
        </h1>
        <p className={styles.subtitle} lang={generic.lang}>
          {generic.subtitle}
        </p>
        <p className={styles.description} lang={description?.lang ?? generic.lang}>
          {description?.value ?? generic.description}
        </p>
        <div className={actions} lang={generic.lang}>
          <Link to={meetingAbout(key)} className={cx(primary, styles.primary)}>
            {generic.demo}
          </Link>
          <Link to={contactAbout(key)} className={secondary}>
            {generic.contact}
          </Link>
        </div>
      </ProductTop>
      {features.value.length > 0 && (
        <Section lang={generic.lang} labelledBy="features-title">
          <div className={styles.split}>
            <SectionHeading id="features-title" spacing="none" title={generic.featuresTitle} />
            <ul className={styles.benefitList} lang={features.lang}>
              {features.value.map((feature) => (
                <li key={feature} className={styles.benefit}>
                  <Check size={22} strokeWidth={1.75} aria-hidden="true" />
                  {feature}
                </li>
              ))}
            </ul>
          </div>
        </Section>
      )}
      <ProductClosing
        product={key}
        closing={{
          title: generic.closingTitle,
          text: generic.closingText,
          demo: generic.demo,
          contact: generic.contact,
          ...(generic.lang && { lang: generic.lang }),
        }}
      />
    </>
  );
}
