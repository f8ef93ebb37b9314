import { SHOWN_SECTIONS } from 'contract/section-fields';
import type { ShownSection } from '~/content/published/shown-section.server';
import { useTexts } from '~/i18n/texts';
import { HOME_SECTIONS } from '~/site-map';
import { Reveal } from '~/ui/reveal';
import { h3 } from '~/ui/section.css';
import * as styles from './about.css';
import { shownCopy } from './edited-copy';
import { EditedTexts } from './edited-texts';

export function AboutText({ edited }: { edited: ShownSection | null }) {
  const { about } = useTexts('home');
  const { texts } = HOME_SECTIONS.about;
  const [imageName] = SHOWN_SECTIONS.about.images;
  const image = edited?.images[imageName];
  return (
    <div className={styles.layout}>
      <EditedTexts
        titleId="about-title"
        {...shownCopy(texts, about, edited)}
        images={image ? { [imageName]: image } : {}}
      />
      <Reveal className={styles.partners}>
        <h3 className={styles.partnersTitle}>{about.partnersTitle}</h3>
        <ul>
          {[about.consultingPartner, about.technologyPartner].map(({ title: name, text }) => (
            <li key={name} className={styles.partner}>
              <span className={styles.mark} />
              <h4 className={h3}>{name}</h4>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ul>
      </Reveal>
    </div>
  );
}
