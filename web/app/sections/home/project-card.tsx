import { ArrowUpRight, Check } from 'lucide-react';
import type { Project } from '~/content/published/projects.server';
import { Illustration } from '~/drawings/illustration';
import { illustrationOf } from '~/drawings/illustration-names';
import { productPath } from '~/features/products/products';
import { fill } from '~/i18n/fill';
import { useTexts } from '~/i18n/texts';
import { accent } from '~/sections/shared/accent.css';
import { MaturityRail } from '~/sections/shared/maturity-rail';
import { ProductIcon } from '~/sections/shared/product-icon';
import { cx } from '~/styled-system/css';
import { textLink } from '~/ui/button.css';
import { coveringLink, linkCard } from '~/ui/cards.css';
import { OnwardLink } from '~/ui/onward-link';
import { h3 } from '~/ui/section.css';
import * as styles from './solutions.css';

/** A card names at most three features (specification, section 9). */
const FEATURES_SHOWN = 3;

export type CardProject = Pick<
  Project,
  'key' | 'title' | 'description' | 'features' | 'color' | 'icon' | 'stage' | 'externalUrl' | 'illustration'
>;

interface ProjectCardProps {
  project: CardProject;
  /** Replaces the description on phones, where it would break off. */
  line?: { value: string; lang?: string | undefined } | null;
}

export function ProjectCard({ project, line = null }: ProjectCardProps) {
  const { solutions } = useTexts('home');
  const { key, title, description, features, color, icon, stage, externalUrl } = project;
  return (
    <article className={cx(linkCard, styles.card, accent[color])} data-project={key}>
      <div className={styles.picture} data-drawing={productPath(key)}>
        <Illustration name={illustrationOf(project)} />
      </div>
      <div className={styles.body}>
        <div className={styles.words}>
          <div className={styles.top}>
            <span className={styles.icon}>
              <ProductIcon name={icon} />
            </span>
            {stage && <MaturityRail stage={stage} />}
          </div>
          <h3 className={h3} lang={title.lang}>
            {title.value}
          </h3>
          <p
            className={cx(styles.description, line && styles.replaced)}
            lang={description?.lang ?? solutions.lang}
          >
            {description?.value ?? solutions.noDescription}
          </p>
          {line && (
            <p className={styles.line} lang={line.lang} data-in-place-of="description">
              {line.value}
            </p>
          )}
          <ul className={styles.features} lang={features.lang}>
            {features.value.slice(0, FEATURES_SHOWN).map((feature) => (
              <li key={feature} className={styles.feature}>
                <Check size={18} strokeWidth={1.75} aria-hidden="true" />
                {feature}
              </li>
            ))}
          </ul>
        </div>
        {externalUrl ? (
          <a
            href={externalUrl}
            target="_blank"
            rel="noopener noreferrer"
            className={cx(textLink, styles.cover, coveringLink)}
            aria-label={fill(solutions.external, { action: solutions.moreShort, name: title.value })}
          >
            {solutions.moreShort}
            <ArrowUpRight size={18} aria-hidden="true" />
          </a>
        ) : (
          <OnwardLink
            to={productPath(key)}
            className={cx(styles.cover, coveringLink)}
            aria-label={fill(solutions.internal, { action: solutions.moreShort, name: title.value })}
          >
            {solutions.moreShort}
          </OnwardLink>
        )}
      </div>
    </article>
  );
}
