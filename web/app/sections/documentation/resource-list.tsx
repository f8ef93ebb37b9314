import { ArrowRight, ArrowUpRight, Download } from 'lucide-react';
import type { PageTexts } from '~/i18n/pages';
import { cx } from '~/styled-system/css';
import { textLink } from '~/ui/button.css';
import { visuallyHidden } from '~/ui/layout.css';
import { Link } from '~/ui/link';
import { h3 } from '~/ui/section.css';
import * as styles from './documentation.css';
import type { ShownResource } from './shown-resource';

type Texts = PageTexts<'documentation'>;

interface ResourceListProps {
  resources: readonly ShownResource[];
  actions: Texts['actions'];
  level?: 2 | 3;
}

export function ResourceList({ resources, actions, level = 3 }: ResourceListProps) {
  const Heading = `h${level}` as const;
  return (
    <ul className={styles.list}>
      {resources.map((resource) => (
        <li key={resource.key} className={styles.resource}>
          {resource.kind && (
            <p className={styles.kind} lang={resource.kind.lang}>
              {resource.kind.value}
            </p>
          )}
          <div className={styles.words}>
            <Heading className={h3} lang={resource.title.lang}>
              {resource.title.value}
            </Heading>
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
