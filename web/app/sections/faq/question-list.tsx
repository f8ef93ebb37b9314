import { useProducts } from '~/features/products/use-products';
import type { PageTexts } from '~/i18n/pages';
import { cx } from '~/styled-system/css';
import { textLink } from '~/ui/button.css';
import { OnwardLink } from '~/ui/onward-link';
import { Section } from '~/ui/section';
import { h2 } from '~/ui/section.css';
import * as styles from './faq.css';
import { type FurtherReading, GROUPS, type Question, questionsOf } from './questions';

type Texts = PageTexts<'faq'>;

export function QuestionList({ texts }: { texts: Texts }) {
  return (
    <div data-questions="">
      {GROUPS.map((group, index) => {
        const { title, lang } = texts[group];
        return (
          <Section
            key={group}
            id={group}
            ground={index % 2 === 0 ? 'white' : 'paper'}
            lang={lang}
            labelledBy={`${group}-title`}
            className={styles.group}
          >
            <div className={styles.columns}>
              <h2 id={`${group}-title`} className={h2}>
                {title}
              </h2>
              <div className={styles.questions}>
                {questionsOf(texts[group]).map((question) => (
                  <Answered key={question.name} question={question} links={texts.links} />
                ))}
              </div>
            </div>
          </Section>
        );
      })}
    </div>
  );
}

/** Has its place within the answer: browsers open a folded part that holds the place of an address. */
function Answered({
  question: { name, question, answer, inShort, further },
  links,
}: {
  question: Question;
  links: Texts['links'];
}) {
  return (
    <details className={styles.question} data-question="">
      <summary className={styles.summary}>
        <h3 className={styles.title}>{question}</h3>{' '}
        {inShort !== '' && <span className={styles.inShort}>{inShort}</span>}
      </summary>
      <div id={name} className={styles.answer}>
        <p>{answer}</p>
        {further && <Further to={further} links={links} />}
      </div>
    </details>
  );
}

function Further({ to, links }: { to: FurtherReading; links: Texts['links'] }) {
  const products = useProducts();
  if ('file' in to)
    return (
      <a href={to.file} className={cx(textLink, styles.further)} lang={links.lang}>
        {links[to.label]}
      </a>
    );
  if ('page' in to)
    return (
      <OnwardLink to={to.page} className={styles.further} lang={links.lang}>
        {links[to.label]}
      </OnwardLink>
    );
  const product = products.find(({ key }) => key === to.product);
  return (
    product && (
      <OnwardLink to={product.path} className={styles.further} lang={product.name.lang}>
        {product.name.value}
      </OnwardLink>
    )
  );
}
