import type { z } from 'zod';
import { HOME_PAGE_FIELDS } from './home-page-fields';
import { singleEntrySchemas } from './single-entry';

export const { output: homePage, input: homePageInput } = singleEntrySchemas(HOME_PAGE_FIELDS);
export type EditedHomePage = z.output<typeof homePage>;
