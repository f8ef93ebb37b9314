import { z } from 'zod';
import { type ContentClient, contentClient } from '~/content/store/content-client.server';
import { graphql } from '~/content/store/graphql';
import { type Appearance, checkedAppearance } from '~/theme/appearance';

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

const text = z.string().nullish();
const answer = z.object({
  appearance: z
    .object({ primaryColor: text, accentColor: text, greyColor: text, bodyFont: text, headingFont: text })
    .nullish(),
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
