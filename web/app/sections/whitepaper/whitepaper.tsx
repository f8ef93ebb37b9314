import { useCompany } from '~/i18n/use-company';
import { MarkdownElements } from '~/markdown/markdown-elements';
import { Brand } from '~/site/brand';
import { LatticeDrawing } from '~/ui/lattice';
import type { Paper } from './paper.server';

function monthOf(date: string): string {
  const format = new Intl.DateTimeFormat('de-DE', { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return format.format(new Date(`${date}-01T00:00:00Z`));
}

interface WhitepaperProps {
  paper: Paper;
  /** Tells screen readers that a link opens a new tab. */
  newTab: string;
}

export function Whitepaper({ paper: { front, sections }, newTab }: WhitepaperProps) {
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
            <time dateTime={front.date}>{monthOf(front.date)}</time>
            <span>
              {front.publisher} {legalName}, {city}
            </span>
          </p>
        </div>
      </header>
      <div className="columns">
        <nav className="contents" aria-labelledby="contents">
          <p className="back">
            <a href="/ti-transformation">
              <span aria-hidden="true">← </span>
              {front.back}
            </a>
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
