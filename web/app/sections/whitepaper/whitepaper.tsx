import { Fragment } from 'react';
import { useCompany } from '~/i18n/use-company';
import { MarkdownElements } from '~/markdown/markdown-elements';
import { Brand } from '~/site/brand';
import { LatticeDrawing } from '~/ui/lattice';
import { WHITEPAPER_PDF_PATH } from './address';
import type { Paper } from './paper.server';
import { splitReferences } from './references';

const sourceId = (number: number) => `source-${number}`;

const withReferences = (text: string) =>
  splitReferences(text).map((part) =>
    typeof part === 'string' ? (
      part
    ) : (
      <Fragment key={part}>
        {'\u00a0'}
        <a href={`#${sourceId(part)}`} role="doc-noteref">
          [{part}]
        </a>
      </Fragment>
    ),
  );

interface WhitepaperProps {
  paper: Paper;
  newTab: string;
}

export function Whitepaper({ paper: { front, month, sections }, newTab }: WhitepaperProps) {
  const { legalName, street, postalCode, city, email } = useCompany();
  return (
    <>
      <header className="cover">
        <LatticeDrawing className="lattice" />
        <div className="cover-text">
          <p className="brand">
            <Brand />
          </p>
          <p className="kind">{front.kind}</p>
          <h1>{front.title}</h1>
          <p className="subtitle">{front.subtitle}</p>
          <p className="imprint">
            <time dateTime={front.date}>{month}</time>
            <span>
              {front.publisher} {legalName}, {city}
            </span>
          </p>
        </div>
      </header>
      <div className="columns">
        <nav className="contents" aria-labelledby="contents">
          <p className="way">
            <a href="/ti-transformation">
              <span aria-hidden="true">← </span>
              {front.back}
            </a>
          </p>
          <p className="way">
            <a href={WHITEPAPER_PDF_PATH}>{front.print}</a>
          </p>
          <h2 id="contents">{front.contents}</h2>
          <ol>
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <main>
          {sections.map(({ id, title, text }) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`}>
              <h2 id={`${id}-title`}>{title}</h2>
              <MarkdownElements
                document={text}
                topLevel={1}
                hrefOf={(path) => path}
                showText={withReferences}
                idOf={sourceId}
                newTabNote={<span className="unseen"> ({newTab})</span>}
              />
            </section>
          ))}
        </main>
      </div>
      <footer className="publisher">
        <p className="publisher-text">
          {legalName}, {street}, {postalCode} {city}
          <br />
          <a href={`mailto:${email}`}>{email}</a>
        </p>
      </footer>
    </>
  );
}
