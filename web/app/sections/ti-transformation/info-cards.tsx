import type { PageTexts } from '~/i18n/pages';
import { SourceMarks } from '~/sections/shared/sources/source-marks';
import { Folded } from '~/ui/folded';
import { Section, SectionHeading } from '~/ui/section';
import { h3 } from '~/ui/section.css';
import * as styles from './info-cards.css';
import { SOURCES, type SourceKey } from './sources';
import { TwoRails } from './two-rails';

type Texts = PageTexts<'ti-transformation'>;
type InfoProps = Pick<Texts, 'info' | 'sources'>;

const PARTS = ['connector', 'terminal', 'institution', 'professional', 'insured'] as const;

const POINTS = [
  { key: 'zeta', sources: ['zeta'] },
  { key: 'replacement', sources: ['components'] },
  { key: 'responsibility', sources: ['gateway'] },
] as const satisfies readonly { key: keyof Texts['info']['transition']['points']; sources: SourceKey[] }[];

export function InfoCards({ info, sources }: InfoProps) {
  return (
    <Section id="change" room="dense" lang={info.lang} labelledBy="change-title">
      <SectionHeading id="change-title" spacing="beside" title={info.title} lead={info.lead} />
      <div className={styles.cards}>
        <Architecture {...info.architecture} />
        <Hardware info={info} sources={sources} />
        <Transition info={info} sources={sources} />
        <ZeroTrust info={info} sources={sources} />
      </div>
    </Section>
  );
}

function Architecture({ title, text, wayLabel, way }: Texts['info']['architecture']) {
  return (
    <article className={styles.card} data-generation="old">
      <h3 className={h3}>{title}</h3>
      <p className={styles.text}>{text}</p>
      <p className={styles.wayLabel}>{wayLabel}</p>
      <ol className={styles.way}>
        {way.map((station) => (
          <li key={station} className={styles.station}>
            {station}
          </li>
        ))}
      </ol>
    </article>
  );
}

function Hardware({ info: { hardware }, sources }: InfoProps) {
  return (
    <article className={styles.card} data-generation="house">
      <h3 className={h3}>{hardware.title}</h3>
      <p className={styles.text}>
        {hardware.text}
        <SourceMarks register={SOURCES} keys={['connectorLife']} sources={sources} />
      </p>
      <Folded on="narrow" summary={hardware.list} className={styles.folded}>
        <dl className={styles.parts}>
          {PARTS.map((part) => (
            <div key={part} className={styles.part}>
              <dt className={styles.partName}>{hardware.parts[part].name}</dt>
              <dd>{hardware.parts[part].task}</dd>
            </div>
          ))}
        </dl>
      </Folded>
    </article>
  );
}

function Transition({ info: { transition }, sources }: InfoProps) {
  return (
    <article className={styles.card} data-generation="both">
      <h3 className={h3}>{transition.title}</h3>
      <p className={styles.text}>{transition.text}</p>
      <ul className={styles.points}>
        {POINTS.map(({ key, sources: keys }) => (
          <li key={key} className={styles.point}>
            {transition.points[key]}
            <SourceMarks register={SOURCES} keys={keys} sources={sources} />
          </li>
        ))}
      </ul>
      <TwoRails />
    </article>
  );
}

function ZeroTrust({ info: { zeroTrust }, sources }: InfoProps) {
  return (
    <article className={styles.card} data-generation="new">
      <h3 className={h3}>{zeroTrust.title}</h3>
      <p className={styles.text}>
        {zeroTrust.text}
        <SourceMarks register={SOURCES} keys={['zeroTrust', 'popp']} sources={sources} />
      </p>
      <ol className={styles.questions}>
        {zeroTrust.questions.map(({ question, answer }) => (
          <li key={question} className={styles.question}>
            <span className={styles.asked}>{question}</span>
            <span className={styles.answer}>{answer}</span>
          </li>
        ))}
      </ol>
    </article>
  );
}
