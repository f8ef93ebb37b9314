import type { Project } from '~/content/published/projects.server';
import { productPath, type ShownProduct } from '~/features/products/products';
import { useProducts } from '~/features/products/use-products';
import { useTexts } from '~/i18n/texts';
import { cx } from '~/styled-system/css';
import { secondary } from '~/ui/button.css';
import { cardGrid, emptyCard } from '~/ui/cards.css';
import { Link } from '~/ui/link';
import { Reveal } from '~/ui/reveal';
import { Section, SectionHeading } from '~/ui/section';
import { tight } from './home.css';
import { ProjectCard } from './project-card';
import * as styles from './solutions.css';
import { TransformationHighlight } from './transformation-highlight';

function useLineOf(): (key: string) => { value: string; lang?: string | undefined } | null {
  const { productLines } = useTexts('frame');
  const products = useProducts();
  return (key) => {
    const { tagline, text }: Partial<ShownProduct> =
      products.find(({ path }) => path === productPath(key)) ?? {};
    if (tagline) return tagline;
    return text ? { value: productLines[text], lang: productLines.lang } : null;
  };
}

export function Solutions({ projects }: { projects: Project[] }) {
  const { solutions } = useTexts('home');
  const lineOf = useLineOf();
  return (
    <Section id="solutions" lang={solutions.lang} labelledBy="solutions-title" className={tight}>
      <SectionHeading id="solutions-title" spacing="beside" {...solutions} />
      <TransformationHighlight />
      {projects.length > 0 ? (
        <div className={cx(cardGrid, styles.grid)}>
          {projects.map((project) => (
            <Reveal key={project.key}>
              <ProjectCard project={project} line={lineOf(project.key)} />
            </Reveal>
          ))}
        </div>
      ) : (
        <div className={emptyCard}>
          <p>{solutions.empty}</p>
          <Link to="/#contact" className={secondary}>
            {solutions.emptyAction}
          </Link>
        </div>
      )}
    </Section>
  );
}
