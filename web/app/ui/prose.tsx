import { useHref } from '~/i18n/language';
import { useTexts } from '~/i18n/texts';
import type { MarkdownDocument } from '~/markdown/document';
import { type Anchor, MarkdownElements } from '~/markdown/markdown-elements';
import { cx } from '~/styled-system/css';
import { visuallyHidden } from './layout.css';
import { anchored, prose } from './prose.css';

interface ProseProps {
  document: MarkdownDocument;
  topLevel: number;
  lang?: string | undefined;
  spacing?: keyof typeof prose;
  anchors?: ReadonlyMap<number, Anchor>;
  className?: string;
}

export function Prose({ document, topLevel, lang, spacing = 'narrow', anchors, className }: ProseProps) {
  const hrefOf = useHref();
  const { links } = useTexts('frame');
  return (
    <div className={cx(prose[spacing], anchors && anchored, className)} lang={lang}>
      <MarkdownElements
        document={document}
        topLevel={topLevel}
        hrefOf={hrefOf}
        {...(anchors && { anchors })}
        newTabNote={
          <span className={visuallyHidden} lang={links.lang}>
            {' '}
            ({links.newTab})
          </span>
        }
      />
    </div>
  );
}
