import type { ShownSection } from '~/content/published/shown-section';
import { Prose } from '~/ui/prose';
import { Section } from '~/ui/section';
import * as styles from './about.css';
import { EditedTexts } from './edited-texts';

export const PLACELESS_ID = 'placeless';

/** A section that editors have made and no page shows yet, with all that it holds; previews alone show it. */
export function UnassignedSection({ section }: { section: ShownSection }) {
  const { key, title, subtitle, description, content, images, texts } = section;
  const titleId = `${PLACELESS_ID}-title`;
  return (
    <Section id={PLACELESS_ID} labelledBy={titleId}>
      <div className={styles.layout}>
        <EditedTexts
          titleId={titleId}
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
    </Section>
  );
}
