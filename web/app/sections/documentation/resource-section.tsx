import { ArrowRight, Download } from 'lucide-react';
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
import type { Resource } from './resources';

interface ResourceSectionProps {
  id: 'identity-access-management' | 'ti-transformation';
  color: ColorName;
  texts: PageTexts<'documentation'>['identity' | 'transformation'];
  resources: readonly Resource[];
}

export function ResourceSection({ id, color, texts, resources }: ResourceSectionProps) {
  const headingId = `${id}-title`;
  const products = useProducts();
  const isThere = (to: string) => !to.startsWith('/products/') || products.some(({ path }) => path === to);
  return (
    <Section id={id} lang={texts.lang} labelledBy={headingId} className={cx(accent[color], styles.part)}>
      <SectionHeading id={headingId} title={texts.title} lead={texts.lead} />
      <ul className={styles.list}>
        {texts.resources.map(({ title, text, kind, action }, index) => {
          const resource = resources[index];
          if (!resource || !isThere(resource.to)) return null;
          return (
            <li key={title} className={styles.resource}>
              <p className={styles.kind}>{kind}</p>
              <div>
                <h3 className={h3}>{title}</h3>
                <p className={styles.text}>{text}</p>
              </div>
              <ResourceLink resource={resource} action={action} title={title} />
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

interface ResourceLinkProps {
  resource: Resource;
  action: string;
  /** Tells links with the same words apart for screen readers. */
  title: string;
}

function ResourceLink({ resource: { to, kind }, action, title }: ResourceLinkProps) {
  const className = cx(textLink, styles.action);
  const name = (
    <span>
      {action}
      <span className={visuallyHidden}>: {title}</span>
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
  if (kind === 'file') {
    return (
      <a href={to} download className={className}>
        {name}
        <Download size={18} aria-hidden="true" />
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
