import { Download, Printer } from 'lucide-react';
import { PHONE_BELOW, phoneArrangement } from '~/features/ti-transformation/drawing/arrangements';
import { LAYOUTS } from '~/features/ti-transformation/drawing/layouts';
import { PHASES, type Phase } from '~/features/ti-transformation/playback/phases';
import { fill } from '~/i18n/fill';
import type { PageTexts } from '~/i18n/pages';
import { cx } from '~/styled-system/css';
import { Folded } from '~/ui/folded';
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
  const titleOf = (phase: Phase) => fill(stage.phase, { number: phase, name: phases[phase].name });
  return (
    <Section
      id="stills"
      ground="paper"
      room="dense"
      lang={stills.lang}
      labelledBy="stills-title"
      className={styles.section}
    >
      <SectionHeading
        id="stills-title"
        spacing="beside"
        title={stills.title}
        lead={`${stills.lead} ${story.intro}`}
      />
      <div className={styles.tools} data-printed-part="">
        <p className={styles.legend}>{stills.legend}</p>
        <button type="button" className={`${styles.print} ${needsScript}`} data-prints="part">
          <Printer size={18} aria-hidden="true" />
          {stills.print}
        </button>
      </div>
      <ol className={styles.pictures}>
        {PHASES.map((phase) => (
          <li key={phase} id={`phase-${phase}`} className={styles.still}>
            <Folded
              on="narrow"
              summary={
                <h3 className={styles.folded} data-in-place-of="title">
                  {titleOf(phase)}
                </h3>
              }
            >
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
                <h3 className={cx(h3, styles.unfolded)}>{titleOf(phase)}</h3>
                <p className={styles.text}>{story[phase]}</p>
                <Folded summary={stills.more}>
                  <p className={styles.text}>
                    {phases[phase].text} {phases[phase].details}
                  </p>
                  <p className={styles.source}>
                    {fill(card.source, { source: phases[phase].source })}
                    {phase === 4 && <> · {card.roadMap}</>}
                  </p>
                </Folded>
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
            </Folded>
          </li>
        ))}
      </ol>
    </Section>
  );
}
