import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { useLanguage } from '~/i18n/language';
import { renderMarkup } from './markup.server';
import { usePath } from './use-path';

let renderings = 0;

function Greeting({ name, children }: { name: string; children?: ReactNode }) {
  renderings += 1;
  const { language } = useLanguage();
  return (
    <p lang={language}>
      {name}
      {children}
    </p>
  );
}

const Place = () => <p>{usePath()}</p>;

const asked = (path: string, isDocument = false) => ({
  request: new Request(`http://localhost:3000${path}`),
  context: { inlineScriptMark: '', isDocument },
});
const htmlAt = (path: string, name: string) => renderMarkup(asked(path), <Greeting name={name} />).html;

beforeEach(() => {
  renderings = 0;
});

describe('a part of a page', () => {
  it('is rendered once while its data stay the same', () => {
    expect(htmlAt('/de/careers', 'Ida')).toBe('<p lang="de">Ida</p>');
    expect(htmlAt('/de/careers', 'Ida')).toBe('<p lang="de">Ida</p>');
    expect(renderings).toBe(1);
  });

  it('is rendered anew for other data and in another language', () => {
    expect(htmlAt('/de/status', 'Ada')).toContain('Ada');
    expect(htmlAt('/de/status', 'Grace')).toBe('<p lang="de">Grace</p>');
    expect(htmlAt('/fr/status', 'Ada')).toBe('<p lang="fr">Ada</p>');
    expect(renderings).toBe(3);
  });

  it('is rendered anew at another address only where it asks for that', () => {
    expect(htmlAt('/de/blog', 'Alan')).toBe(htmlAt('/de/made-up', 'Alan'));
    expect(renderings).toBe(1);
    const placeAt = (path: string) => renderMarkup(asked(path), <Place />).html;
    expect(placeAt('/de/blog')).toBe('<p>/blog</p>');
    expect(placeAt('/de/careers')).toBe('<p>/careers</p>');
    expect(placeAt('/de/blog')).toBe('<p>/blog</p>');
  });

  it('is rendered each time where it has other elements inside', () => {
    const markupWith = (text: string) =>
      renderMarkup(
        asked('/de'),
        <Greeting name="Ada">
          <b>{text}</b>
        </Greeting>,
      ).html;
    expect(markupWith('1')).toContain('<b>1</b>');
    expect(markupWith('2')).toContain('<b>2</b>');
  });

  it('is known by its hash in a document, and not sent a second time among the data', () => {
    const { hash } = renderMarkup(asked('/de/blog'), <Greeting name="Ada" />);
    expect(JSON.stringify(renderMarkup(asked('/de/blog', true), <Greeting name="Ada" />))).toBe(
      JSON.stringify({ hash }),
    );
  });
});
