import { HOME_SWITCHES, type HomeSwitch, hiddenSections } from 'contract/home-page-fields';
import { z } from 'zod';
import { orWhenUnavailable } from '~/content/store/availability.server';
import { type ContentClient, contentClient } from '~/content/store/content-client.server';
import { graphql } from '~/content/store/graphql';
import { storedTexts } from './stored-text';

const HomePageQuery = graphql(`
  query HomePage {
    homePage {
      solutions
      consulting
      why
      euId
      stats
      about
      expertise
      closing
    }
  }
`);

const answer = z.object({ homePage: z.object(storedTexts(HOME_SWITCHES)).nullish() });

export async function hiddenOnHome(
  { cache, strapi }: ContentClient = contentClient(),
): Promise<HomeSwitch[]> {
  const load = () => strapi.query(HomePageQuery, {});
  const stored = cache.get({ name: 'home-page', part: 'homePage', schema: answer, load });
  return hiddenSections((await orWhenUnavailable(stored, null))?.homePage);
}
