import type { Section as EditedSection } from '~/content/section';
import { Paragraphs } from '~/sections/shared/paragraphs';
import { Picture } from '~/ui/picture';
import { Eyebrow, Section } from '~/ui/section';
import { h2 } from '~/ui/section.css';
import * as styles from './about.css';

/** A section that editors have made and no page shows yet, with all that it holds, in the manner of the page. */
export function PlacelessSection({ section }: { section: EditedSection }) {
  const { key, title, subtitle, description, content, texts, images } = section;
  return (
    <Section labelledBy="placeless-title">
      {subtitle && (
        <Eyebrow>
          <span lang={subtitle.lang}>{subtitle.value}</span>
        </Eyebrow>
      )}
      <h2 id="placeless-title" className={h2} lang={title?.lang}>
        {title?.value ?? key}
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
      {Object.entries(texts).map(([name, text]) => (
        <p key={name} className={styles.description} lang={text.lang}>
          {text.value}
        </p>
      ))}
      {Object.entries(images).map(([name, image]) => (
        <Picture
          key={name}
          image={image}
          className={styles.photo}
          sizes="(min-width: 80em) 1200px, calc(100vw - 2.5rem)"
        />
      ))}
    </Section>
  );
}
