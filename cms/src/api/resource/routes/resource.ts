import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::resource.resource', { only: ['find', 'findOne'] });
