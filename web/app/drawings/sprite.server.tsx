import { createHash } from 'node:crypto';
import { LANGUAGE_CODES } from 'contract/languages';
import { renderToStaticMarkup } from 'react-dom/server';
import { FLAGS } from './flags.server';
import { ILLUSTRATION_NAMES, ILLUSTRATION_SIZE } from './illustration-names';
import { ILLUSTRATIONS } from './illustrations.server';
import { STROKES } from './parts';

const { width, height } = ILLUSTRATION_SIZE;

const SPRITE = renderToStaticMarkup(
  <svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true">
    {ILLUSTRATION_NAMES.map((name) => {
      const Illustration = ILLUSTRATIONS[name];
      return (
        <symbol key={name} id={name} viewBox={`0 0 ${width} ${height}`} {...STROKES}>
          <Illustration />
        </symbol>
      );
    })}
    {LANGUAGE_CODES.map((language) => (
      <symbol key={language} id={`flag-${language}`} viewBox="0 0 22 16">
        {FLAGS[language]}
      </symbol>
    ))}
  </svg>,
);

const hash = createHash('sha256').update(SPRITE).digest('base64url').slice(0, 12);

/** All illustrations in one file, cached for ever: its address changes with its content. */
export const ILLUSTRATION_SPRITE = { address: `/illustrations/${hash}.svg`, svg: SPRITE };
