import type { ShownSection } from '~/content/published/shown-section.server';
import { Prose } from '~/ui/prose';
import * as styles from './about.css';
import { EditedTexts } from './edited-texts';

export const UNASSIGNED_ID = 'unassigned';
export const UNASSIGNED_TITLE_ID = 'unassigned-title';

export function UnassignedText({ section }: { section: ShownSection }) {
  const { key, title, subtitle, description, content, images, texts } = section;
  return (
    <div className={styles.layout}>
      <EditedTexts
        titleId={UNASSIGNED_TITLE_ID}
        eyebrow={subtitle}
        title={title ?? { value: key }}
        description={description}
        content={content}
        images={images}
      >
        {Object.entries(texts).map(([name, text]) => (
          <Prose
            key={name}
            className={styles.description}
            document={text.value}
            lang={text.lang}
            topLevel={3}
          />
        ))}
      </EditedTexts>
    </div>
  );
}
