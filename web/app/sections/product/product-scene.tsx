import type { DrawnScene } from '~/drawings/scene';
import { cx } from '~/styled-system/css';
import { InnerMarkup } from '~/ui/inner-markup';
import { visuallyHidden } from '~/ui/layout.css';
import { Section, SectionHeading } from '~/ui/section';
import * as styles from './product-scene.css';

interface ProductSceneProps {
  scene: DrawnScene;
  isTinted: boolean;
}

export function ProductScene({ scene, isTinted }: ProductSceneProps) {
  return (
    <Section lang={scene.lang} labelledBy="scene-title" className={isTinted ? styles.tinted : ''}>
      <SectionHeading id="scene-title" title={scene.title} lead={scene.lead} />
      <p className={visuallyHidden}>{scene.description}</p>
      {(['wide', 'tall'] as const).map((arrangement) => (
        <InnerMarkup
          key={arrangement}
          className={cx(styles.scene, styles.only[arrangement])}
          data-scene={arrangement}
          html={scene[arrangement]}
        />
      ))}
    </Section>
  );
}
