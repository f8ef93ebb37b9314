import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::appearance.appearance', { only: ['find'] });
