import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::service-status.service-status', { only: ['find'] });
