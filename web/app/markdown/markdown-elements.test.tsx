import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { MarkdownElements } from './markdown-elements';
import { parseMarkdown } from './parse-markdown';

afterEach(cleanup);

function show(text: string, topLevel = 2): string {
  const { container } = render(
    <MarkdownElements
      document={parseMarkdown(text)}
      topLevel={topLevel}
      hrefOf={(path) => `/fr${path}`}
      newTabNote={<i> (neuer Tab)</i>}
    />,
  );
  return container.innerHTML;
}

describe('a text of editors as elements', () => {
  it('has paragraphs with their lines, lists and marks', () => {
    expect(show('Ein **Wort** *hier*\nund `dort`.')).toBe(
      '<p>Ein <strong>Wort</strong> <em>hier</em><br>und <code>dort</code>.</p>',
    );
    expect(show('- a\n- b')).toBe('<ul><li>a</li><li>b</li></ul>');
  });

  it('has headings one level below the title that it stands under, never another h1', () => {
    expect(show('# a\n## b\n### c')).toBe('<h2>a</h2><h3>b</h3><h4>c</h4>');
    expect(show('# a\n## b\n### c', 3)).toBe('<h3>a</h3><h4>b</h4><h5>c</h5>');
  });

  it('shows HTML as the text that was typed', () => {
    const html = show('<img src=x onerror=alert(1)> <b>x</b>');
    expect(html).toBe('<p>&lt;img src=x onerror=alert(1)&gt; &lt;b&gt;x&lt;/b&gt;</p>');
  });
});

describe('a link in a text of editors', () => {
  it.each([
    ['to another site', 'https://example.org/', 'https://example.org/'],
    ['to a page of this site, which keeps the language', '/eu-id', '/fr/eu-id'],
  ])('%s opens a new tab, hands over nothing and says so', (_name, to, href) => {
    show(`[mehr](${to})`);
    const link = screen.getByRole('link', { name: 'mehr (neuer Tab)' });
    expect(link.getAttribute('href')).toBe(href);
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
  });

  it.each(['#kontakt', 'mailto:info@example.org'])('needs no tab for %s', (to) => {
    show(`[mehr](${to})`);
    const link = screen.getByRole('link', { name: 'mehr' });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([to, null]);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example'])('to %s is no link', (to) => {
    expect(show(`[mehr](${to})`)).toBe('<p>mehr</p>');
  });
});
