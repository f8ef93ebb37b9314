import type { ResourcePart } from 'contract/resource-fields';
import { ArrowRight, ArrowUpRight, Download } from 'lucide-react';
import { useProducts } from '~/features/products/use-products';
import type { PageTexts } from '~/i18n/pages';
import { accent } from '~/sections/shared/accent.css';
import { cx } from '~/styled-system/css';
import type { ColorName } from '~/theme/tokens';
import { textLink } from '~/ui/button.css';
import { visuallyHidden } from '~/ui/layout.css';
import { Link } from '~/ui/link';
import { Section, SectionHeading } from '~/ui/section';
import { h3 } from '~/ui/section.css';
import * as styles from './documentation.css';
import { productPathOf, type ShownResource } from './shown-resource';

type Texts = PageTexts<'documentation'>;

interface ResourceSectionProps {
  part: ResourcePart;
  color: ColorName;
  texts: Texts['identity' | 'transformation'];
  actions: Texts['actions'];
  resources: readonly ShownResource[];
}

export function ResourceSection({ part, color, texts, actions, resources }: ResourceSectionProps) {
  const headingId = `${part}-title`;
  const products = useProducts();
  const shown = resources.filter((resource) => {
    const path = productPathOf(resource);
    return resource.part === part && (path === null || products.some((product) => product.path === path));
  });
  return (
    <Section id={part} lang={texts.lang} labelledBy={headingId} className={cx(accent[color], styles.part)}>
      <SectionHeading id={headingId} title={texts.title} lead={texts.lead} />
      {shown.length > 0 && (
        <ul className={styles.list}>
          {shown.map((resource) => (
            <li key={resource.key} className={styles.resource}>
              <p className={styles.kind} lang={resource.kind?.lang}>
                {resource.kind?.value}
              </p>
              <div>
                <h3 className={h3} lang={resource.title.lang}>
                  {resource.title.value}
                </h3>
                {resource.description && (
                  <p className={styles.text} lang={resource.description.lang}>
                    {resource.description.value}
                  </p>
                )}
              </div>
              <ResourceLink resource={resource} actions={actions} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

interface ResourceLinkProps {
  resource: ShownResource;
  actions: Texts['actions'];
}

function ResourceLink({ resource: { title, target }, actions }: ResourceLinkProps) {
  const className = cx(textLink, styles.action);
  const { kind, to } = target;
  const isDownload = kind === 'file' || kind === 'pdf';
  const name = (
    <span>
      {isDownload ? actions.download : actions.view}
      {/* Tells links with the same words apart for screen readers. */}
      <span className={visuallyHidden} lang={title.lang}>
        : {title.value}
      </span>
      {kind === 'pdf' && <span className={styles.facts}> {target.facts}</span>}
    </span>
  );
  if (kind === 'page') {
    return (
      <Link to={to} className={className}>
        {name}
        <ArrowRight size={18} aria-hidden="true" />
      </Link>
    );
  }
  if (isDownload) {
    return (
      <a href={to} download hrefLang={kind === 'pdf' ? target.lang : undefined} className={className}>
        {name}
        <Download size={18} aria-hidden="true" />
      </a>
    );
  }
  if (kind === 'elsewhere') {
    return (
      <a href={to} rel="noopener noreferrer" className={className}>
        {name}
        <ArrowUpRight size={18} aria-hidden="true" />
      </a>
    );
  }
  return (
    <a href={to} hrefLang="de" className={className}>
      {name}
      <ArrowRight size={18} aria-hidden="true" />
    </a>
  );
}
