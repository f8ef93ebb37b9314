import type { ReactNode } from 'react';
import type { ShownPicture } from '~/content/published/picture';
import type { MarkdownDocument } from '~/markdown/document';
import { Picture } from '~/ui/picture';
import { Prose } from '~/ui/prose';
import { Eyebrow } from '~/ui/section';
import { h2 } from '~/ui/section.css';
import * as styles from './about.css';
import type { ShownText } from './edited-copy';

const isPortrait = ({ width, height }: ShownPicture) => width !== null && height !== null && height > width;

interface EditedTextsProps {
  titleId: string;
  eyebrow: ShownText<string> | null;
  title: ShownText<string>;
  description: ShownText<MarkdownDocument> | null;
  content: ShownText<MarkdownDocument> | null;
  images: Readonly<Record<string, ShownPicture>>;
  children?: ReactNode;
}

export function EditedTexts({
  titleId,
  eyebrow,
  title,
  description,
  content,
  images,
  children,
}: EditedTextsProps) {
  return (
    <div>
      {eyebrow && (
        <Eyebrow>
          <span lang={eyebrow.lang}>{eyebrow.value}</span>
        </Eyebrow>
      )}
      <h2 id={titleId} className={h2} lang={title.lang}>
        {title.value}
      </h2>
      {description && (
        <Prose
          className={styles.description}
          document={description.value}
          lang={description.lang}
          topLevel={3}
        />
      )}
      {content && (
        <Prose className={styles.prose} document={content.value} lang={content.lang} topLevel={3} />
      )}
      {children}
      <div className={styles.photos}>
        {Object.entries(images).map(([name, image]) => (
          <Picture
            key={name}
            image={image}
            className={styles.photo[isPortrait(image) ? 'portrait' : 'landscape']}
            sizes="(min-width: 64em) 644px, calc(100vw - 2.5rem)"
          />
        ))}
      </div>
    </div>
  );
}
