import type { ReactNode } from 'react';
import type { SectionImage } from '~/content/section';
import type { Language } from '~/i18n/languages';
import { Paragraphs } from '~/sections/shared/paragraphs';
import { Picture } from '~/ui/picture';
import { Eyebrow } from '~/ui/section';
import { h2 } from '~/ui/section.css';
import * as styles from './about.css';

/** A text, and its language where that is not the page's. */
type Text = { value: string; lang?: Language | undefined } | null;

interface EditedTextsProps {
  titleId: string;
  eyebrow: Text;
  title: Text;
  description: Text;
  content: Text;
  images: Readonly<Record<string, SectionImage>>;
  children?: ReactNode;
}

/** What editors can write into a section, one below the other. */
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
      <h2 id={titleId} className={h2} lang={title?.lang}>
        {title?.value}
      </h2>
      {description && (
        <p className={styles.description} lang={description.lang}>
          {description.value}
        </p>
      )}
      {content && (
        <div className={styles.prose} lang={content.lang}>
          <Paragraphs text={content.value} />
        </div>
      )}
      {children}
      {Object.entries(images).map(([name, image]) => (
        <Picture
          key={name}
          image={image}
          className={styles.photo}
          sizes="(min-width: 64em) 644px, calc(100vw - 2.5rem)"
        />
      ))}
    </div>
  );
}
