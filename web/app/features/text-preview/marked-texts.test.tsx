import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MARK_CHARACTERS, markOf } from '~/i18n/marks';
import { MarkedTexts } from './marked-texts';
import type { TextDraft, TextRef } from './text-table';

const ref = (key: string, file = 'home'): TextRef => ({ file, language: 'de', key });
const TITLE = ref('hero.title');
const LEAD = ref('hero.lead');
const LABEL = ref('hero.label');
const HEAD = ref('meta.description');
const LATER = ref('form.sent', 'contact');

const typed = (text: TextRef, from: string, to: string, isPlain = true): TextDraft => ({
  ...text,
  from,
  to,
  isPlain,
});

let texts: MarkedTexts;

const find = (selector: string): Element => {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`The test has no ${selector}.`);
  return element;
};

function take(body: string, head = ''): void {
  document.head.innerHTML = head;
  document.body.innerHTML = body;
  texts.takeFrom(document.documentElement);
}

beforeEach(() => {
  texts = new MarkedTexts();
  texts.addTable([
    [1, TITLE],
    [2, LEAD],
    [3, LABEL],
    [4, HEAD],
    [5, LATER],
  ]);
});

afterEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML = '';
});

describe('taking the marks out of a page', () => {
  it('leaves no character of them in texts, attributes or the head', () => {
    take(
      `<h1>Titel${markOf(1)}</h1><button aria-label="Öffnen${markOf(3)}">x</button>`,
      `<meta name="description" content="Kurz${markOf(4)}">`,
    );
    expect(document.documentElement.outerHTML).not.toMatch(MARK_CHARACTERS);
    expect(find('h1').textContent).toBe('Titel');
    expect(find('button').getAttribute('aria-label')).toBe('Öffnen');
  });

  it('takes them from attributes that nobody reads, too', () => {
    take(`<a href="/de?q=Titel${markOf(1)}" data-name="Titel${markOf(1)}">Link</a>`);
    expect(find('a').outerHTML).not.toMatch(MARK_CHARACTERS);
    expect(texts.all()).toEqual([]);
  });

  it('knows nothing of a number that the table lacks', () => {
    take(`<p>Fremd${markOf(99)}</p>`);
    expect(find('p').textContent).toBe('Fremd');
    expect(texts.near(find('p'), 1)).toEqual([]);
  });

  it('leaves the content of scripts alone', () => {
    const json = JSON.stringify({ name: `Titel${markOf(1)}` });
    take(`<script type="application/ld+json">${json}</script>`);
    expect(find('script').textContent).toBe(json);
  });
});

describe('pointing at an element', () => {
  it('names the text that stands in it', () => {
    take(`<h1>Titel${markOf(1)}</h1><p>Text${markOf(2)}</p>`);
    expect(texts.near(find('p'))).toEqual([LEAD]);
  });

  it('names the nearest text around it', () => {
    take(`<div><p>Text${markOf(2)}</p><span><svg></svg></span></div>`);
    expect(texts.near(find('svg'))).toEqual([LEAD]);
  });

  it('goes up no more than five elements', () => {
    take(`<section><h1>Titel${markOf(1)}</h1><i><i><i><i><b></b></i></i></i></i></section>`);
    expect(texts.near(find('b'))).toEqual([]);
  });

  it('names all texts of an element, each once', () => {
    take(
      `<p aria-label="Öffnen${markOf(3)}">Titel${markOf(1)} Text${markOf(2)} <b>Titel${markOf(1)}</b></p>`,
    );
    expect(texts.near(find('p'))).toEqual([LABEL, TITLE, LEAD]);
  });

  it('does not name a text that a script has replaced', () => {
    take(`<p>Titel${markOf(1)}</p>`);
    const [node] = find('p').childNodes;
    if (node) node.nodeValue = '12:30';
    expect(texts.near(find('p'), 1)).toEqual([]);
  });
});

describe('a text that an island shows later', () => {
  const island = (text: string) =>
    `<div data-island='${JSON.stringify({ props: { words: [text] } })}'></div><p></p>`;

  it('is found by its words', () => {
    take(island(`Gesendet${markOf(5)}`));
    expect(find('div').getAttribute('data-island')).not.toMatch(MARK_CHARACTERS);
    find('p').textContent = 'Gesendet';
    expect(texts.near(find('p'))).toEqual([LATER]);
  });

  it('is found by its mark where it still has one', () => {
    take('<p></p>');
    find('p').append(document.createTextNode(`Gesendet${markOf(5)}`));
    texts.takeFrom(find('p'));
    expect(find('p').textContent).toBe('Gesendet');
    expect(texts.near(find('p'))).toEqual([LATER]);
  });
});

describe('what an editor types', () => {
  it('shows wherever the text stands alone', () => {
    take(`<h1>Titel${markOf(1)}</h1><nav><a aria-label="Titel${markOf(1)}">Titel${markOf(1)}</a></nav>`);
    texts.show(typed(TITLE, 'Titel', 'Neu'));
    expect(find('h1').textContent).toBe('Neu');
    expect(find('a').textContent).toBe('Neu');
    expect(find('a').getAttribute('aria-label')).toBe('Neu');
    expect(texts.near(find('h1'))).toEqual([TITLE]);
  });

  it('shows among other texts of the same place, key by key', () => {
    take(`<p>Titel${markOf(1)} Text${markOf(2)}</p>`);
    texts.show(typed(TITLE, 'Titel', 'Neu'));
    texts.show(typed(TITLE, 'Titel', 'Neues'));
    expect(find('p').textContent).toBe('Neues Text');
    expect(texts.near(find('p'))).toEqual([TITLE, LEAD]);
  });

  it('shows in the line of a list that changes, and in no other', () => {
    take(`<ul><li>Web${markOf(1)}</li><li>Webseite${markOf(1)}</li></ul>`);
    texts.show(typed(TITLE, '- Web\n- Webseite', '- Netz\n- Webseite', false));
    expect(find('ul').textContent).toBe('NetzWebseite');
  });

  it('waits for the server where lines come or go', () => {
    take(`<p>eins${markOf(1)}</p>`);
    texts.show(typed(TITLE, 'eins', 'eins\nzwei', false));
    expect(find('p').textContent).toBe('eins');
  });
});

describe('the list of the texts of a page', () => {
  it('has each text once, in the order of the page, with its place', () => {
    take(
      `<h1>Titel${markOf(1)}</h1><img alt="Bild${markOf(3)}"><p>Text${markOf(2)}</p><p>Titel${markOf(1)}</p>`,
      `<meta name="description" content="Kurz${markOf(4)}">`,
    );
    expect(texts.all()).toEqual([
      { ...HEAD, text: 'Kurz', place: 'head' },
      { ...TITLE, text: 'Titel', place: 'page' },
      { ...LABEL, text: 'Bild', place: 'unseen' },
      { ...LEAD, text: 'Text', place: 'page' },
    ]);
  });
});
