import { COLOR_FIELDS, FONT_FIELDS } from 'contract/appearance-fields';
import { z } from 'zod';
import { type ContentClient, contentClient } from '~/content/store/content-client.server';
import { graphql } from '~/content/store/graphql';
import { type Appearance, checkedAppearance } from '~/theme/appearance';
import { storedTexts } from './stored-text';

const AppearanceQuery = graphql(`
  query Appearance {
    appearance {
      primaryColor
      accentColor
      greyColor
      bodyFont
      headingFont
    }
  }
`);

const answer = z.object({
  appearance: z.object(storedTexts([...COLOR_FIELDS, ...FONT_FIELDS])).nullish(),
});

/** Returns the editors' colours and fonts, safe for style sheets. @throws ContentUnavailable */
export async function getAppearance({ cache, strapi }: ContentClient = contentClient()): Promise<Appearance> {
  const { appearance } = await cache.get({
    name: 'appearance',
    part: 'appearance',
    schema: answer,
    load: () => strapi.query(AppearanceQuery, {}),
  });
  return checkedAppearance(appearance ?? null);
}
