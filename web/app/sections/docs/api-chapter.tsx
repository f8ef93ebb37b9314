import type { PageTexts } from '~/i18n/pages';
import { cx } from '~/styled-system/css';
import { h3 } from '~/ui/section.css';
import { Chapter } from './chapter';
import { CodeBlock } from './code-block';
import * as styles from './docs.css';
import type { SampleEndpoint } from './sample-endpoints.server';

interface ApiChapterProps {
  api: PageTexts<'docs-idatik'>['api'];
  endpoints: readonly SampleEndpoint[];
}

export function ApiChapter({ api, endpoints }: ApiChapterProps) {
  return (
    <Chapter id="api" title={api.title} paragraphs={[api.lead]} lang={api.lang}>
      <p className={styles.note}>{api.authNote}</p>
      <div className={styles.endpoints}>
        {endpoints.map(({ id, method, path, request, response }, index) => {
          const texts = api.endpoints[index];
          const context = `${method} ${path}`;
          return (
            <article key={id} id={id} className={styles.endpoint}>
              <p className={styles.endpointHead} translate="no">
                <span className={cx(styles.method, styles.methods[method])}>{method}</span>
                <code className={styles.path}>{path}</code>
              </p>
              <h3 className={h3}>{texts?.title}</h3>
              <p className={styles.itemText}>{texts?.text}</p>
              <div className={styles.codes}>
                <CodeBlock title={api.request} context={context} code={request} labels={api} />
                <CodeBlock title={api.response} context={context} code={response} labels={api} />
              </div>
            </article>
          );
        })}
      </div>
    </Chapter>
  );
}
