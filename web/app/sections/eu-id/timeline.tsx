import type { PageTexts } from '~/i18n/pages';
import { SourceMarks } from '~/sections/shared/sources/source-marks';
import { Section, SectionHeading } from '~/ui/section';
import { h3 } from '~/ui/section.css';
import { CURRENT_PROGRESS, hasNews, MILESTONES, SINCE_THEN } from './milestones';
import { SOURCES } from './sources';
import { StatusBadge } from './status-badge';
import * as styles from './timeline.css';

type Texts = PageTexts<'eu-id'>;
type Milestone = (typeof MILESTONES)[number];

interface TimelineProps extends Pick<Texts, 'timeline' | 'sources'> {
  progress: string;
}

export function Timeline({ timeline, sources, progress }: TimelineProps) {
  return (
    <Section id="timeline" lang={timeline.lang} labelledBy="timeline-title">
      <SectionHeading id="timeline-title" title={timeline.title} lead={timeline.lead} />
      <ol>
        {MILESTONES.map((milestone) => (
          <li
            key={milestone.key}
            className={styles.milestone}
            data-status={milestone.status}
            aria-current={milestone.status === 'current' ? 'step' : undefined}
          >
            <p className={styles.date}>
              <time dateTime={milestone.dateTime}>{timeline.milestones[milestone.key].date}</time>
            </p>
            <span className={styles.rail} aria-hidden="true">
              <span className={styles.node} />
              <span className={styles.track}>
                <span className={styles.line} data-line="" />
              </span>
            </span>
            <MilestoneText milestone={milestone} timeline={timeline} sources={sources} progress={progress} />
            <News milestone={milestone} timeline={timeline} sources={sources} />
          </li>
        ))}
      </ol>
    </Section>
  );
}

function MilestoneText({
  milestone: { key, status, sources: keys },
  timeline,
  sources,
  progress,
}: TimelineProps & { milestone: Milestone }) {
  const { title, text } = timeline.milestones[key];
  return (
    <div className={styles.body}>
      <StatusBadge status={status} label={timeline.statuses[status]} />
      <h3 className={h3}>{title}</h3>
      <p className={styles.text}>
        {text}
        <SourceMarks register={SOURCES} keys={keys} sources={sources} />
      </p>
      {status === 'current' && <Progress texts={timeline.progress} value={progress} />}
    </div>
  );
}

function Progress({ texts, value }: { texts: Texts['timeline']['progress']; value: string }) {
  return (
    <div className={styles.progress}>
      <p className={styles.progressLabel}>
        <span id="progress-label">{texts.label}</span>
        <span className={styles.progressValue}>{value}</span>
      </p>
      <progress className={styles.bar} aria-labelledby="progress-label" value={CURRENT_PROGRESS} max={100}>
        {value}
      </progress>
      <p className={styles.progressAsOf}>{texts.asOf}</p>
    </div>
  );
}

function News({
  milestone: { key },
  timeline,
  sources,
}: Omit<TimelineProps, 'progress'> & { milestone: Milestone }) {
  if (!hasNews(key)) return null;
  return (
    <div className={styles.news}>
      <p className={styles.newsTitle}>{timeline.since.title}</p>
      <p>
        {timeline.since[key]}
        <SourceMarks register={SOURCES} keys={SINCE_THEN[key]} sources={sources} />
      </p>
    </div>
  );
}
