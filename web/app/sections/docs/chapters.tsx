import type { PageTexts } from '~/i18n/pages';
import { ApiChapter } from './api-chapter';
import { Chapter, Points } from './chapter';
import type { SampleEndpoint } from './sample-endpoints.server';
import type { Tab } from './tabs';

interface ChapterOfProps {
  tab: Tab;
  texts: PageTexts<'docs-idatik'>;
  endpoints: readonly SampleEndpoint[];
}

export function ChapterOf({ tab, texts, endpoints }: ChapterOfProps) {
  const { overview, architecture, integration, security, api } = texts;
  switch (tab) {
    case 'overview':
      return (
        <Chapter id={tab} {...overview}>
          <Points title={overview.listTitle} points={overview.items} look="fields" />
        </Chapter>
      );
    case 'architecture':
      return (
        <Chapter id={tab} {...architecture}>
          <Points title={architecture.layersTitle} points={architecture.layers} look="layers" />
        </Chapter>
      );
    case 'integration':
      return (
        <Chapter id={tab} {...integration}>
          <Points title={integration.stepsTitle} points={integration.steps} look="steps" />
        </Chapter>
      );
    case 'security':
      return (
        <Chapter id={tab} {...security}>
          <Points title={security.measuresTitle} points={security.measures} look="measures" />
        </Chapter>
      );
    case 'api':
      return <ApiChapter api={api} endpoints={endpoints} />;
  }
}
