import { Download, Printer } from 'lucide-react';
import { PHONE_BELOW, phoneArrangement } from '~/features/ti-transformation/drawing/arrangements';
import { LAYOUTS } from '~/features/ti-transformation/drawing/layouts';
import { PHASES, type Phase } from '~/features/ti-transformation/playback/phases';
import { fill } from '~/i18n/fill';
import type { PageTexts } from '~/i18n/pages';
import { needsScript } from '~/ui/layout.css';
import { Link } from '~/ui/link';
import { Section, SectionHeading } from '~/ui/section';
import { h3 } from '~/ui/section.css';
import type { StillPaths } from './still-address';
import * as styles from './stills.css';

interface StillsProps {
  texts: PageTexts<'ti-stage'>;
  pictures: Record<Phase, StillPaths>;
}

export function Stills({ texts, pictures }: StillsProps) {
  const { stills, story, stage, phases, card } = texts;
  const { width, height } = LAYOUTS.desktop;
  return (
    <Section
      id="stills"
      ground="paper"
      lang={stills.lang}
      labelledBy="stills-title"
      className={styles.section}
    >
      <SectionHeading id="stills-title" title={stills.title} lead={stills.lead} />
      <div className={styles.tools} data-printed-part="">
        <p className={styles.legend}>{stills.legend}</p>
        <button type="button" className={`${styles.print} ${needsScript}`} data-prints="part">
          <Printer size={18} aria-hidden="true" />
          {stills.print}
        </button>
      </div>
      <p className={styles.intro}>{story.intro}</p>
      <ol className={styles.list}>
        {PHASES.map((phase) => (
          <li key={phase} id={`phase-${phase}`} className={styles.still}>
            <picture className={styles.picture}>
              {/* Not for paper, whose width is that of a tablet. */}
              <source
                media={`screen and (max-width: ${PHONE_BELOW - 0.02}px)`}
                srcSet={pictures[phase].phone}
                width={LAYOUTS[phoneArrangement(phase)].width}
                height={LAYOUTS[phoneArrangement(phase)].height}
              />
              <img
                src={pictures[phase].wide}
                alt={fill(stills.alt, { number: phase, name: phases[phase].name })}
                width={width}
                height={height}
                loading="lazy"
                className={styles.image}
              />
            </picture>
            <div>
              <p className={styles.years}>{phases[phase].years}</p>
              <h3 className={h3}>{fill(stage.phase, { number: phase, name: phases[phase].name })}</h3>
              <p className={styles.text}>{story[phase]}</p>
              <p className={styles.text}>
                {phases[phase].text} {phases[phase].details}
              </p>
              <p className={styles.source}>
                {fill(card.source, { source: phases[phase].source })}
                {phase === 4 && <> · {card.roadMap}</>}
              </p>
              <p className={styles.ways}>
                <a
                  href={pictures[phase].wide}
                  download={`ti-transformation-phase-${phase}.svg`}
                  className={styles.way}
                >
                  <Download size={16} aria-hidden="true" />
                  {stills.download}
                </a>
                <Link to={`/ti-transformation?phase=${phase}#stage`} className={styles.way}>
                  {stills.show}
                </Link>
              </p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
