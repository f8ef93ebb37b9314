import type { Language } from 'contract/languages';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { PageTexts } from '~/i18n/pages';
import { textsFor } from '~/i18n/texts.server';
import { STROKES } from './parts';
import { type Arrangement, SCENE_WIDTHS } from './scene';

export type SceneName = keyof PageTexts<'product-drawings'>;
export type SceneTexts<Name extends SceneName> = PageTexts<'product-drawings'>[Name];

export interface Scene<Name extends SceneName> {
  /** In the units of `SCENE_WIDTHS`. */
  height: Record<Arrangement, number>;
  Drawing: ComponentType<{ texts: SceneTexts<Name>; arrangement: Arrangement }>;
}

export interface Picture {
  svg: string;
  width: number;
  height: number;
}

export interface PreparedScene
  extends Pick<SceneTexts<SceneName>, 'title' | 'lead' | 'description' | 'lang'> {
  draw: (arrangement: Arrangement) => Picture;
}

export function prepareScene<Name extends SceneName>(
  name: Name,
  { height: heights, Drawing }: Scene<Name>,
  language: Language,
): PreparedScene {
  const { 'product-drawings': all } = textsFor(language, 'product-drawings');
  const texts = all[name];
  const { title, lead, description, lang } = texts;
  return {
    title,
    lead,
    description,
    ...(lang && { lang }),
    draw: (arrangement) => {
      const [width, height] = [SCENE_WIDTHS[arrangement], heights[arrangement]];
      const svg = renderToStaticMarkup(
        <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" {...STROKES}>
          <Drawing texts={texts} arrangement={arrangement} />
        </svg>,
      );
      return { svg, width, height };
    },
  };
}
